import { annualMiles, depreciationRate, money, vehiclePrice, yearsOwned } from '#calculators/automotive/fields.ts';
import { valueAfter } from '#calculators/automotive/leases/leasing.ts';
import { byMake, vehicleMakeOrAverage } from '#calculators/automotive/ownership-costs/makes.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { counted, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { condition, conditionFactor } from './condition.ts';

/** Miles a year for which pricing guides make no adjustment. */
const usualMiles = 12000;

/**
 * Value of a car after some years.
 *   worth = price · (1 − d · make)^years · condition
 *   value = worth + (12,000 − miles) · years · adjustment, never below zero; added is at most half the worth and what was lost
 * d is the yearly rate in per cent. Amounts are positive.
 */
export default defineCalculator({
  id: 'auto-depreciation',
  title: 'Car Depreciation',
  description: 'What a car is worth after some years, and what it loses.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Ownership',
  icon: 'trending-down',
  sortOrder: 16,
  inputs: {
    vehiclePrice,
    yearsOwned,
    vehicleMake: vehicleMakeOrAverage,
    condition,
    depreciationRate,
    annualMiles: { ...annualMiles, tooltip: 'More than 12,000 lowers the value, fewer raise it.' },
    mileAdjustment: money('Adjustment a mile', 0.08, { max: 2, step: 0.01, advanced: true }),
  },
  results: {
    futureValue: 'balance',
    totalDepreciation: 'money',
    percentLost: 'percent',
    yearlyRate: 'percent',
    lossPerMonth: 'money',
    firstYearLoss: 'money',
    mileageAdjustment: 'money',
    yearly: { year: 'count', value: 'balance', loss: 'money' },
  },
  calculate(inputs) {
    const term = Math.round(inputs.yearsOwned);
    const yearlyRate = Math.min(100, inputs.depreciationRate * byMake[inputs.vehicleMake].depreciation);
    const yearly = Array.from({ length: term }, (_, past) => {
      const value = valueAfter(inputs.vehiclePrice, yearlyRate, past + 1);
      return { year: past + 1, value, loss: toCent(valueAfter(inputs.vehiclePrice, yearlyRate, past) - value) };
    });
    const plain = yearly[term - 1]?.value ?? inputs.vehiclePrice;
    const worth = toCent(plain * conditionFactor[inputs.condition]);
    const byMiles = (usualMiles - inputs.annualMiles) * term * inputs.mileAdjustment;
    const mileageAdjustment = toCent(Math.min(byMiles, worth / 2, Math.max(0, inputs.vehiclePrice - worth)));
    const futureValue = Math.max(0, toCent(worth + mileageAdjustment));
    const totalDepreciation = toCent(inputs.vehiclePrice - futureValue);
    return {
      futureValue,
      totalDepreciation,
      percentLost: (totalDepreciation * 100) / inputs.vehiclePrice,
      yearlyRate,
      lossPerMonth: toCent(totalDepreciation / (term * 12)),
      firstYearLoss: yearly[0]?.loss ?? 0,
      mileageAdjustment,
      yearly,
    };
  },
  headline: (results) => ({ value: results.futureValue, kind: 'balance' }),
  say(results) {
    const after = `After **${counted(results.yearly.length, 'year')}** the car is worth about **${wholeDollars(results.futureValue)}**`;
    if (results.totalDepreciation <= 0) return `${after}: with these inputs it has not lost value.`;
    return `${after}: it has lost **${wholeDollars(results.totalDepreciation)}**, or **${wholeDollars(results.lossPerMonth)}** a month.`;
  },
  supporting: ['totalDepreciation', 'percentLost', 'lossPerMonth', 'firstYearLoss'],
});
