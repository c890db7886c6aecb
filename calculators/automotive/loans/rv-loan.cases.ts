import { casesOf } from '#calculators/kit/definition/cases.ts';
import rvLoan from './rv-loan.ts';

export default casesOf(['R-CAT-012', 'R-CENUM-01', 'R-CENUM-02'], rvLoan, [
  {
    name: 'the defaults: a motorhome for recreation',
    given: {},
    expect: {
      amountFinanced: 67687.5,
      monthlyPayment: 637.13,
      totalInterest: 46995.18,
      insuranceRate: 1.5,
      monthlyInsurance: 93.75,
      monthlyCost: 880.88,
    },
    from: 'spreadsheet PMT(7.75%/12, 180, -67687.5) = 637.1260; 75,000 × 1.5 % ÷ 12 = 93.75; + 150',
  },
  {
    name: '[R-CENUM-02] a motorhome lived in full_time costs half as much again to insure',
    given: { usageType: 'full_time' },
    expect: { insuranceRate: 2.25, monthlyInsurance: 140.63, monthlyPayment: 637.13 },
    from: '75,000 × 2.25 % ÷ 12 = 140.625',
  },
  {
    name: '[R-CENUM-01] a travel_trailer at a zero rate',
    given: {
      rvType: 'travel_trailer',
      vehiclePrice: 60000,
      downPayment: 12000,
      salesTax: 0,
      fees: 0,
      interestRate: 0,
      loanTerm: 120,
      siteCost: 0,
    },
    expect: { amountFinanced: 48000, monthlyPayment: 400, totalInterest: 0, monthlyInsurance: 50, monthlyCost: 450 },
    from: '48,000 ÷ 120 = 400; 60,000 × 1 % ÷ 12 = 50',
  },
  {
    name: '[R-CENUM-01] a fifth_wheel over twenty years at 6 %',
    given: { rvType: 'fifth_wheel', vehiclePrice: 100000, downPayment: 20000, salesTax: 0, fees: 0, interestRate: 6, loanTerm: 240 },
    expect: { monthlyPayment: 573.14, totalInterest: 57554.76, monthlyInsurance: 83.33 },
    from: 'annuity table: 7.16431 per 1,000 at 6 %, 240 months, × 80; 100,000 × 1 % ÷ 12',
  },
  {
    name: 'paying more than the RV costs is refused',
    given: { downPayment: 90000 },
    expect: { refused: 'The down payment and trade-in are more than the vehicle costs.' },
    from: '75,000 + 6,187.50 + 1,500 − 90,000 is negative',
  },
]);
