import { currentSavings, expectedReturn, inflationRate, years } from '#calculators/investment/fields.ts';
import { inflated } from '#calculators/investment/inflation/inflation.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { amount } from '#calculators/kit/definition/fields.ts';
import { counted, dollars, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { balanceAfter, compounding, growthColumns, growthTable } from './compounding.ts';

/**
 * Monthly deposit that reaches a goal on time.
 *   D = (goal − P · (1 + j)^n) ÷ (((1 + j)^n − 1) ÷ j), deposits at the end of each month, rounded to the cent
 * A goal in today's dollars is raised by inflation first.
 */
export default defineCalculator({
  id: 'investment-goal',
  title: 'Investment Goal',
  description: 'What to invest each month to reach an amount in time.',
  shelf: 'Investment',
  suite: 'financial',
  category: 'Investment',
  icon: 'goal',
  sortOrder: 73,
  inputs: {
    goalAmount: amount('Goal', 100000),
    currentSavings,
    years: years('Years', 10, { min: 0.25 }),
    expectedReturn,
    todaysDollars: { label: 'Goal in today’s dollars', type: 'boolean', defaultValue: false, tooltip: 'Raises the goal by inflation.' },
    compounding: { ...compounding, advanced: true },
    inflationRate,
  },
  results: {
    monthlyContribution: 'money',
    goalAtEnd: 'balance',
    growthOfSavings: 'balance',
    lumpSumToday: 'money',
    totalDeposits: 'money',
    totalInterest: 'money',
    yearly: growthColumns,
  },
  calculate(inputs) {
    const months = Math.max(1, Math.round(inputs.years * 12));
    const { expectedReturn: rate, compounding: frequency } = inputs;
    const goalAtEnd = inputs.todaysDollars ? toCent(inflated(inputs.goalAmount, inputs.inflationRate, months / 12)) : inputs.goalAmount;
    const grown = balanceAfter({ start: inputs.currentSavings, deposit: 0, rate, frequency }, months);
    const perDollar = balanceAfter({ start: 0, deposit: 1, rate, frequency }, months);
    const oneDollar = balanceAfter({ start: 1, deposit: 0, rate, frequency }, months);
    const monthlyContribution = toCent(Math.max(0, (goalAtEnd - grown) / perDollar));
    const totalDeposits = toCent(inputs.currentSavings + monthlyContribution * months);
    const yearly = growthTable({ start: inputs.currentSavings, deposit: monthlyContribution, rate, frequency }, inputs.years);
    return {
      monthlyContribution,
      goalAtEnd,
      growthOfSavings: toCent(grown),
      lumpSumToday: toCent(Math.max(0, goalAtEnd / oneDollar - inputs.currentSavings)),
      totalDeposits,
      totalInterest: toCent((yearly[yearly.length - 1]?.balance ?? 0) - totalDeposits),
      yearly,
    };
  },
  headline: (results) => ({ value: results.monthlyContribution, kind: 'money', per: 'a month' }),
  say: (results, inputs) =>
    results.monthlyContribution === 0
      ? `What you have grows to **${wholeDollars(results.growthOfSavings)}** by itself: the goal of ${wholeDollars(results.goalAtEnd)} needs **no deposits**.`
      : `Invest **${dollars(results.monthlyContribution)}** a month for ${counted(inputs.years, 'year')} to reach **${wholeDollars(results.goalAtEnd)}**, or **${wholeDollars(results.lumpSumToday)}** once today.`,
  supporting: ['lumpSumToday', 'growthOfSavings', 'totalDeposits', 'totalInterest'],
});
