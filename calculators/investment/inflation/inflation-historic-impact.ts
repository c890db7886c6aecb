import { firstPriceYear, lastPriceYear, priceIndex } from '#calculators/figures/prices/consumer-prices.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money, quantity } from '#calculators/kit/definition/fields.ts';
import { dollars, percent } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';

const yearBounds = { min: firstPriceYear, max: lastPriceYear, zeroMeansDefault: true } as const;

/**
 * Value of an amount of one year in dollars of another, by the U.S. consumer price index.
 *   equivalent = amount · CPI(to) ÷ CPI(from); average inflation = (CPI(to) ÷ CPI(from))^(1 ÷ years) − 1, in per cent
 * Annual averages of the CPI-U. Either year may be the earlier one.
 */
export default defineCalculator({
  id: 'inflation-historic-impact',
  title: 'Historic Inflation',
  description: 'What dollars of one year are worth in another.',
  shelf: 'Investment',
  suite: 'financial',
  category: 'Investment',
  icon: 'history',
  sortOrder: 70,
  inputs: {
    amount: money('Amount', 1000, { required: true }),
    fromYear: quantity('From year', 'year', 1990, lastPriceYear, { ...yearBounds, slider: [1950, lastPriceYear] }),
    toYear: quantity('To year', 'year', lastPriceYear, lastPriceYear, { ...yearBounds, slider: [1950, lastPriceYear] }),
  },
  results: {
    equivalentAmount: 'money',
    totalInflationPercent: 'percent',
    averageInflationRate: 'percent',
    purchasingPower: 'money',
    fromIndex: 'number',
    toIndex: 'number',
    yearly: { year: 'count', consumerPriceIndex: 'number', equivalentAmount: 'money' },
  },
  calculate(inputs) {
    const fromYear = Math.round(inputs.fromYear);
    const toYear = Math.round(inputs.toYear);
    const fromIndex = priceIndex(fromYear);
    const toIndex = priceIndex(toYear);
    const apart = toYear - fromYear;
    const first = Math.min(fromYear, toYear);
    return {
      equivalentAmount: toCent((inputs.amount * toIndex) / fromIndex),
      totalInflationPercent: ((toIndex - fromIndex) / fromIndex) * 100,
      averageInflationRate: apart === 0 ? 0 : Math.expm1(Math.log(toIndex / fromIndex) / apart) * 100,
      purchasingPower: toCent((inputs.amount * fromIndex) / toIndex),
      fromIndex,
      toIndex,
      yearly: Array.from({ length: Math.abs(apart) + 1 }, (_, at) => {
        const index = priceIndex(first + at);
        return { year: first + at, consumerPriceIndex: index, equivalentAmount: toCent((inputs.amount * index) / fromIndex) };
      }),
    };
  },
  headline: (results) => ({ value: results.equivalentAmount, kind: 'money' }),
  say(results, inputs) {
    const [from, to] = [Math.round(inputs.fromYear), Math.round(inputs.toYear)];
    if (from === to) return `Both years are ${from}: the amount stays **${dollars(results.equivalentAmount)}**.`;
    const isBack = to < from;
    const change = isBack ? results.fromIndex / results.toIndex - 1 : results.totalInflationPercent / 100;
    return `What cost ${dollars(inputs.amount)} in ${from} cost **${dollars(results.equivalentAmount)}** in ${to}: ${isBack ? `from ${to} to ${from} ` : ''}prices ${change < 0 ? 'fell' : 'rose'} by **${percent(Math.abs(change * 100))}** in all, ${percent(Math.abs(results.averageInflationRate))} a year on average.`;
  },
  supporting: ['totalInflationPercent', 'averageInflationRate', 'purchasingPower'],
});
