import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { amount } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { counted, dollars, duration, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { currentSavings, interestRate, monthlyContribution, years } from '#calculators/planning/fields.ts';
import { balanceAfter, depositFor, monthsToReach } from './saving.ts';

/**
 * Time at which savings reach a goal, and the deposit required to reach it by a date.
 *   smallest n with P · (1 + i)^n + D · ((1 + i)^n − 1) ÷ i ≥ goal, i = yearly per cent ÷ 1200
 * The last deposit may exceed the goal slightly.
 */
export default defineCalculator({
  id: 'savings-goal',
  title: 'Savings Goal',
  description: 'When your savings reach a goal at what you put aside each month.',
  shelf: 'Planning',
  suite: 'financial',
  category: 'Planning',
  icon: 'piggy-bank',
  sortOrder: 121,
  inputs: {
    goalAmount: amount('Goal', 20000, { step: 500 }),
    currentSavings: { ...currentSavings, defaultValue: 2000 },
    monthlyContribution: { ...monthlyContribution, defaultValue: 400 },
    interestRate: { ...interestRate, defaultValue: 4, slider: [0, 10] },
    targetYears: years('Wanted within', 3, { min: 0.25, tooltip: 'For the deposit that gets you there in time.' }),
  },
  results: {
    monthsToGoal: 'months',
    balanceAtGoal: 'balance',
    totalDeposits: 'money',
    totalInterest: 'money',
    depositForTarget: 'money',
    inTime: 'flag',
    monthly: { month: 'count', deposits: 'balance', interest: 'balance', balance: 'balance' },
  },
  calculate(inputs) {
    const saving = { start: inputs.currentSavings, deposit: inputs.monthlyContribution, rate: inputs.interestRate };
    const months = monthsToReach(inputs.goalAmount, saving);
    if (months === null) return refuse('The goal is not reached within 100 years: put more aside.', 'monthlyContribution');
    const target = Math.max(1, Math.round(inputs.targetYears * 12));
    const at = (month: number) => {
      const balance = toCent(balanceAfter(saving, month));
      const deposits = toCent(saving.start + saving.deposit * month);
      return { month, deposits, interest: toCent(balance - deposits), balance };
    };
    const end = at(months);
    return {
      monthsToGoal: months,
      balanceAtGoal: end.balance,
      totalDeposits: end.deposits,
      totalInterest: end.interest,
      depositForTarget: toCent(depositFor(inputs.goalAmount, inputs.currentSavings, inputs.interestRate, target)),
      inTime: months <= target,
      monthly: Array.from({ length: months + 1 }, (_, month) => at(month)),
    };
  },
  headline: (results) => ({ value: results.monthsToGoal, kind: 'months' }),
  say(results, inputs) {
    if (results.monthsToGoal === 0) return `You are there: **${wholeDollars(results.balanceAtGoal)}** is saved already.`;
    const within = counted(inputs.targetYears, 'year');
    return `You reach ${wholeDollars(inputs.goalAmount)} in **${duration(results.monthsToGoal)}**, with ${wholeDollars(results.totalInterest)} of interest. To be there within ${within}, put aside **${dollars(results.depositForTarget)}** a month.`;
  },
  supporting: ['balanceAtGoal', 'totalDeposits', 'totalInterest', 'depositForTarget'],
});
