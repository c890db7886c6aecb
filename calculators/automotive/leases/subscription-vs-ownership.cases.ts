import { casesOf } from '#calculators/kit/definition/cases.ts';
import subscriptionVsOwnership from './subscription-vs-ownership.ts';

const plain = {
  vehiclePrice: 12000,
  downPayment: 0,
  interestRate: 0,
  loanTerm: 12,
  salesTax: 0,
  fees: 0,
  annualUpkeep: 0,
  startFee: 0,
  monthsKept: 12,
};

export default casesOf(['R-CAT-026', 'R-CCONST-14'], subscriptionVsOwnership, [
  {
    name: 'the defaults: for two years the subscription is cheaper',
    given: {},
    expect: {
      betterChoice: 'Subscribe',
      loanPayment: 672.83,
      subscriptionCost: 22100,
      ownershipCost: 23513.26,
      savings: 1413.26,
      ownershipPerMonth: 979.72,
      equity: 3334.66,
      breakEvenMonths: 31,
    },
    from: 'derived in Python decimal arithmetic: schedule of 34,387.50 at 6.5 %; 35,000 × 0.85² less the balance; 500 + 24 × 900',
  },
  {
    name: 'for five years owning is cheaper',
    given: { monthsKept: 60 },
    expect: { betterChoice: 'Own', subscriptionCost: 54500, ownershipCost: 44090.2, equity: 15529.69 },
    from: 'derived in Python decimal arithmetic; the loan is repaid, the car worth 35,000 × 0.85⁵',
  },
  {
    name: 'equal costs say Own: the car is then yours',
    given: { ...plain, depreciationRate: 36, annualInsurance: 1200, subscriptionPayment: 460 },
    expect: { betterChoice: 'Own', subscriptionCost: 5520, ownershipCost: 5520, savings: 0, breakEvenMonths: 12 },
    from: 'by hand: 12,000 + 1,200 − 12,000 × 0.64 = 5,520 = 12 × 460',
  },
  {
    name: 'a cheap subscription is never beaten',
    given: { subscriptionPayment: 300 },
    expect: { betterChoice: 'Subscribe', subscriptionCost: 7700, breakEvenMonths: null },
    from: '500 + 24 × 300; running costs alone are 237.50 a month beside a loss of value',
  },
  {
    name: 'without interest and loss of value owning costs nothing',
    given: { ...plain, depreciationRate: 0, annualInsurance: 0, subscriptionPayment: 100 },
    expect: { betterChoice: 'Own', ownershipCost: 0, equity: 12000, subscriptionCost: 1200, breakEvenMonths: 1 },
    from: '12 × 1,000 paid for a car worth 12,000',
  },
  {
    name: 'paying more than the car costs is refused',
    given: { downPayment: 50000 },
    expect: { refused: 'The down payment is more than the vehicle costs.' },
    from: '39,387.50 − 50,000 is negative',
  },
  {
    name: 'earlier months in which owning is cheaper are no break-even when subscribing wins',
    given: { salesTax: 0, fees: 0, startFee: 5000, subscriptionPayment: 550 },
    expect: { betterChoice: 'Subscribe', subscriptionCost: 18200, ownershipCost: 18651.95, savings: 451.95, breakEvenMonths: 69 },
    from: 'derived in Python decimal arithmetic, all 120 months: owning is no dearer in months 1 to 20 and from month 69 on',
  },
  {
    name: 'there is no break-even when subscribing wins in every later month',
    given: { salesTax: 0, fees: 0, startFee: 5000, subscriptionPayment: 400 },
    expect: { betterChoice: 'Subscribe', subscriptionCost: 14600, breakEvenMonths: null },
    from: 'derived in Python decimal arithmetic, all 120 months: owning is no dearer in months 1 to 11 alone',
  },
]);
