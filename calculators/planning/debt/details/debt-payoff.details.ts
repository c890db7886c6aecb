import { chartOver } from '#calculators/kit/charts/chart-over.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { annuitySource, centsAssumption, dailyDiffers, interestFormula, tooLow } from '#calculators/planning/debt/debt.ts';
import type calculator from '#calculators/planning/debt/debt-payoff.ts';

export default defineDetails<typeof calculator>({
  chart: (results) =>
    chartOver('month', { kind: 'area', title: 'Balance', rows: results.schedule, lines: { Balance: (row) => row.balance } }),
  explanation: {
    formula: [interestFormula],
    assumptions: [centsAssumption, 'Nothing is added to the debt.'],
    leavesOut: ['Fees and changes of the rate.'],
    differs: [dailyDiffers, `"${tooLow}" means that the first month’s interest takes it all.`],
  },
  sources: [annuitySource],
});
