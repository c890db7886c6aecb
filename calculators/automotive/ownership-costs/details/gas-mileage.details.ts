import type calculator from '#calculators/automotive/ownership-costs/gas-mileage.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { number } from '#calculators/kit/formatting/words.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'bars',
    title: 'Fuel cost a year',
    unit: 'money',
    bars: [
      { label: `${number(results.mpg)} mpg`, value: results.annualFuelCost, chosen: true },
      { label: `${number(inputs.otherMpg)} mpg`, value: results.otherAnnualCost },
    ],
  }),
  explanation: {
    formula: ['mpg = miles ÷ gallons', 'cost a year = annual miles ÷ mpg × price a gallon'],
    assumptions: ['The tank was full before and is full again; one tank stands for the year.'],
    leavesOut: ['Changes of the fuel price and of the season.'],
    differs: ['The window label shows a laboratory value.'],
  },
  sources: [{ title: 'fueleconomy.gov, Find and compare cars', locator: 'annual fuel cost = miles ÷ mpg × price' }],
});
