import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/planning/insurance/marketplace-credit.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'Who pays the premium of a year',
    unit: 'money',
    bars: [
      { label: 'Credit', value: results.yearlyCredit, chosen: true },
      { label: 'You', value: results.yearlyCost },
    ],
  }),
  explanation: {
    formula: [
      'per cent of poverty = income ÷ guideline of the year before, cut to a whole per cent',
      'credit = benchmark − share × income, at least 0 and at most the premium',
    ],
    assumptions: [
      'Everybody is covered for twelve months and has no other offer of insurance.',
      'From 2026 on there is no credit above 400% of the poverty line, and what was paid in advance is owed back in full.',
    ],
    leavesOut: ['Medicaid and CHIP, reduced cost sharing, and alternative family sizes in the year of a marriage.'],
    differs: ['The premiums are those of your marketplace: nobody can compute them from age and place alone.'],
  },
  sources: [
    { title: '26 USC 36B', locator: '(b)(2), (b)(3)(A), (c)(1)' },
    { title: 'Rev. Proc. 2025-25', locator: 'section 3.01, applicable percentages of 2026' },
    {
      title: 'Form 8962, Premium Tax Credit',
      locator: 'instructions, tables 1 and 2',
      url: 'https://www.irs.gov/forms-pubs/about-form-8962',
    },
  ],
});
