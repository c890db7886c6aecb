import { withdrawalRate } from '#calculators/figures/guidelines.ts';
import { growth } from '#calculators/kit/amortization/annuity.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money, rate } from '#calculators/kit/definition/fields.ts';
import { wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import {
  currentAge,
  currentSavings,
  expectedReturn,
  inflationRate,
  otherRetirementIncome,
  retirementAge,
  tooLate,
  yearsBetween,
} from '#calculators/retirement/fields.ts';
import { depositFor, savedUp } from '#calculators/retirement/growth.ts';

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
});
