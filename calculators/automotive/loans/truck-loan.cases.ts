import { casesOf } from '#calculators/kit/definition/cases.ts';
import truckLoan from './truck-loan.ts';

export default casesOf(['R-CAT-014', 'R-CCONST-14'], truckLoan, [
  {
    name: 'the defaults finance truck and upfit',
    given: {},
    expect: {
      salesTaxAmount: 4537.5,
      amountFinanced: 56037.5,
      monthlyPayment: 955.38,
      totalInterest: 12750.13,
      interestAfterTax: 12750.13,
    },
    from: 'spreadsheet PMT(7%/12, 72, -56037.5) = 955.3838; no business use',
  },
  {
    name: 'full business use at 22 % brings a good fifth of the interest back',
    given: { businessUse: 100 },
    expect: { interestTaxSaved: 2805.03, interestAfterTax: 9945.1 },
    from: '12,750.13 × 22 % = 2,805.0286',
  },
  {
    name: 'half business use, trade-in and five years at 5 %',
    given: {
      vehiclePrice: 40000,
      accessories: 2000,
      downPayment: 4000,
      tradeInValue: 10000,
      salesTax: 5,
      fees: 0,
      interestRate: 5,
      loanTerm: 60,
      businessUse: 50,
    },
    expect: { salesTaxAmount: 1600, amountFinanced: 29600, monthlyPayment: 558.59, totalInterest: 3915.31, interestTaxSaved: 430.68 },
    from: 'annuity table: 18.87123 per 1,000 at 5 %, 60 months, × 29.6; 3,915.31 × 11 % = 430.6841',
  },
  {
    name: 'a zero rate spreads the amount evenly',
    given: { vehiclePrice: 36000, accessories: 0, downPayment: 0, salesTax: 0, fees: 0, interestRate: 0, businessUse: 100 },
    expect: { monthlyPayment: 500, totalInterest: 0, interestTaxSaved: 0 },
    from: '36,000 ÷ 72',
  },
  {
    name: 'paying more than the truck costs is refused',
    given: { downPayment: 70000 },
    expect: { refused: 'The down payment and trade-in are more than the vehicle costs.' },
    from: '52,000 + 3,000 + 4,537.50 + 1,500 − 70,000 is negative',
  },
]);
