import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { amount, quantity } from '#calculators/kit/definition/fields.ts';
import { counted, dollars, duration, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { currentSavings, interestRate, monthlyContribution } from '#calculators/planning/fields.ts';
import { monthsToReach } from './saving.ts';

/**
 * Emergency fund: several months of necessary expenses, the missing amount, and the time until it is saved.
 *   target = expenses · months; months covered = savings ÷ expenses
 */
export default defineCalculator({
  id: 'emergency-fund',
  title: 'Emergency Fund',
  description: 'How much to save for bad times, and when you have it.',
  shelf: 'Planning',
  suite: 'financial',
  category: 'Planning',
  icon: 'life-buoy',
  sortOrder: 116,
  inputs: {
    monthlyExpenses: amount('Necessary expenses a month', 3500, {
      step: 100,
      max: 1e7,
      tooltip: 'Housing, food, utilities, insurance, minimum debt payments.',
    }),
    monthsCovered: quantity('Months to cover', 'months', 6, 36, {
      min: 1,
      zeroMeansDefault: true,
      slider: [1, 12],
      tooltip: 'Three with two secure incomes, six with one, more when self-employed.',
    }),
    currentSavings: { ...currentSavings, defaultValue: 4000 },
    monthlyContribution: { ...monthlyContribution, defaultValue: 400 },
    interestRate: { ...interestRate, defaultValue: 4, slider: [0, 10] },
  },
  results: {
    targetFund: 'money',
    missing: 'money',
    monthsCoveredNow: 'number',
    monthsToTarget: 'months?',
    fundedPercent: 'percent',
    threeMonths: 'money',
    sixMonths: 'money',
    twelveMonths: 'money',
  },
  calculate(inputs) {
    const { monthlyExpenses, currentSavings } = inputs;
    const targetFund = toCent(monthlyExpenses * inputs.monthsCovered);
    const saving = { start: currentSavings, deposit: inputs.monthlyContribution, rate: inputs.interestRate };
    return {
      targetFund,
      missing: toCent(Math.max(0, targetFund - currentSavings)),
      monthsCoveredNow: currentSavings / monthlyExpenses,
      monthsToTarget: monthsToReach(targetFund, saving),
      fundedPercent: Math.min(100, (currentSavings / targetFund) * 100),
      threeMonths: toCent(monthlyExpenses * 3),
      sixMonths: toCent(monthlyExpenses * 6),
      twelveMonths: toCent(monthlyExpenses * 12),
    };
  },
  headline: (results) => ({ value: results.targetFund, kind: 'money' }),
  say(results, inputs) {
    const covered = `What you have covers **${counted(results.monthsCoveredNow, 'month')}** of expenses.`;
    if (results.missing === 0) return `Your fund of ${wholeDollars(results.targetFund)} is **complete**. ${covered}`;
    const time =
      results.monthsToTarget === null
        ? 'At this pace it is not reached within a hundred years.'
        : `At ${dollars(inputs.monthlyContribution)} a month you are there in **${duration(results.monthsToTarget)}**.`;
    return `You need **${wholeDollars(results.targetFund)}** and are missing ${wholeDollars(results.missing)}. ${covered} ${time}`;
  },
  supporting: ['missing', 'monthsCoveredNow', 'monthsToTarget', 'fundedPercent'],
});
