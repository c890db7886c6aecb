import type calculator from '#calculators/investment/compound-growth/investment-fees.ts';
import { chartOver } from '#calculators/kit/charts/chart-over.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) =>
    chartOver('year', {
      kind: 'lines',
      title: 'Value with and without fees',
      rows: results.yearly,
      lines: { 'No fees': (row) => row.withoutFees, 'Cheaper fund': (row) => row.lowFee, 'Your fee': (row) => row.afterFees },
      reference: 'No fees',
    }),
  explanation: {
    formula: ['growth a year = (1 + return) × (1 − fee)', 'deposits at the end of each month grow at the twelfth root of it'],
    assumptions: ['Return and fees stay the same.', 'The fee is taken from assets at the end of each year.'],
    leavesOut: ['Taxes and trading costs.'],
    differs: ['The Department of Labor subtracts the fee (7 − 1 = 6%), which shows a little more than 1.07 × 0.99.'],
  },
  sources: [
    {
      title: 'SEC Office of Investor Education, How Fees and Expenses Affect Your Investment Portfolio',
      locator: 'Investor Bulletin: 100,000 dollars over 20 years at 4%',
      url: 'https://www.sec.gov/investor/alerts/ib_fees_expenses.pdf',
    },
  ],
});
