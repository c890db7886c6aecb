import { capRateBands } from '#calculators/figures/guidelines.ts';
import type { Percent } from '#calculators/figures/units.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money, rate } from '#calculators/kit/definition/fields.ts';
import { percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { monthlyRent, operatingExpenses, price, vacancyRate } from '#calculators/real-estate/fields.ts';
import { capRateOf, gradeOf, netOperatingIncome } from './noi.ts';

/** Capitalization rate = net operating income ÷ value, and the value at which the same income gives a wanted rate. */
export default defineCalculator({
  id: 'cap-rate',
  title: 'Cap Rate',
  description: 'A property’s yearly income as a share of its value.',
  shelf: 'Real Estate',
  suite: 'mortgage',
  category: 'Investment property',
  icon: 'percent',
  sortOrder: 45,
  inputs: {
    propertyValue: price('Property value', 300000),
    monthlyRent,
    otherIncome: money('Other income a year', 0, { tooltip: 'Parking, laundry, storage.' }),
    vacancyRate,
    operatingExpenses,
    targetCapRate: rate('Cap rate you want', 7, { min: 0.1, step: 0.25, zeroMeansDefault: true, slider: [3, 12] }),
  },
  results: {
    capRate: 'percent',
    noi: 'money',
    investmentGrade: 'text',
    band: 'text',
    valueAtTarget: 'money',
    effectiveIncome: 'money',
    grossRent: 'money',
  },
  calculate(inputs) {
    const income = netOperatingIncome(inputs);
    const capRate = capRateOf(income.noi, inputs.propertyValue);
    return {
      capRate,
      noi: income.noi,
      investmentGrade: gradeOf(capRate),
      band: bandOf(capRate),
      valueAtTarget: Math.max(0, toCent((income.noi * 100) / inputs.targetCapRate)),
      effectiveIncome: income.effectiveIncome,
      grossRent: income.grossRent,
    };
  },
  headline: (results) => ({ value: results.capRate, kind: 'percent', per: 'a year' }),
  say(results, inputs) {
    if (results.noi <= 0)
      return `The rent ${results.noi < 0 ? 'does not cover' : 'just covers'} the operating expenses, so there is **no yield**.`;
    return `The property yields **${percent(results.capRate)}** a year; to yield ${percent(inputs.targetCapRate)} it may cost **${wholeDollars(results.valueAtTarget)}**.`;
  },
  supporting: ['noi', 'investmentGrade', 'band', 'valueAtTarget'],
});

/** The last band is a warning, not a better grade. */
function bandOf(capRate: Percent): string {
  const [low = 0, fair = 0, good = 0, high = 0] = capRateBands;
  if (capRate > high) return `Above ${high}%: high return, check risk`;
  if (capRate > good) return `Above ${good}%: strong`;
  if (capRate > fair) return `Above ${fair}%: solid`;
  return capRate > low ? `Above ${low}%: modest` : `Up to ${low}%: low`;
}
