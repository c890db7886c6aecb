import type calculator from '#calculators/business/profitability/scenario-analysis.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'Profit by case',
    unit: 'money',
    bars: [
      { label: 'Worst', value: results.worstProfit },
      { label: 'Base', value: results.baseProfit },
      { label: 'Best', value: results.bestProfit },
      { label: 'Expected', value: results.expectedProfit, chosen: true },
    ],
  }),
  explanation: {
    formula: ['Profit = sales × (1 − variable share) − fixed costs, with the changes of each case.', 'Expected = Σ chance × profit.'],
    assumptions: ['The base case has the rest of the chances.', 'Fixed costs are the same in each case.'],
    leavesOut: ['Income tax and outcomes between the cases.'],
    differs: ['Others change one input at a time (sensitivity), or draw thousands of cases (simulation).'],
  },
  sources: [
    {
      title: 'Brealey, Myers and Allen, Principles of Corporate Finance',
      locator: 'ch. 10, sensitivity, scenario and break-even analysis',
    },
  ],
});
