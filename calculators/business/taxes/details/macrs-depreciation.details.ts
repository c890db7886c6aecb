import type calculator from '#calculators/business/taxes/macrs-depreciation.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'Deduction of each year',
    unit: 'money',
    bars: results.schedule.map((row) => ({ label: String(row.year), value: row.depreciation })),
  }),
  explanation: {
    formula: [
      'First year = Section 179 + special allowance + MACRS.',
      'Special allowance = rate × (cost for business use − Section 179).',
      'MACRS of a year = what is left after both × percentage of Publication 946.',
    ],
    assumptions: [
      'General depreciation system: 200% declining balance up to 10 years, 150% for 15 and 20, straight line for buildings.',
      'The same business use every year; kept to the end of its life.',
    ],
    leavesOut: [
      'Limits of Section 179 by year and income, caps on passenger cars, the alternative system, sale and recapture, state rules.',
    ],
    differs: ['Sites that compute the percentages differ by some dollars from the published, rounded ones that returns are filed with.'],
  },
  sources: [
    {
      title: 'IRS Publication 946',
      locator: 'ch. 2 to 4; appendix A, tables A-1 to A-6 and A-7a',
      url: 'https://www.irs.gov/publications/p946',
    },
    { title: '26 USC 168(b)-(d), (k); P.L. 119-21 sec. 70301; Rev. Proc. 87-57', locator: 'methods, conventions, special allowance' },
  ],
});
