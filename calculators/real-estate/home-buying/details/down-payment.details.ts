import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/real-estate/home-buying/down-payment.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'lines',
    title: 'Savings and goal',
    x: { label: 'Year', unit: 'year', values: results.savings.map((row) => row.year) },
    y: { label: 'Saved', unit: 'money' },
    series: [
      { label: 'Saved', values: results.savings.map((row) => row.saved) },
      { label: 'Goal', values: results.savings.map(() => results.targetDownPayment), role: 'reference' },
    ],
  }),
  explanation: {
    formula: [
      'Each month: savings × (1 + return ÷ 12) + monthly saving.',
      'Goal = the higher of your share and the minimum, times the price.',
    ],
    assumptions: [
      'Conventional 3, 10 (vacation) or 15% (investment); FHA 3.5% from a score of 580, else 10%; VA and USDA 0%.',
      'Jumbo 10, 20 or 25%: customary, each lender sets its own.',
    ],
    leavesOut: ['Closing costs, reserves, gifts and grants.'],
    differs: ['Others take the price to rise while you save.'],
  },
  sources: [
    { title: 'Fannie Mae Eligibility Matrix', locator: 'fixed rate, one unit: 97, 90 and 85% loan-to-value' },
    { title: 'HUD Handbook 4000.1', locator: 'II.A.2, minimum required investment' },
  ],
});
