import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/retirement/health/medicare-premiums.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'bars',
    title: 'A month for one person',
    unit: 'money',
    bars: [
      { label: 'Part B', value: results.standardPremium },
      { label: 'Surcharge of Part B', value: results.medicalSurcharge, chosen: true },
      { label: 'Part D plan', value: inputs.partDPremium },
      { label: 'Surcharge of Part D', value: results.drugSurcharge },
    ],
  }),
  explanation: {
    formula: [
      'month = Part B premium + surcharge of Part B + premium of the Part D plan + surcharge of Part D',
      'year = 12 × month × people',
    ],
    assumptions: [
      'A separate return is taken as one of spouses who lived together at some time of the year; others count as single.',
      'Each person has both parts for all twelve months.',
    ],
    leavesOut: ['Part A premiums of people without forty credits, penalties for late enrollment, and help with premiums.'],
    differs: ['The income is that of two years before, before any deduction; a dollar above a level costs the whole step.'],
  },
  sources: [
    { title: '42 USC 1395r(i)', locator: 'reduction in premium subsidy based on income' },
    { title: '42 USC 1395w-113(a)(7)', locator: 'the same for Part D' },
    { title: 'Federal Register 2025-20251', locator: 'Part B amounts of 2026, November 19, 2025' },
  ],
});
