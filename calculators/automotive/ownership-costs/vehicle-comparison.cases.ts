import { casesOf } from '#calculators/kit/definition/cases.ts';
import vehicleComparison from './vehicle-comparison.ts';

const simple = { salesTax: 0, inflationRate: 0, annualMiles: 10000 };

export default casesOf(['R-CAT-019', 'R-CCONST-14'], vehicleComparison, [
  {
    name: 'the defaults: the thriftier second vehicle wins over five years',
    given: {},
    expect: {
      betterChoice: 'Second vehicle',
      firstCost: 41640.05,
      secondCost: 41114.05,
      savings: 526,
      firstPerMonth: 694,
      secondPerMonth: 685.23,
      firstResale: 14198.57,
      secondResale: 15973.39,
    },
    from: 'derived in Python decimal arithmetic: tax + price × (1 − 0.85⁵) + running costs rising by 3 %',
  },
  {
    name: 'a cheaper price and a thriftier engine may cost the same',
    given: {
      ...simple,
      firstPrice: 20000,
      secondPrice: 30000,
      firstMpg: 20,
      secondMpg: 40,
      firstInsurance: 1000,
      secondInsurance: 1000,
      firstUpkeep: 500,
      secondUpkeep: 500,
      firstDepreciation: 10,
      secondDepreciation: 10,
      fuelPrice: 4,
      yearsOwned: 1,
    },
    expect: { betterChoice: 'First vehicle', firstCost: 5500, secondCost: 5500, savings: 0 },
    from: 'by hand: 2,000 + 2,000 + 1,500 and 3,000 + 1,000 + 1,500',
  },
  {
    name: 'a cent more insurance breaks the tie',
    given: {
      ...simple,
      firstPrice: 20000,
      secondPrice: 30000,
      firstMpg: 20,
      secondMpg: 40,
      firstInsurance: 1000.01,
      secondInsurance: 1000,
      firstUpkeep: 500,
      secondUpkeep: 500,
      firstDepreciation: 10,
      secondDepreciation: 10,
      fuelPrice: 4,
      yearsOwned: 1,
    },
    expect: { betterChoice: 'Second vehicle', savings: 0.01 },
    from: 'the tie of the case before',
  },
  {
    name: 'twins cost the same each year',
    given: {
      ...simple,
      firstPrice: 20000,
      secondPrice: 20000,
      firstMpg: 25,
      secondMpg: 25,
      firstInsurance: 1000,
      secondInsurance: 1000,
      firstUpkeep: 500,
      secondUpkeep: 500,
      firstDepreciation: 20,
      secondDepreciation: 20,
      fuelPrice: 2,
      yearsOwned: 2,
    },
    expect: {
      savings: 0,
      yearly: [
        { year: 1, firstCost: 6300, secondCost: 6300 },
        { year: 2, firstCost: 11800, secondCost: 11800 },
      ],
    },
    from: 'by hand: 4,000 + 800 + 1,500, then 3,200 + 800 + 1,500',
  },
  {
    name: 'ten years widen the gap',
    given: { yearsOwned: 10 },
    expect: { firstCost: 74113.64, secondCost: 71003.01, savings: 3110.63 },
    from: 'derived in Python decimal arithmetic',
  },
]);
