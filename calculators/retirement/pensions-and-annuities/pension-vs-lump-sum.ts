import { defineCalculator } from '../../kit/definition/define.ts';
import { refuse } from '../../kit/definition/refusal.ts';
import { annuitySource, expectedReturn, yearsBetween } from '../fields.ts';
import { comparePension, pensionChart, pensionInputs, pensionResults, sayPension } from './pension.ts';

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
  sources: [annuitySource],
  calculate(inputs) {
    const months = yearsBetween(inputs.currentAge, inputs.lifeExpectancy) * 12;
    if (months === 0) return refuse('The age lived to must be above the age now.', 'lifeExpectancy');
    return comparePension({ ...inputs, months }, Math.floor(inputs.currentAge));
  },
  headline: (results) => ({ value: results.betterChoice, kind: 'text' }),
  say: (results, inputs) => sayPension(results, inputs.expectedReturn),
  supporting: ['presentValueOfPension', 'difference', 'breakEvenAge', 'impliedReturn'],
  chart: pensionChart,
  explanation: {
    formula: ['Value of the pension = each payment ÷ (1 + return)^time, summed to the age lived to.'],
    assumptions: ['Level payments at month ends from now on; the return is effective a year.'],
    leavesOut: ['Taxes, raises, survivors, and the risk that the plan fails: see the enhanced comparison.'],
    differs: ['Sites that divide the yearly rate by 12 show a somewhat lower value.'],
  },
});
