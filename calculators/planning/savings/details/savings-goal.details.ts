import { chartOver } from '#calculators/kit/charts/chart-over.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { depositsDiffer, monthEnd, savingFormula, savingSource, steadyRate } from '#calculators/planning/savings/saving.ts';
import type calculator from '#calculators/planning/savings/savings-goal.ts';

export default defineDetails<typeof calculator>({
  chart: (results) =>
    chartOver('month', {
      kind: 'stack',
      title: 'Savings',
      rows: results.monthly,
      lines: { Deposits: (row) => row.deposits, Interest: (row) => row.interest },
    }),
  explanation: {
    formula: [savingFormula, 'months: the smallest n at which B reaches the goal'],
    assumptions: [monthEnd, steadyRate],
    leavesOut: ['Taxes on interest.'],
    differs: [depositsDiffer],
  },
  sources: [savingSource],
});
