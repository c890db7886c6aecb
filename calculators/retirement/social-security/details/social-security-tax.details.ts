import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { stateLayerAssumption } from '#calculators/kit/law/states/state-assumption.ts';
import type calculator from '#calculators/retirement/social-security/social-security-tax.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'Benefits by how they are taxed',
    unit: 'money',
    bars: [
      { label: 'Taxed', value: results.taxableBenefits, chosen: true },
      { label: 'Tax free', value: results.taxFreeBenefits },
    ],
  }),
  explanation: {
    formula: [
      'Combined income = other income + tax-exempt interest + half of the benefits.',
      'Between the thresholds, half of the excess is taxed, and no more than half of the benefits.',
      'Above the second threshold, 85% of the excess comes on top, up to 85% of the benefits.',
    ],
    assumptions: [
      'The standard deduction is taken, and other income is taxed like wages.',
      'The thresholds of 25,000, 32,000, 34,000, and 44,000 are not indexed: every year uses the same.',
      stateLayerAssumption,
      'The state sees other income as withdrawals at 65, or at 62 without a person of 65; spouses are of one age.',
    ],
    leavesOut: ['Local tax, lump sums for earlier years, the deduction for seniors of 2025 to 2028, and lower rates on gains.'],
    differs: ['Some sites show 50% or 85% of the benefits as soon as a threshold is passed; that is the most, not the rule.'],
  },
  sources: [
    { title: '26 USC 86', locator: 'base amounts of 25,000 and 32,000, adjusted base amounts of 34,000 and 44,000' },
    {
      title: 'IRS Publication 915, Social Security and Equivalent Railroad Retirement Benefits',
      locator: 'worksheet 1',
      url: 'https://www.irs.gov/publications/p915',
    },
  ],
});
