import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/planning/insurance/health-insurance.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'A year with this plan',
    unit: 'money',
    bars: [
      { label: 'No care', value: results.goodYear },
      { label: 'As expected', value: results.expectedYear, chosen: true },
      { label: 'Worst case', value: results.badYear },
    ],
  }),
  explanation: {
    formula: [
      'your part = deductible + coinsurance × rest, at most the out-of-pocket maximum',
      'By level: 40, 30, 20 or 10% of the costs for bronze, silver, gold and platinum, at most the same maximum.',
      'year = 12 × (premium − credit) + your part',
    ],
    assumptions: ['All care is covered and in the network.', 'Coinsurance applies to everything above the deductible.'],
    leavesOut: ['Copayments, which many plans charge instead.', 'The tax value of employer coverage and of an HSA.'],
    differs: ['The percentage of a level is an average over many people, not a promise for your bills.'],
  },
  sources: [
    { title: 'Affordable Care Act, levels of coverage', locator: '42 USC 18022(d); 45 CFR 156.140(b): 60, 70, 80 and 90 per cent' },
    { title: 'Annual limit on cost sharing', locator: '42 USC 18022(c)(1); 45 CFR 156.130(a)' },
  ],
});
