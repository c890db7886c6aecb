import { defineCalculator } from '../../kit/definition/define.ts';
import { percent, wholeDollars } from '../../kit/formatting/words.ts';
import { monthlyRent, operatingExpenses, purchasePrice, vacancyRate } from '../fields.ts';
import { capRateOf, gradeOf, netOperatingIncome, noiFormula, noiSource, percentOf } from './noi.ts';

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
  sources: [noiSource],
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
  chart: (results, inputs) => ({
    kind: 'bars',
    title: 'From rent to income',
    unit: 'money',
    bars: [
      { label: 'Rent', value: results.grossRent },
      { label: 'After vacancy', value: results.effectiveIncome },
      { label: 'Expenses', value: inputs.operatingExpenses },
      { label: 'NOI', value: results.noi, chosen: true },
    ],
  }),
  explanation: {
    formula: [noiFormula, 'Cap rate = NOI ÷ price; multiplier = price ÷ yearly rent.', 'Expense ratio = expenses ÷ income after vacancy.'],
    assumptions: ['Grade: above 8% A, above 6% B, above 4% C, otherwise D.'],
    leavesOut: ['Loan, income tax, appreciation and large repairs.'],
    differs: [
      'Cap Rate has the same rate with more income lines and the price that a wanted rate allows.',
      'Others divide expenses by the rent before vacancy.',
    ],
  },
});
