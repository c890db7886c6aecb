import type calculator from '#calculators/automotive/ownership-costs/extended-warranty.ts';
import { repairSource } from '#calculators/automotive/ownership-costs/makes.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'bars',
    title: 'Price against what it pays back',
    unit: 'money',
    bars: [
      { label: 'Price', value: inputs.warrantyCost, chosen: results.netValue > 0 },
      { label: 'Paid back', value: results.expectedPayback },
      { label: 'All repairs', value: results.expectedRepairs },
    ],
  }),
  explanation: {
    formula: [
      'repairs of a year = make × reliability × (1 + rise)^(year − 1)',
      'paid back = repairs × covered share − deductible × visits, never below zero',
      'break-even: the repairs, all in the same proportion, that pay back the price',
    ],
    assumptions: [
      'Reliability, for planning: excellent 0.6, good 0.8, average 1, below average 1.35, poor 1.8 of the make.',
      'The expected value counts, not the worst case.',
    ],
    leavesOut: ['Peace of mind, refunds on early sale and refused claims.'],
    differs: ['Sellers compare the price with the dearest single repair.'],
  },
  sources: [
    repairSource,
    { title: 'FTC Consumer Advice, Auto Warranties and Auto Service Contracts', locator: 'compare the price with the likely repairs' },
  ],
});
