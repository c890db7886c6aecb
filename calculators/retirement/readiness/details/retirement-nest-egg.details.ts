import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { monthlyDeposits, yearsBetween } from '#calculators/retirement/fields.ts';
import { savingYears } from '#calculators/retirement/readiness/random-plan.ts';
import type calculator from '#calculators/retirement/readiness/retirement-nest-egg.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'share',
    title: 'Where the nest egg comes from',
    unit: 'money',
    parts: [
      { label: 'What you have, with growth', value: Math.min(results.currentSavingsGrowTo, results.nestEgg) },
      { label: 'Still to save, with growth', value: results.stillToSave },
    ],
  }),
  simulation: (results, inputs) => ({
    start: inputs.currentSavings,
    age: Math.floor(inputs.currentAge),
    inflation: inputs.inflationRate,
    years: savingYears(yearsBetween(inputs.currentAge, inputs.retirementAge), results.monthlySavings, inputs.expectedReturn),
    goal: results.nestEgg,
    success: 'the savings reach the nest egg',
  }),
  explanation: {
    formula: ['Nest egg = (income wanted − other income) ÷ withdrawal rate, raised with prices until retirement.'],
    assumptions: ['4% of the first balance, then rising with prices, lasted 30 years in US history.', monthlyDeposits],
    leavesOut: ['Taxes, fees and returns unlike those of the past.'],
    differs: ['Rates from 3 to 5% are in use; at 4% the sum is 25 times the income.'],
  },
  sources: [
    { title: 'Bengen, Determining Withdrawal Rates Using Historical Data', locator: 'Journal of Financial Planning, October 1994: 4%' },
  ],
});
