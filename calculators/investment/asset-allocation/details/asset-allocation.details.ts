import { modelDiffers, modelSource } from '#calculators/investment/asset-allocation/allocation.ts';
import type calculator from '#calculators/investment/asset-allocation/asset-allocation.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'share',
    title: 'Target mix',
    unit: 'money',
    parts: [
      { label: 'Stocks', value: results.targetStocks },
      { label: 'Bonds', value: results.targetBonds },
      { label: 'Cash', value: results.targetCash },
    ],
  }),
  explanation: {
    formula: ['trade = target share × total − what you hold'],
    assumptions: ['Conservative 40/50/10, moderate 60/35/5, aggressive 80/15/5.'],
    leavesOut: ['Age and horizon: see the allocation by age.', 'Taxes on what is sold.'],
    differs: [
      'Asset Allocation by Age sets a target from your age; this one compares what you hold with the target of your risk tolerance.',
      modelDiffers,
    ],
  },
  sources: [modelSource, { title: 'SEC, Beginners’ Guide to Asset Allocation, Diversification, and Rebalancing', locator: 'Rebalancing' }],
});
