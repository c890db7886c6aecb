import { fisherFormula, fisherSource } from '#calculators/investment/inflation/inflation.ts';
import type calculator from '#calculators/investment/inflation/inflation-impact.ts';
import { chartOver } from '#calculators/kit/charts/chart-over.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) =>
    chartOver('year', {
      kind: 'lines',
      title: 'Cost and purchasing power',
      rows: results.yearly,
      lines: { 'Same goods cost': (row) => row.futureCost, 'Same dollars buy': (row) => row.purchasingPower },
      reference: 'Same dollars buy',
    }),
  explanation: {
    formula: ['future cost = amount × (1 + π)^n; purchasing power = amount ÷ (1 + π)^n', fisherFormula],
    assumptions: ['Prices rise by the same share each year.'],
    leavesOut: ['Your own basket of goods, which may rise faster or slower.'],
    differs: ['Return less inflation (7 − 3 = 4%) is an approximation; Fisher gives 3.88%.'],
  },
  sources: [
    fisherSource,
    { title: 'U.S. Bureau of Labor Statistics, Handbook of Methods', locator: 'Consumer Price Index: uses, escalation' },
  ],
});
