import type calculator from '#calculators/investment/securities/stock-option.ts';
import { chartOver } from '#calculators/kit/charts/chart-over.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) =>
    chartOver('year', { kind: 'area', title: 'In the money', rows: results.yearly, lines: { Spread: (row) => row.spread } }),
  explanation: {
    formula: [
      'spread = (price − exercise price) × options',
      'fair value = S e^(−qT) Φ(d1) − K e^(−rT) Φ(d2), put = K e^(−rT) Φ(−d2) − S e^(−qT) Φ(−d1)',
    ],
    assumptions: [
      'Fair value: Black–Scholes–Merton to expiry, all options.',
      'The share grows steadily.',
      'Held: sold later at today’s price, so that both ways compare.',
    ],
    leavesOut: [
      'The exemption that shelters part of an ISO from the alternative minimum tax, and the limit of 100,000 a year.',
      'Early exercise and forfeiture, which companies account for.',
    ],
    differs: ['Company reports use the expected life, which is shorter than the time to expiry.'],
  },
  sources: [
    {
      title: 'Black and Scholes, The Pricing of Options and Corporate Liabilities, J. of Political Economy 81(3), 1973',
      locator: 'eq. 13',
    },
    { title: 'Hull, Options, Futures, and Other Derivatives', locator: 'ch. 15 and 17: Black–Scholes–Merton with a dividend yield' },
    {
      title: 'IRS Topic no. 427, Stock options; 26 USC 56(b)(3), 421, 422(a)',
      locator: 'disqualifying sale, holding periods, alternative minimum tax',
    },
  ],
});
