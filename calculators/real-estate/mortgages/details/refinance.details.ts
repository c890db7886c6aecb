import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { annuitySource, centsAssumption, paymentFormula } from '#calculators/real-estate/mortgages/loan.ts';
import type calculator from '#calculators/real-estate/mortgages/refinance.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'lines',
    title: 'Ahead or behind by refinancing',
    x: { label: 'Year', unit: 'year', values: results.comparison.map((row) => row.year) },
    y: { label: 'Net benefit', unit: 'money' },
    series: [{ label: 'Net benefit', values: results.comparison.map((row) => row.netBenefit) }],
    marks:
      results.monthsUntilAhead !== null && results.monthsUntilAhead <= inputs.yearsInHome * 12
        ? [{ x: results.monthsUntilAhead / 12, label: 'ahead' }]
        : [],
  }),
  explanation: {
    formula: [
      paymentFormula,
      'Break-even = closing costs, in cash or in the loan, ÷ monthly savings.',
      'Net benefit = paid and still owed on the old loan, less the same and the costs on the new one.',
    ],
    assumptions: [centsAssumption, 'Recommended when the net benefit is above zero at the end of your stay.'],
    leavesOut: ['Interest lost on the cash for the costs, and tax deductions.'],
    differs: ['Others stop at the break-even of payments and overlook that a longer term repays later.'],
  },
  sources: [
    { title: 'Federal Reserve Board, A Consumer’s Guide to Mortgage Refinancings', locator: 'Calculate your break-even period' },
    annuitySource,
  ],
});
