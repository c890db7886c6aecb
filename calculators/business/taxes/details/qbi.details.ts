import type calculator from '#calculators/business/taxes/qbi.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'What is left of the full deduction',
    unit: 'money',
    bars: [
      { label: 'Full 20%', value: results.fullDeduction },
      { label: 'Lost to limits', value: results.lostToLimits },
      { label: 'Deduction', value: results.deduction, chosen: true },
    ],
  }),
  explanation: {
    formula: [
      'Full deduction = 20% of qualified business income.',
      'Cap = 20% of taxable income without net capital gain.',
      'Above the threshold: no more than half of the wages, or a quarter of the wages plus 2.5% of the property. The limit comes in evenly over the range.',
    ],
    assumptions: [
      'One trade; without losses carried from earlier years.',
      'From 2026 at least 400 for a person active in a trade with 1,000 or more of such income, but not for a service trade above the range.',
      'The tax saved is counted on ordinary income by the rate schedules.',
    ],
    leavesOut: [
      'State tax: most states allow no such deduction.',
      'Several trades added together, dividends of real estate trusts, cooperatives.',
    ],
    differs: [
      'Some sites apply the wage limit fully at the threshold; it comes in over 50,000, or 75,000 from 2026, and twice that for couples.',
    ],
  },
  sources: [
    { title: '26 USC 199A(a), (b), (d)(3), (i); P.L. 119-21 sec. 70105', locator: 'limits, service trades, least deduction from 2026' },
    { title: 'Rev. Proc. 2023-34, 2024-40, 2025-32', locator: 'threshold amounts of 2024, 2025, 2026' },
    { title: 'IRS Forms 8995 and 8995-A', locator: 'parts II to IV', url: 'https://www.irs.gov/forms-pubs/about-form-8995-a' },
  ],
});
