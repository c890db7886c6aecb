import { casesOf } from '#calculators/kit/definition/cases.ts';
import fleetAnalysis from './fleet-analysis.ts';

const flat = {
  fleetSize: 3,
  vehiclePrice: 20000,
  yearsOwned: 2,
  annualMiles: 10000,
  mpg: 20,
  fuelPrice: 4,
  annualInsurance: 1000,
  upkeepRise: 0,
  costOfCapital: 0,
  depreciationRate: 20,
};

export default casesOf(['R-CAT-025', 'R-CCONST-14'], fleetAnalysis, [
  {
    name: 'the defaults: ten vehicles are best replaced after seven years',
    given: {},
    expect: {
      annualCostPerVehicle: 13112.26,
      annualFleetCost: 131122.6,
      bestReplacementYears: 7,
      annualSavings: 1120.1,
      purchaseOutlay: 380000,
    },
    from: 'derived in Python decimal arithmetic: capital 6,030.02 + operating 7,082.24; seven years 5,355.84 + 7,644.41',
  },
  {
    name: 'replacing after the best year saves nothing more',
    given: { yearsOwned: 7 },
    expect: { annualCostPerVehicle: 13000.25, annualSavings: 0 },
    from: 'derived in Python decimal arithmetic: 5,355.84 + 7,644.41',
  },
  {
    name: 'after one year capital is price × (1 + r) − resale',
    given: { yearsOwned: 1 },
    expect: { annualCostPerVehicle: 14239.09, annualSavings: 12388.4 },
    from: 'by hand: 38,000 × 1.06 − 32,300 = 7,980; 1,800 + 18,000 ÷ 22 × 3.25 + 1,800 = 6,259.09',
  },
  {
    name: 'without interest and without rising upkeep older is always cheaper',
    given: flat,
    expect: { annualCostPerVehicle: 7600, annualFleetCost: 22800, bestReplacementYears: 15, costPerMile: 0.76 },
    from: 'by hand: (20,000 − 12,800) ÷ 2 + 2,000 + 1,000 + 1,000',
  },
  {
    name: 'upkeep that rises by 60 % a year calls for early replacement',
    given: { upkeepRise: 60, yearsOwned: 4 },
    expect: { bestReplacementYears: 2, annualCostPerVehicle: 14922.86, annualSavings: 7405.7 },
    from: 'derived in Python decimal arithmetic: 6,432.08 + 8,490.78 against 7,398.93 + 6,783.36',
  },
  {
    name: 'a forklift of 30,000 costs 13,500 a year when replaced after one',
    given: {
      fleetSize: 1,
      vehiclePrice: 30000,
      yearsOwned: 1,
      annualMiles: 10000,
      fuelPrice: 0,
      upkeepPerMile: 0.3,
      annualInsurance: 0,
      upkeepRise: 50,
      costOfCapital: 10,
      depreciationRate: 25,
    },
    expect: { annualFleetCost: 13500 },
    from: 'Sullivan, Wicks and Koelling, Engineering Economy, example 9-4: values 22,500 and 16,875, expenses 3,000 and 4,500',
  },
  {
    name: 'and 12,964 when replaced after two',
    given: {
      fleetSize: 1,
      vehiclePrice: 30000,
      yearsOwned: 2,
      annualMiles: 10000,
      fuelPrice: 0,
      upkeepPerMile: 0.3,
      annualInsurance: 0,
      upkeepRise: 50,
      costOfCapital: 10,
      depreciationRate: 25,
    },
    expect: { annualFleetCost: 12964.29 },
    from: 'the same example: 12,964; cents in Python decimal',
  },
]);
