import { inflationRate, interestRate, monthlyContribution, years } from '#calculators/investment/fields.ts';
import { deflated } from '#calculators/investment/inflation/inflation.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money } from '#calculators/kit/definition/fields.ts';
import { counted, percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { compounding, depositTiming, effectiveRate, growthColumns, growthEnd, growthTable } from './compounding.ts';

/**
 * Future value of a sum and of monthly deposits.
 *   B = P · (1 + j)^n + D · ((1 + j)^n − 1) ÷ j, j = (1 + r ÷ m)^(m ÷ 12) − 1, n months, r a nominal yearly fraction
 * Deposits at the start of the month earn one month more. All amounts are positive; a day is 1/365 of a year.
 */
export default defineCalculator({
  id: 'future-value',
  title: 'Future Value',
  description: 'What money invested today, and each month, grows to.',
  shelf: 'Investment',
  suite: 'financial',
  category: 'Investment',
  icon: 'trending-up',
  sortOrder: 68,
  inputs: {
    presentValue: money('Amount today', 10000, { step: 500, required: true }),
    monthlyContribution,
    interestRate,
    years: years('Years', 10, { min: 0.25 }),
    compounding,
    depositTiming,
    inflationRate,
  },
  results: {
    futureValue: 'balance',
    totalDeposits: 'money',
    totalInterest: 'money',
    effectiveAnnualRate: 'percent',
    valueInTodaysDollars: 'balance',
    yearly: growthColumns,
  },
  calculate(inputs) {
    const { compounding: frequency, depositTiming: timing } = inputs;
    const saving = { start: inputs.presentValue, deposit: inputs.monthlyContribution, rate: inputs.interestRate, frequency, timing };
    const yearly = growthTable(saving, inputs.years);
    const end = growthEnd(yearly);
    return {
      futureValue: end.balance,
      totalDeposits: end.deposits,
      totalInterest: end.interest,
      effectiveAnnualRate: effectiveRate(inputs.interestRate, frequency),
      valueInTodaysDollars: toCent(deflated(end.balance, inputs.inflationRate, end.year)),
      yearly,
    };
  },
  headline: (results) => ({ value: results.futureValue, kind: 'balance' }),
  say: (results, inputs) =>
    results.totalDeposits === 0
      ? 'Nothing is invested, so **nothing** grows: enter an amount today or a deposit.'
      : `After ${counted(inputs.years, 'year')} you would have **${wholeDollars(results.futureValue)}**, of which **${wholeDollars(results.totalInterest)}** is interest at an effective ${percent(results.effectiveAnnualRate)} a year.`,
  supporting: ['totalDeposits', 'totalInterest', 'effectiveAnnualRate', 'valueInTodaysDollars'],
});
