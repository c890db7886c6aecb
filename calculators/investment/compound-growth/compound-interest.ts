import { interestRate, monthlyContribution, years } from '#calculators/investment/fields.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money } from '#calculators/kit/definition/fields.ts';
import { counted, percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { balanceAfter, compounding, effectiveRate, frequencies, growthColumns, growthEnd, growthTable } from './compounding.ts';

/**
 * Compound compared with simple interest, and the effect of the compounding frequency.
 *   compound: P · (1 + r ÷ m)^(m · t); simple: P · (1 + r · t); deposits each month as in the future value
 * r is the nominal yearly rate. The yearly yield (APY) is (1 + r ÷ m)^m − 1, as Regulation DD defines it.
 */
export default defineCalculator({
  id: 'compound-interest',
  title: 'Compound Interest',
  description: 'How interest on interest grows a balance.',
  shelf: 'Investment',
  suite: 'financial',
  category: 'Investment',
  icon: 'chart-spline',
  sortOrder: 120,
  inputs: {
    principal: money('Starting balance', 5000, { step: 500, required: true }),
    monthlyContribution: { ...monthlyContribution, defaultValue: 100 },
    interestRate: { ...interestRate, defaultValue: 5 },
    years: years('Years', 20, { min: 0.25 }),
    compounding,
  },
  results: {
    endingBalance: 'balance',
    totalDeposits: 'money',
    totalInterest: 'money',
    simpleInterest: 'money',
    interestOnInterest: 'money',
    annualPercentageYield: 'percent',
    byFrequency: 'group',
    yearly: growthColumns,
  },
  calculate(inputs) {
    const months = Math.round(inputs.years * 12);
    const saving = { start: inputs.principal, deposit: inputs.monthlyContribution, rate: inputs.interestRate };
    const yearly = growthTable({ ...saving, frequency: inputs.compounding }, inputs.years);
    const end = growthEnd(yearly);
    // The deposit of month k stays months − k months: 0 + 1 + … + (months − 1) months of simple interest in all.
    const depositMonths = (months * (months - 1)) / 2;
    const simpleInterest = toCent(((inputs.principal * months + inputs.monthlyContribution * depositMonths) * inputs.interestRate) / 1200);
    const amounts = frequencies.map((frequency) => [frequency, toCent(balanceAfter({ ...saving, frequency }, months))] as const);
    return {
      endingBalance: end.balance,
      totalDeposits: end.deposits,
      totalInterest: end.interest,
      simpleInterest,
      // Before the first compounding there is no difference, and simple interest is slightly more.
      interestOnInterest: toCent(Math.max(0, end.interest - simpleInterest)),
      annualPercentageYield: effectiveRate(inputs.interestRate, inputs.compounding),
      byFrequency: Object.fromEntries(amounts),
      yearly,
    };
  },
  headline: (results) => ({ value: results.endingBalance, kind: 'balance' }),
  say(results, inputs) {
    const compounded =
      results.interestOnInterest > 0 ? `, of which **${wholeDollars(results.interestOnInterest)}** is interest on interest` : '';
    return `After ${counted(inputs.years, 'year')} the balance is **${wholeDollars(results.endingBalance)}**: **${wholeDollars(results.totalInterest)}** of interest${compounded}. The yield is ${percent(results.annualPercentageYield)}.`;
  },
  supporting: ['totalDeposits', 'totalInterest', 'interestOnInterest', 'annualPercentageYield'],
});
