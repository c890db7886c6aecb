import { casesOf } from '#calculators/kit/definition/cases.ts';
import electricVsGas from './electric-vs-gas.ts';

const equal = { electricPrice: 30000, gasPrice: 30000, chargerCost: 0, electricUpkeep: 0, gasUpkeep: 0, yearsOwned: 1 };

export default casesOf(['R-CAT-020'], electricVsGas, [
  {
    name: 'the defaults: the electric car wins over eight years',
    given: { electricDepreciation: 15 },
    expect: {
      betterChoice: 'Electric',
      annualElectricCost: 1332,
      annualGasCost: 2592.86,
      annualSavings: 1260.86,
      breakEvenYears: 6.5035,
      electricResale: 11444.6,
      gasResale: 9537.17,
      electricTotal: 42411.4,
      gasTotal: 46205.71,
      savings: 3794.31,
    },
    from: 'by hand: 12,000 × 30 ÷ 100 × 0.17 + 720; 12,000 ÷ 28 × 3.25 + 1,200; 8,200 ÷ 1,260.86; resale × 0.85⁸',
  },
  {
    name: 'equal prices and equal energy cost the same',
    given: { electricDepreciation: 15, ...equal, kwhPer100Miles: 50, electricityRate: 0.2, mpg: 30, fuelPrice: 3 },
    expect: { betterChoice: 'Electric', annualElectricCost: 1200, annualGasCost: 1200, savings: 0, breakEvenYears: 0 },
    from: 'by hand: 12,000 × 50 ÷ 100 × 0.20 = 12,000 ÷ 30 × 3 = 1,200',
  },
  {
    name: 'a dearer kilowatt-hour breaks the tie, and without a higher price there is no payback time',
    given: { electricDepreciation: 15, ...equal, kwhPer100Miles: 50, electricityRate: 0.21, mpg: 30, fuelPrice: 3 },
    expect: { betterChoice: 'Gas', annualSavings: -60, savings: 60, breakEvenYears: 0 },
    from: '12,000 × 50 ÷ 100 × 0.21 = 1,260',
  },
  {
    name: 'a higher price without savings is never paid back',
    given: { electricDepreciation: 15, electricityRate: 1, electricPrice: 40000 },
    expect: { betterChoice: 'Gas', annualElectricCost: 4320, annualSavings: -1727.14, breakEvenYears: null },
    from: '12,000 × 30 ÷ 100 × 1 + 720 = 4,320',
  },
  {
    name: 'an incentive shortens the payback time',
    given: { electricDepreciation: 15, incentive: 4000 },
    expect: { breakEvenYears: 3.3311, electricTotal: 38411.4 },
    from: '(38,000 + 1,200 − 35,000) ÷ 1,260.86 = 3.33106',
  },
  {
    name: 'the sample window labels cost 612 and 2,135 a year',
    given: {
      electricDepreciation: 15,
      annualMiles: 15000,
      kwhPer100Miles: 34,
      electricityRate: 0.12,
      mpg: 26,
      fuelPrice: 3.7,
      electricUpkeep: 0,
      gasUpkeep: 0,
    },
    expect: { annualElectricCost: 612, annualGasCost: 2134.62 },
    from: 'EPA fuel economy labels of 2013: 600 and 2,150 in steps of 50; 15,000 × 0.34 × 0.12 and 15,000 ÷ 26 × 3.70',
  },
  {
    name: 'by default an electric car keeps 41.3 per cent after five years, a gas car 44.4',
    given: { electricPrice: 100000, gasPrice: 100000, yearsOwned: 5 },
    expect: { electricResale: 41325.69, gasResale: 44370.53 },
    from: 'iSeeCars 2025: electric vehicles lose 58.8 % in five years, 16.2 % a year; 0.838^5 and 0.85^5 in Python decimal',
  },
]);
