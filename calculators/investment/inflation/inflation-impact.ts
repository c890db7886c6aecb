import { expectedReturn, years } from '#calculators/investment/fields.ts';
import { yearsUntil } from '#calculators/kit/charts/chart-over.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money, rate } from '#calculators/kit/definition/fields.ts';
import { counted, dollars, percent } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { deflated, inflated, realRate } from './inflation.ts';

/**
 * Effect of inflation on an amount in future years.
 *   future cost = amount · (1 + π)^n; purchasing power = amount ÷ (1 + π)^n; real return by Fisher
 * π is the yearly inflation; rates in per cent.
 */
export default defineCalculator({
  id: 'inflation-impact',
  title: 'Inflation Impact',
  description: 'How prices rise, and what today’s money will still buy.',
  shelf: 'Investment',
  suite: 'financial',
  category: 'Investment',
  icon: 'flame',
  sortOrder: 101,
  inputs: {
    amount: money('Amount today', 1000, { required: true }),
    inflationRate: rate('Inflation', 3, { max: 20, step: 0.1, slider: [0, 10], assumption: 'inflation' }),
    years: years('Years', 20),
    expectedReturn: {
      ...expectedReturn,
      label: 'Expected return, effective',
      compounds: 'yearly',
      defaultValue: 7,
      tooltip: 'Nominal yearly return, for the real return.',
    },
  },
  results: {
    futureCost: 'money',
    purchasingPower: 'money',
    lossOfPowerPercent: 'percent',
    realReturnRate: 'percent',
    yearly: { year: 'years', futureCost: 'money', purchasingPower: 'money' },
  },
  calculate(inputs) {
    const { amount, inflationRate: inflation } = inputs;
    const at = (year: number) => ({
      futureCost: toCent(inflated(amount, inflation, year)),
      purchasingPower: toCent(deflated(amount, inflation, year)),
    });
    return {
      ...at(inputs.years),
      lossOfPowerPercent: (1 - deflated(1, inflation, inputs.years)) * 100,
      realReturnRate: realRate(inputs.expectedReturn, inflation),
      yearly: yearsUntil(inputs.years).map((year) => ({ year, ...at(year) })),
    };
  },
  headline: (results) => ({ value: results.futureCost, kind: 'money' }),
  say: (results, inputs) =>
    `In ${counted(inputs.years, 'year')} you need **${dollars(results.futureCost)}** for what costs ${dollars(inputs.amount)} today; ${dollars(inputs.amount)} kept in cash then buys what **${dollars(results.purchasingPower)}** buys now. A return of ${percent(inputs.expectedReturn)} is **${percent(results.realReturnRate)}** in real terms.`,
  supporting: ['purchasingPower', 'lossOfPowerPercent', 'realReturnRate'],
});
