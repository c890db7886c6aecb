import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { expectedReturn, yearsBetween } from '#calculators/retirement/fields.ts';
import { comparePension, pensionInputs, pensionResults, sayPension } from './pension.ts';

/**
 * A pension for life compared with a lump sum.
 *   value = pension · (1 − (1 + m)^−n) ÷ m, m = (1 + r)^(1/12) − 1, n months to the age lived to
 */
export default defineCalculator({
  id: 'pension-vs-lump-sum',
  title: 'Pension or Lump Sum',
  description: 'Whether the monthly pension or the lump sum is worth more.',
  shelf: 'Retirement',
  suite: 'financial',
  category: 'Retirement',
  icon: 'split',
  sortOrder: 82,
  inputs: { ...pensionInputs, expectedReturn: { ...expectedReturn, label: 'Return on the lump sum', defaultValue: 5 } },
  results: pensionResults,
  calculate(inputs) {
    const months = yearsBetween(inputs.currentAge, inputs.lifeExpectancy) * 12;
    if (months === 0) return refuse('The age lived to must be above the age now.', 'lifeExpectancy');
    return comparePension({ ...inputs, months }, Math.floor(inputs.currentAge));
  },
  headline: (results) => ({ value: results.betterChoice, kind: 'text' }),
  say: (results, inputs) => sayPension(results, inputs.expectedReturn),
  supporting: ['presentValueOfPension', 'difference', 'breakEvenAge', 'impliedReturn'],
});
