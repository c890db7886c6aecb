import type calculator from '#calculators/automotive/ownership-costs/auto-insurance-cost.ts';
import { byCoverage, coverage } from '#calculators/automotive/ownership-costs/auto-insurance-cost.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { toCent } from '#calculators/kit/money/money.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'bars',
    title: 'Premium by coverage',
    unit: 'money',
    bars: coverage.options.map(({ value, label }) => ({
      label,
      value: toCent((results.annualPremium / byCoverage[inputs.coverage]) * byCoverage[value]),
      chosen: value === inputs.coverage,
    })),
  }),
  explanation: {
    formula: ['premium = usual premium × record × coverage × location × make × age'],
    assumptions: [
      'Record: minor violation 1.34, major 1.9, accident 1.53, several 2.17.',
      'The other factors are planning values; insurers file their own.',
    ],
    leavesOut: ['Credit score, miles, deductible, discounts and state rules.'],
    differs: ['A quote knows your address and car; this shows what moves it.'],
  },
  sources: [
    { title: 'Insurance.com, How accidents and tickets raise rates', locator: 'average increase: 34%, 90%, 53%, 117%' },
    { title: 'NAIC, Auto Insurance Database Report', locator: 'average premiums by state' },
  ],
});
