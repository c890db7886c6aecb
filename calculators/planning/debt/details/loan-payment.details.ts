import { chartOver } from '#calculators/kit/charts/chart-over.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { annuitySource, centsAssumption, dailyDiffers, paymentFormula } from '#calculators/planning/debt/debt.ts';
import type calculator from '#calculators/planning/debt/loan-payment.ts';

export default defineDetails<typeof calculator>({
  chart: (results) =>
    chartOver('year', {
      kind: 'stack',
      title: 'Interest and principal by year',
      rows: results.yearly,
      lines: { Principal: (row) => row.principal, Interest: (row) => row.interest },
    }),
  explanation: {
    formula: [paymentFormula],
    assumptions: [centsAssumption, 'Periods are equal parts of a year.'],
    leavesOut: ['Fees, which the APR contains.'],
    differs: [dailyDiffers],
  },
  sources: [annuitySource],
});
