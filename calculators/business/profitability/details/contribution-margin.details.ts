import type calculator from '#calculators/business/profitability/contribution-margin.ts';
import { costVolumeSource } from '#calculators/business/profitability/cost-volume.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'bars',
    title: 'From price to contribution, a unit',
    unit: 'money',
    bars: [
      { label: 'Price', value: inputs.pricePerUnit },
      { label: 'Material', value: inputs.materialPerUnit },
      { label: 'Labor', value: inputs.laborPerUnit },
      { label: 'Other', value: inputs.otherVariableCost },
      { label: 'Contribution', value: results.contributionPerUnit, chosen: true },
    ],
  }),
  explanation: {
    formula: ['Contribution = price − variable cost; ratio = contribution ÷ price.', 'Per hour = contribution ÷ bottleneck hours.'],
    assumptions: ['Labor changes with output; if it does not, it belongs to fixed costs.'],
    leavesOut: ['Income tax and unsold stock.'],
    differs: ['Gross margin takes off production overhead too; markup divides by cost.'],
  },
  sources: [costVolumeSource, { title: 'Horngren, Datar and Rajan, Cost Accounting', locator: 'ch. 11, product mix under a constraint' }],
});
