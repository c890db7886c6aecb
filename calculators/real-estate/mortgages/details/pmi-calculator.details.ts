import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { centsAssumption } from '#calculators/real-estate/mortgages/loan.ts';
import type calculator from '#calculators/real-estate/mortgages/pmi-calculator.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'lines',
    title: 'Loan as a percent of the price',
    x: { label: 'Year', unit: 'year', values: results.balances.map((row) => row.year) },
    y: { label: 'Loan to value', unit: 'percent' },
    series: [{ label: 'Loan to value', values: results.balances.map((row) => row.loanToValue) }],
    marks: results.pmiEndsAfter === null ? [] : [{ x: results.pmiEndsAfter / 12, label: 'insurance ends' }],
  }),
  explanation: {
    formula: ['Premium = loan × yearly rate ÷ 12.', 'Due above 80% of the price; ends at 78%, at the latest at half of the term.'],
    assumptions: [centsAssumption, 'The price is the original value; payments are on time.'],
    leavesOut: ['Rise of the home value, which may let a lender end it sooner.', 'FHA premiums.'],
    differs: ['Others end it at 80%, or lower the premium with the balance.'],
  },
  sources: [{ title: 'Homeowners Protection Act of 1998', locator: '12 U.S.C. 4901-4902: request at 80%, end at 78%, midpoint' }],
});
