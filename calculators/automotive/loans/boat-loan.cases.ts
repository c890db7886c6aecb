import { casesOf } from '#calculators/kit/definition/cases.ts';
import boatLoan from './boat-loan.ts';

export default casesOf(['R-CAT-013', 'R-CENUM-03'], boatLoan, [
  {
    name: '[R-CENUM-03] the defaults: a powerboat',
    given: {},
    expect: {
      amountFinanced: 40512.5,
      monthlyPayment: 381.33,
      totalInterest: 28127.68,
      upkeepRate: 10,
      monthlyUpkeep: 375,
      monthlyCost: 756.33,
    },
    from: 'spreadsheet PMT(7.75%/12, 180, -40512.5) = 381.3344; 45,000 × 10 % ÷ 12 = 375',
  },
  {
    name: '[R-CENUM-03] a sailboat over ten years at 8 %',
    given: { boatType: 'sailboat', vehiclePrice: 50000, downPayment: 10000, salesTax: 6, fees: 0, interestRate: 8, loanTerm: 120 },
    expect: { salesTaxAmount: 3000, amountFinanced: 43000, monthlyPayment: 521.71, monthlyUpkeep: 333.33, monthlyCost: 855.04 },
    from: 'annuity table: 12.13276 per 1,000 at 8 %, 120 months, × 43; 50,000 × 8 % ÷ 12',
  },
  {
    name: '[R-CENUM-03] a pontoon at a zero rate',
    given: { boatType: 'pontoon', vehiclePrice: 24000, downPayment: 0, salesTax: 0, fees: 0, interestRate: 0, loanTerm: 120 },
    expect: { monthlyPayment: 200, totalInterest: 0, monthlyUpkeep: 120, monthlyCost: 320 },
    from: '24,000 ÷ 120 = 200; 24,000 × 6 % ÷ 12 = 120',
  },
  {
    name: 'a boat paid in full costs its upkeep',
    given: { vehiclePrice: 45000, downPayment: 45000, salesTax: 0, fees: 0 },
    expect: { amountFinanced: 0, monthlyPayment: 0, monthlyCost: 375 },
    from: '45,000 × 10 % ÷ 12',
  },
  {
    name: 'paying more than the boat costs is refused',
    given: { tradeInValue: 60000 },
    expect: { refused: 'The down payment and trade-in are more than the vehicle costs.' },
    from: '45,000 + 800 − 69,000 is negative',
  },
]);
