import { compoundSource, steadyRate } from '#calculators/investment/compound-growth/compounding.ts';
import type calculator from '#calculators/investment/compound-growth/investment-loan.ts';
import { chartOver } from '#calculators/kit/charts/chart-over.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) =>
    chartOver('year', {
      kind: 'lines',
      title: 'Investment and loan',
      rows: results.yearly,
      lines: { Investment: (row) => row.investmentValue, Loan: (row) => row.loanBalance },
      reference: 'Loan',
    }),
  explanation: {
    formula: ['profit = end value − tax on gain − payments + tax saved', 'without the loan: the payments, invested monthly'],
    assumptions: [steadyRate, 'Tax saved by the deduction is not invested.', 'With interest only, the loan is repaid at the end.'],
    leavesOut: ['Risk: a fall hits the whole sum, the debt stays.', 'The limit of the deduction to net investment income.'],
    differs: ['Sites that compare only the two rates ignore that the loan is repaid over time.'],
  },
  sources: [
    { title: 'Internal Revenue Code', locator: '26 USC 163(d): investment interest up to net investment income, carried forward' },
    {
      title: 'ASIC Moneysmart, Borrowing to invest',
      locator: 'How borrowing to invest works; risks',
      url: 'https://moneysmart.gov.au/how-to-invest/borrowing-to-invest',
    },
    compoundSource,
  ],
});
