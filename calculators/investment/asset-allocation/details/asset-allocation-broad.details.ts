import { modelDiffers, modelSource } from '#calculators/investment/asset-allocation/allocation.ts';
import type calculator from '#calculators/investment/asset-allocation/asset-allocation-broad.ts';
import { chartOver } from '#calculators/kit/charts/chart-over.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) =>
    chartOver('age', {
      kind: 'stack',
      title: 'Glide path',
      unit: 'percent',
      rows: results.glidePath,
      lines: { Stocks: (row) => row.stocksPercent, Bonds: (row) => row.bondsPercent, Cash: (row) => row.cashPercent },
    }),
  explanation: {
    formula: ['stocks = model + 2 × (years to go − 10), within 30 points of the model and 95%'],
    assumptions: ['Models 40, 60 and 80% in stocks ten years before the goal.', 'Bonds and cash keep their proportion.'],
    leavesOut: ['Other income, debts and how soon you must sell.'],
    differs: [
      'Asset Allocation compares what you hold with a target; this one sets the target from your age.',
      modelDiffers,
      '100, 110 or 120 less your age are rules of thumb.',
    ],
  },
  sources: [
    modelSource,
    {
      title: 'Vanguard, Target Retirement Funds: glide path',
      locator: '90% stocks to 25 years before, 50% at retirement, 30% seven years after',
    },
  ],
});
