import { withdrawalRate } from '../../figures/guidelines.ts';
import { growth } from '../../kit/amortization/annuity.ts';
import { defineCalculator } from '../../kit/definition/define.ts';
import { money, rate } from '../../kit/definition/fields.ts';
import { wholeDollars } from '../../kit/formatting/words.ts';
import { toCent } from '../../kit/money/money.ts';
import {
  currentAge,
  currentSavings,
  expectedReturn,
  inflationRate,
  monthlyDeposits,
  otherRetirementIncome,
  retirementAge,
  tooLate,
  yearsBetween,
} from '../fields.ts';
import { depositFor, savedUp } from '../growth.ts';
import { savingYears } from './random-plan.ts';

/**
 * Savings that give the wanted income at a withdrawal rate.
 *   nest egg = (income − other income) ÷ rate in today's money, · (1 + inflation)^years at retirement
 */
export default defineCalculator({
  id: 'retirement-nest-egg',
  title: 'Retirement Nest Egg',
  description: 'The savings you need by the 4% rule.',
  shelf: 'Retirement',
  suite: 'financial',
  category: 'Retirement',
  icon: 'egg',
  sortOrder: 88,
  inputs: {
    desiredIncome: money('Income wanted a year', 60000, { step: 1000, tooltip: 'In retirement, in today’s dollars.' }),
    otherRetirementIncome,
    withdrawalRate: rate('Withdrawal rate', withdrawalRate, { min: 1, max: 15, step: 0.1, zeroMeansDefault: true, slider: [2, 7] }),
    currentAge,
    retirementAge,
    currentSavings,
    expectedReturn,
    inflationRate,
  },
  results: {
    nestEgg: 'balance',
    nestEggToday: 'balance',
    incomeFromSavings: 'money',
    currentSavingsGrowTo: 'balance',
    stillToSave: 'money',
    monthlySavings: 'money',
  },
  sources: [
    { title: 'Bengen, Determining Withdrawal Rates Using Historical Data', locator: 'Journal of Financial Planning, October 1994: 4%' },
  ],
  calculate(inputs) {
    const years = yearsBetween(inputs.currentAge, inputs.retirementAge);
    if (years === 0) return tooLate;
    const annual = inputs.expectedReturn / 100;
    const incomeFromSavings = Math.max(0, inputs.desiredIncome - inputs.otherRetirementIncome);
    const nestEggToday = (incomeFromSavings * 100) / inputs.withdrawalRate;
    const nestEgg = nestEggToday * growth(inputs.inflationRate / 100, years);
    const alone = savedUp(inputs.currentSavings, 0, annual, years);
    return {
      nestEgg: toCent(nestEgg),
      nestEggToday: toCent(nestEggToday),
      incomeFromSavings: toCent(incomeFromSavings),
      currentSavingsGrowTo: toCent(alone),
      stillToSave: toCent(Math.max(0, nestEgg - alone)),
      monthlySavings: toCent(depositFor(nestEgg, inputs.currentSavings, annual, years)),
    };
  },
  headline: (results) => ({ value: results.nestEgg, kind: 'balance' }),
  say(results, inputs) {
    if (results.nestEgg === 0) return 'Other income covers all you want: **no savings** are needed.';
    const goal = `You need **${wholeDollars(results.nestEgg)}** at ${Math.floor(inputs.retirementAge)}, which is **${wholeDollars(results.nestEggToday)}** in today’s money`;
    return results.monthlySavings === 0
      ? `${goal}; what you have **grows to it alone**.`
      : `${goal}: save **${wholeDollars(results.monthlySavings)}** a month.`;
  },
  supporting: ['nestEggToday', 'monthlySavings', 'currentSavingsGrowTo', 'stillToSave'],
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
});
