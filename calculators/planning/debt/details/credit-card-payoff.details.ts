import { chartOver } from '#calculators/kit/charts/chart-over.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/planning/debt/credit-card-payoff.ts';
import { centsAssumption, dailyDiffers, interestFormula } from '#calculators/planning/debt/debt.ts';

export default defineDetails<typeof calculator>({
  chart: (results) =>
    chartOver('month', {
      kind: 'lines',
      title: 'Balance',
      rows: results.balances,
      lines: { 'Fixed payment': (row) => row.fixedPayment, 'Minimum payment': (row) => row.minimumPayment },
      reference: 'Minimum payment',
    }),
  explanation: {
    formula: [interestFormula, 'minimum = larger of floor and share of the balance + interest'],
    assumptions: [centsAssumption, 'No new charges and no fees.'],
    leavesOut: ['Promotional rates.'],
    differs: [dailyDiffers, 'Card issuers set their minimum in several ways.'],
  },
  sources: [
    { title: 'Regulation Z, Truth in Lending', locator: '12 CFR 1026.7(b)(12) and appendix M1: minimum payment and 36-month disclosures' },
    { title: 'Truth in Lending Act', locator: '15 USC 1637(b)(11): examples of a 2 and a 5 per cent minimum' },
  ],
});
