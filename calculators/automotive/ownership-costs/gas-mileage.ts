import { annualMiles, fuelPrice, quantity } from '#calculators/automotive/fields.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { number, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/**
 * Fuel economy from one tank, and the fuel cost of a year.
 *   mpg = miles ÷ gallons, cost = annual miles ÷ mpg · price a gallon
 */
export default defineCalculator({
  id: 'gas-mileage',
  title: 'Gas Mileage',
  description: 'Your miles a gallon from one tank, and what fuel costs a year.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Ownership',
  icon: 'fuel',
  sortOrder: 22,
  inputs: {
    milesDriven: quantity('Miles since the last fill', 'miles', 336, 1, 100000, { zeroMeansDefault: true }),
    gallonsUsed: quantity('Gallons filled', 'gallons', 12, 0.1, 10000, { step: 0.1, zeroMeansDefault: true }),
    fuelPrice,
    annualMiles,
    otherMpg: quantity('Compare with', 'mpg', 40, 1, 200, { zeroMeansDefault: true, tooltip: 'Fuel economy of another car.' }),
  },
  results: {
    mpg: 'number',
    costPerMile: 'money',
    costPer100Miles: 'money',
    annualFuelCost: 'money',
    monthlyFuelCost: 'money',
    annualGallons: 'number',
    otherAnnualCost: 'money',
    annualSavings: 'money',
  },
  calculate(inputs) {
    const mpg = inputs.milesDriven / inputs.gallonsUsed;
    const annualFuelCost = toCent((inputs.annualMiles * inputs.gallonsUsed * inputs.fuelPrice) / inputs.milesDriven);
    const otherAnnualCost = toCent((inputs.annualMiles * inputs.fuelPrice) / inputs.otherMpg);
    return {
      mpg,
      costPerMile: inputs.fuelPrice / mpg,
      costPer100Miles: toCent((inputs.fuelPrice * 100) / mpg),
      annualFuelCost,
      monthlyFuelCost: toCent(annualFuelCost / 12),
      annualGallons: inputs.annualMiles / mpg,
      otherAnnualCost,
      annualSavings: toCent(annualFuelCost - otherAnnualCost),
    };
  },
  headline: (results) => ({ value: results.mpg, kind: 'number', per: 'miles a gallon' }),
  say(results, inputs) {
    const other =
      results.annualSavings === 0
        ? `the same with ${number(inputs.otherMpg)} mpg`
        : results.annualSavings > 0
          ? `**${wholeDollars(results.annualSavings)}** less with ${number(inputs.otherMpg)} mpg`
          : `**${wholeDollars(-results.annualSavings)}** more with ${number(inputs.otherMpg)} mpg`;
    return `You get **${number(results.mpg)}** miles a gallon and spend **${wholeDollars(results.annualFuelCost)}** a year on fuel; it would be ${other}.`;
  },
  supporting: ['annualFuelCost', 'monthlyFuelCost', 'costPer100Miles', 'annualSavings'],
});
