import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { monthlyRent, operatingExpenses, purchasePrice, vacancyRate } from '#calculators/real-estate/fields.ts';
import { capRateOf, gradeOf, netOperatingIncome, percentOf } from './noi.ts';

/**
 * Key figures of a rental, without a loan.
 *   cap rate = NOI ÷ price; gross rent multiplier = price ÷ yearly rent; expense ratio = expenses ÷ effective income
 */
export default defineCalculator({
  id: 'investment-property',
  title: 'Investment Property Grade',
  description: 'Cap rate, grade and key ratios of a rental before any loan.',
  shelf: 'Real Estate',
  suite: 'mortgage',
  category: 'Investment property',
  icon: 'badge-check',
  sortOrder: 105,
  inputs: { purchasePrice, monthlyRent, vacancyRate, operatingExpenses },
  results: {
    capRate: 'percent',
    investmentGrade: 'text',
    noi: 'money',
    grossRentMultiplier: 'times?',
    operatingExpenseRatio: 'percent?',
    grossRent: 'money',
    effectiveIncome: 'money',
  },
  calculate(inputs) {
    const income = netOperatingIncome(inputs);
    const capRate = capRateOf(income.noi, inputs.purchasePrice);
    return {
      capRate,
      investmentGrade: gradeOf(capRate),
      noi: income.noi,
      grossRentMultiplier: income.grossRent === 0 ? null : inputs.purchasePrice / income.grossRent,
      operatingExpenseRatio: percentOf(income.operatingExpenses, income.effectiveIncome),
      grossRent: income.grossRent,
      effectiveIncome: income.effectiveIncome,
    };
  },
  headline: (results) => ({ value: results.capRate, kind: 'percent', per: 'cap rate' }),
  say: (results) =>
    `It ${results.noi < 0 ? 'loses' : 'earns'} **${wholeDollars(Math.abs(results.noi))}** a year before any loan, a cap rate of **${percent(results.capRate)}**: **${results.investmentGrade}**.`,
  supporting: ['investmentGrade', 'noi', 'grossRentMultiplier', 'operatingExpenseRatio'],
});
