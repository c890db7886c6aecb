import { figuresInput } from '#calculators/figures/set.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { wholeDollars } from '#calculators/kit/formatting/words.ts';
import { accountBalance, distributionAge } from '#calculators/retirement/fields.ts';
import { distributionOf, notYet } from './distribution.ts';

/**
 * Required minimum distribution of one year.
 *   distribution = balance at the end of the year before ÷ divisor of the Uniform Lifetime Table at the age reached this year
 * The original figures start at 72 for everybody; the law of a year starts at 73 or 75 by year of birth, taken from the age.
 */
export default defineCalculator({
  id: 'rmd-calculator',
  title: 'Required Minimum Distribution',
  description: 'The least you must take out of a retirement account this year.',
  shelf: 'Retirement',
  suite: 'financial',
  category: 'Retirement',
  icon: 'hand-coins',
  sortOrder: 80,
  inputs: { accountBalance, currentAge: distributionAge, figures: figuresInput },
  results: {
    requiredDistribution: 'money',
    monthlyDistribution: 'money',
    divisor: 'years',
    distributionRate: 'percent',
    remainingBalance: 'balance',
  },
  calculate({ accountBalance, currentAge, figures }) {
    const refused = notYet(figures, currentAge);
    return refused ?? distributionOf(figures, { balance: accountBalance, age: currentAge });
  },
  headline: (results) => ({ value: results.requiredDistribution, kind: 'money', per: 'this year' }),
  say: (results) =>
    `You must take out at least **${wholeDollars(results.requiredDistribution)}** this year: the balance divided by **${results.divisor}**.`,
  supporting: ['monthlyDistribution', 'divisor', 'distributionRate', 'remainingBalance'],
});
