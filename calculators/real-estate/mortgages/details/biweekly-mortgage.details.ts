import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/real-estate/mortgages/biweekly-mortgage.ts';
import { annuitySource, centsAssumption, paymentFormula } from '#calculators/real-estate/mortgages/loan.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'lines',
    title: 'Balance over time',
    x: { label: 'Year', unit: 'year', values: results.balances.map((row) => row.year) },
    y: { label: 'Balance', unit: 'money' },
    series: [
      { label: 'Biweekly', values: results.balances.map((row) => row.biweeklyBalance) },
      { label: 'Monthly', values: results.balances.map((row) => row.monthlyBalance), role: 'reference' },
    ],
  }),
  explanation: {
    formula: [
      paymentFormula,
      'Half payment: interest at rate ÷ 26, 26 payments a year.',
      'Thirteenth: monthly payments of 13/12. Full term: level payment at rate ÷ 26.',
    ],
    assumptions: [centsAssumption, 'Each payment is credited at once; a year has exactly 26.'],
    leavesOut: ['Fees of a biweekly program.'],
    differs: ['The three meanings of biweekly give different savings; most sites do not say which they use.'],
  },
  sources: [annuitySource, { title: 'Consumer Financial Protection Bureau', locator: 'Ask CFPB, biweekly payment programs' }],
});
