import { withdrawalRate } from '#calculators/figures/guidelines.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money, rate } from '#calculators/kit/definition/fields.ts';
import { duration, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { currentAge, currentSavings, expectedReturn, inflationRate, monthlyContribution } from '#calculators/retirement/fields.ts';
import { monthlyRate } from '#calculators/retirement/growth.ts';

/** Beyond this number of years the answer is "never". */
const mostMonths = 1200;
const columns = { year: 'count', age: 'count', saved: 'balance', needed: 'balance' } as const;

/**
 * Financial independence: the year in which savings can pay for the spending, in today's money.
 *   needed = (spending − other income) ÷ withdrawal rate
 *   real return = (1 + return) ÷ (1 + inflation) − 1; balance · (1 + m) + deposit at the end of each month, m its monthly rate
 * Deposits and spending rise with prices. Reached in the first month whose balance is at least the needed amount.
 */
export default defineCalculator({
  id: 'fire',
  title: 'Financial Independence (FIRE)',
  description: 'When your savings can pay for your life without work.',
  shelf: 'Retirement',
  suite: 'financial',
  category: 'Retirement',
  icon: 'flame',
  sortOrder: 132,
  inputs: {
    annualSpending: money('Spending a year', 48000, {
      step: 1000,
      required: true,
      tooltip: 'In retirement, in today’s dollars, with taxes.',
    }),
    currentAge,
    currentSavings,
    monthlyContribution: { ...monthlyContribution, defaultValue: 2000 },
    expectedReturn: { ...expectedReturn, label: 'Return, effective' },
    inflationRate,
    withdrawalRate: rate('Withdrawal rate', withdrawalRate, {
      min: 0.5,
      max: 20,
      step: 0.1,
      slider: [2.5, 6],
      tooltip: 'What the savings pay in the first year; 4% is 25 times the spending.',
    }),
    otherRetirementIncome: money('Other income a year then', 0, {
      step: 1000,
      advanced: true,
      tooltip: 'Rents, pension: in today’s dollars.',
    }),
  },
  results: {
    neededSavings: 'balance',
    monthsToGo: 'months?',
    ageReached: 'years?',
    stillMissing: 'money',
    savingsRate: 'percent?',
    coastNumber: 'balance',
    monthlyIncome: 'money',
    realReturn: 'percent',
    schedule: columns,
  },
  calculate(inputs) {
    const needed = toCent(Math.max(0, inputs.annualSpending - inputs.otherRetirementIncome) / (inputs.withdrawalRate / 100));
    const real = (1 + inputs.expectedReturn / 100) / (1 + inputs.inflationRate / 100) - 1;
    const factor = 1 + monthlyRate(real);
    const firstAge = Math.floor(inputs.currentAge);
    const balances = [inputs.currentSavings];
    let balance = inputs.currentSavings;
    while (balance < needed && balances.length <= mostMonths) {
      balance = balance * factor + inputs.monthlyContribution;
      balances.push(balance);
    }
    const months = balances.length - 1;
    const isReached = balance >= needed;
    const yearly = inputs.monthlyContribution * 12;
    const earned = yearly + inputs.annualSpending;
    const rows = balances.flatMap((saved, month) =>
      month % 12 === 0 || month === months
        ? [{ year: Math.ceil(month / 12), age: firstAge + Math.ceil(month / 12), saved: toCent(saved), needed }]
        : [],
    );
    return {
      neededSavings: needed,
      monthsToGo: isReached ? months : null,
      ageReached: isReached ? inputs.currentAge + months / 12 : null,
      stillMissing: toCent(Math.max(0, needed - inputs.currentSavings)),
      savingsRate: earned > 0 ? (yearly * 100) / earned : null,
      coastNumber: toCent(needed / (1 + real) ** Math.max(0, coastAge - inputs.currentAge)),
      monthlyIncome: toCent((needed * inputs.withdrawalRate) / 1200 + inputs.otherRetirementIncome / 12),
      realReturn: real * 100,
      schedule: rows,
    };
  },
  headline: (results) =>
    results.monthsToGo === null
      ? { value: 'Not within 100 years', kind: 'text' }
      : { value: results.monthsToGo, kind: 'months', per: 'to go' },
  say(results) {
    const need = `You need **${wholeDollars(results.neededSavings)}** in today’s dollars`;
    if (results.monthsToGo === null || results.ageReached === null)
      return `${need}; at this saving and return you do not get there within 100 years.`;
    if (results.monthsToGo === 0) return `${need}, and have it: your savings carry your spending now.`;
    return `${need}; you have it in **${duration(results.monthsToGo)}**, at **${Math.floor(results.ageReached)}**.`;
  },
  supporting: ['neededSavings', 'ageReached', 'savingsRate', 'coastNumber'],
});

const coastAge = 65;
