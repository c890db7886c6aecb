import { casesOf } from '#calculators/kit/definition/cases.ts';
import autoLoanBasic from './auto-loan-basic.ts';

export default casesOf(['R-CAT-001', 'R-CCONST-14'], autoLoanBasic, [
  {
    name: '[R-CVEC-02] [A-15] the defaults finance 25,727.50 with tax on the price less the trade-in',
    given: {},
    expect: { amountFinanced: 25727.5, salesTaxAmount: 2227.5, monthlyPayment: 503.39, totalInterest: 4475.78 },
    from: 'specification, check value R-CVEC-02',
  },
  {
    name: '[R-CVEC-03] tax on the full price finances 26,387.50',
    given: { taxFullPrice: true },
    expect: { amountFinanced: 26387.5, salesTaxAmount: 2887.5, monthlyPayment: 516.3, totalInterest: 4590.6 },
    from: 'specification, check value R-CVEC-03',
  },
  {
    name: 'a zero rate spreads the amount evenly',
    given: { interestRate: 0, salesTax: 0, fees: 0, downPayment: 3000 },
    expect: { amountFinanced: 24000, monthlyPayment: 400, totalInterest: 0, totalCost: 35000 },
    from: '35,000 − 8,000 − 3,000 = 24,000; ÷ 60 = 400; nothing but the price is paid',
  },
  {
    name: '20,000 at 6 % over 48 months costs 469.70 a month',
    given: { vehiclePrice: 20000, downPayment: 0, tradeInValue: 0, salesTax: 0, fees: 0, interestRate: 6, loanTerm: 48 },
    expect: { amountFinanced: 20000, monthlyPayment: 469.7 },
    from: 'annuity table: 23.4850 per 1,000 at 6 %, 48 months',
  },
  {
    name: 'a trade-in above the price leaves nothing to tax',
    given: { vehiclePrice: 10000, tradeInValue: 11000, downPayment: 0, fees: 1000 },
    expect: { salesTaxAmount: 0, amountFinanced: 0, monthlyPayment: 0, totalInterest: 0 },
    from: '10,000 + 0 + 1,000 − 11,000 = 0 by hand',
  },
  {
    name: 'what is owed on the trade-in moves into the loan',
    given: { tradeInOwed: 3000, interestRate: 0 },
    expect: { amountFinanced: 28727.5, monthlyPayment: 478.79 },
    from: '25,727.50 + 3,000 = 28,727.50; ÷ 60 = 478.7917',
  },
  {
    name: 'paying more than the vehicle costs is refused',
    given: { downPayment: 40000 },
    expect: { refused: 'The down payment and trade-in are more than the vehicle costs.' },
    from: 'the loan would be negative',
  },
]);
