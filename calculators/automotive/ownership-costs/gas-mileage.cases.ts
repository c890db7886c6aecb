import { casesOf } from '#calculators/kit/definition/cases.ts';
import gasMileage from './gas-mileage.ts';

export default casesOf(['R-CAT-022'], gasMileage, [
  {
    name: 'the defaults: 336 miles on 12 gallons',
    given: {},
    expect: {
      mpg: 28,
      costPer100Miles: 11.61,
      annualFuelCost: 1392.86,
      monthlyFuelCost: 116.07,
      otherAnnualCost: 975,
      annualSavings: 417.86,
    },
    from: 'by hand: 12,000 ÷ 28 × 3.25 = 1,392.857; 12,000 ÷ 40 × 3.25 = 975',
  },
  {
    name: '400 miles on 10 gallons at 4 dollars',
    given: { milesDriven: 400, gallonsUsed: 10, fuelPrice: 4, annualMiles: 15000 },
    expect: { mpg: 40, costPerMile: 0.1, annualFuelCost: 1500, annualGallons: 375, annualSavings: 0 },
    from: 'by hand: 15,000 ÷ 40 = 375 gallons; × 4',
  },
  {
    name: 'a thirstier comparison makes the savings negative',
    given: { otherMpg: 20 },
    expect: { otherAnnualCost: 1950, annualSavings: -557.14 },
    from: '12,000 ÷ 20 × 3.25 = 1,950; 1,392.86 − 1,950',
  },
  {
    name: 'free fuel costs nothing',
    given: { fuelPrice: 0 },
    expect: { mpg: 28, annualFuelCost: 0, costPer100Miles: 0, annualSavings: 0 },
    from: 'any number of gallons × 0',
  },
  {
    name: 'a typed zero for gallons falls back to the default',
    given: { gallonsUsed: 0 },
    expect: { mpg: 28 },
    from: '336 ÷ 12',
  },
]);
