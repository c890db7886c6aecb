import { casesOf } from '#calculators/kit/definition/cases.ts';
import motorcycleLoan from './motorcycle-loan.ts';

export default casesOf(['R-CAT-011', 'R-CCONST-14'], motorcycleLoan, [
  {
    name: 'the defaults finance gear, tax and fees',
    given: {},
    expect: { salesTaxAmount: 1361.25, amountFinanced: 16361.25, monthlyPayment: 331.75, totalInterest: 3543.58, monthlyCost: 456.75 },
    from: '16,500 × 8.25 % = 1,361.25; spreadsheet PMT(8%/12, 60, -16361.25) = 331.7471; + 1,500 ÷ 12',
  },
  {
    name: 'a zero rate spreads the amount evenly',
    given: {
      vehiclePrice: 10000,
      accessories: 0,
      downPayment: 1000,
      tradeInValue: 2000,
      salesTax: 6,
      fees: 0,
      interestRate: 0,
      loanTerm: 40,
    },
    expect: { salesTaxAmount: 480, amountFinanced: 7480, monthlyPayment: 187, totalInterest: 0 },
    from: '8,000 × 6 % = 480; 7,480 ÷ 40 = 187',
  },
  {
    name: 'three years at 12 % with gear',
    given: { vehiclePrice: 12000, accessories: 1000, downPayment: 0, salesTax: 5, fees: 0, interestRate: 12, loanTerm: 36 },
    expect: { amountFinanced: 13650, monthlyPayment: 453.38, totalInterest: 2671.51 },
    from: 'annuity table: 33.2143 per 1,000 at 12 %, 36 months, × 13.65; interest in Python decimal arithmetic',
  },
  {
    name: 'paying all at the start leaves insurance and upkeep',
    given: { vehiclePrice: 10000, accessories: 0, downPayment: 10000, salesTax: 0, fees: 0 },
    expect: { amountFinanced: 0, monthlyPayment: 0, totalInterest: 0, monthlyCost: 125 },
    from: '(900 + 600) ÷ 12',
  },
  {
    name: 'one cent more than the price is refused',
    given: { vehiclePrice: 10000, accessories: 0, downPayment: 10000.01, salesTax: 0, fees: 0 },
    expect: { refused: 'The down payment and trade-in are more than the vehicle costs.' },
    from: 'the loan would be −0.01',
  },
]);
