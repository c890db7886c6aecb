import { compoundSource, steadyRate } from '#calculators/investment/compound-growth/compounding.ts';
import type calculator from '#calculators/investment/distributions/investment-distributions.ts';
import { chartOver } from '#calculators/kit/charts/chart-over.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => chartOver('year', { kind: 'area', title: 'Balance', rows: results.yearly, lines: { Balance: (row) => row.balance } }),
  explanation: {
    formula: ['balance = balance × (1 + r ÷ 12) − withdrawal, each month', 'The withdrawal rises once a year.'],
    assumptions: [steadyRate, 'Withdrawals come at the end of the month.'],
    leavesOut: ['Taxes, and years of loss, which hurt most at the start.'],
    differs: ['A level withdrawal (no rise) lasts longer.'],
  },
  sources: [compoundSource],
});
