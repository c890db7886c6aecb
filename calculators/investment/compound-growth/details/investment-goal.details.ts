import { compoundFormula, compoundSource, compoundTerms, steadyRate } from '#calculators/investment/compound-growth/compounding.ts';
import type calculator from '#calculators/investment/compound-growth/investment-goal.ts';
import { chartOver } from '#calculators/kit/charts/chart-over.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) =>
    chartOver('year', {
      kind: 'stack',
      title: 'The way to the goal',
      rows: results.yearly,
      lines: { Deposits: (row) => row.deposits, Interest: (row) => row.interest },
    }),
  explanation: {
    formula: [`${compoundFormula}, solved for D`, compoundTerms],
    assumptions: [steadyRate, 'Deposits come at the end of each month, in whole cents.'],
    leavesOut: ['Taxes, fees and the swings of a market.'],
    differs: ['Deposits at the start of the month are smaller by one month’s interest.'],
  },
  sources: [compoundSource],
});
