import {
  compoundFormula,
  compoundingDiffers,
  compoundSource,
  compoundTerms,
  steadyRate,
} from '#calculators/investment/compound-growth/compounding.ts';
import type calculator from '#calculators/investment/compound-growth/future-value.ts';
import { chartOver } from '#calculators/kit/charts/chart-over.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) =>
    chartOver('year', {
      kind: 'stack',
      title: 'Deposits and interest',
      rows: results.yearly,
      lines: { Deposits: (row) => row.deposits, Interest: (row) => row.interest },
    }),
  explanation: {
    formula: [compoundFormula, compoundTerms],
    assumptions: [steadyRate, 'Interest is not rounded in between.'],
    leavesOut: ['Taxes and fees.'],
    differs: [
      'Compound Interest shows the interest of a sum year by year; Retirement Planner takes an effective return.',
      compoundingDiffers,
    ],
  },
  sources: [compoundSource],
});
