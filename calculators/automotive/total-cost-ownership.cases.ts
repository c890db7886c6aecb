import { casesOf } from '../kit/cases.ts';
import totalCostOwnership from './total-cost-ownership.ts';

export default casesOf(['R-CAT-015', 'R-CENUM-05', 'R-CCONST-14'], totalCostOwnership, [
  {
    name: 'the defaults over five years',
    given: {},
    expect: {
      depreciation: 19470.31,
      taxAndFees: 4387.5,
      interest: 5982.39,
      fuel: 7394.86,
      insurance: 10618.27,
      upkeep: 3461.56,
      registration: 1000,
      totalCost: 52314.89,
      costPerMonth: 871.91,
      resaleValue: 15529.69,
    },
    from: 'derived in Python decimal arithmetic: 35,000 × 0.85⁵ = 15,529.69; schedule of 34,387.50 at 6.5 %; running costs rise by 3 % a year',
  },
  {
    name: '[R-CENUM-05] a toyota loses value more slowly and needs less upkeep',
    given: { vehicleMake: 'toyota' },
    expect: { depreciation: 15728.75, upkeep: 2341.33, totalCost: 47453.1, resaleValue: 19271.25 },
    from: '35,000 × (1 − 0.1125)⁵ = 19,271.25; 441 a year rising by 3 %, in Python decimal arithmetic',
  },
  {
    name: 'one year in cash without inflation',
    given: {
      vehiclePrice: 20000,
      downPayment: 20000,
      salesTax: 0,
      fees: 0,
      inflationRate: 0,
      yearsOwned: 1,
      mpg: 30,
      fuelPrice: 3,
      annualInsurance: 1200,
      registration: 100,
      depreciationRate: 20,
    },
    expect: {
      depreciation: 4000,
      interest: 0,
      fuel: 1200,
      insurance: 1200,
      upkeep: 652,
      totalCost: 7152,
      costPerMonth: 596,
      costPerMile: 0.596,
    },
    from: 'by hand: 4,000 + 1,200 + 1,200 + 652 + 100; ÷ 12; ÷ 12,000',
  },
  {
    name: 'a loan longer than the years kept counts interest until the sale',
    given: { yearsOwned: 3, loanTerm: 72, downPayment: 0, inflationRate: 0 },
    expect: { interest: 6050.83, depreciation: 13505.62, totalCost: 36678.53 },
    from: 'first 36 rows of 39,387.50 at 6.5 % over 72 months, in Python decimal arithmetic',
  },
  {
    name: 'a zero rate costs no interest',
    given: { interestRate: 0 },
    expect: { interest: 0, totalCost: 46332.5 },
    from: '52,314.89 − 5,982.39 of the first case',
  },
  {
    name: 'paying more than the car costs is refused',
    given: { downPayment: 50000 },
    expect: { refused: 'The down payment and trade-in are more than the vehicle costs.' },
    from: '39,387.50 − 50,000 is negative',
  },
]);
