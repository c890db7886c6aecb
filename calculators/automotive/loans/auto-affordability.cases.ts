import { casesOf } from '#calculators/kit/definition/cases.ts';
import autoAffordability from './auto-affordability.ts';

export default casesOf(['R-CAT-023', 'R-CCONST-14'], autoAffordability, [
  {
    name: 'the defaults afford a car of 33,331.89',
    given: {},
    expect: {
      maxPayment: 637.5,
      loanAmount: 32581.78,
      affordablePrice: 33331.89,
      salesTaxAmount: 2749.88,
      debtRatio: 29.4,
      limitedBy: 'Share of income for the car',
    },
    from: '6,250 × 15 % − 300 = 637.50; spreadsheet PV(6.5%/12, 60, -637.5) = 32,581.78…; (32,581.78 + 5,000 − 1,500) ÷ 1.0825',
  },
  {
    name: 'debts of 2,000 leave 250 a month',
    given: { monthlyDebts: 2000 },
    expect: { maxPayment: 250, loanAmount: 12777.16, affordablePrice: 15036.63, debtRatio: 36, limitedBy: 'Limit of all debts' },
    from: '6,250 × 36 % − 2,000 = 250; PV(6.5%/12, 60, -250) = 12,777.16…; (12,777.16 + 3,500) ÷ 1.0825',
  },
  {
    name: 'a zero rate lends payment × months',
    given: {
      annualIncome: 60000,
      monthlyDebts: 0,
      runningCosts: 250,
      downPayment: 2000,
      interestRate: 0,
      loanTerm: 48,
      salesTax: 0,
      fees: 0,
    },
    expect: { maxPayment: 500, loanAmount: 24000, affordablePrice: 26000, totalInterest: 0 },
    from: '5,000 × 15 % − 250 = 500; × 48',
  },
  {
    name: 'a trade-in of 10,000 raises the price by as much, tax untouched',
    given: { tradeInValue: 10000 },
    expect: { affordablePrice: 43331.89, salesTaxAmount: 2749.88 },
    from: 'tax is on the price less the trade-in, so the first case + 10,000',
  },
  {
    name: 'with debts above the limit, the price is the cash alone',
    given: { monthlyDebts: 3000 },
    expect: { maxPayment: 0, loanAmount: 0, affordablePrice: 3233.25, limitedBy: 'No room for a payment' },
    from: '3,500 ÷ 1.0825 = 3,233.256, cut to the cent',
  },
  {
    name: 'with fees above the cash, no car is affordable',
    given: { runningCosts: 1000, downPayment: 500 },
    expect: { maxPayment: 0, affordablePrice: 0, totalInterest: 0 },
    from: '500 − 1,500 is negative',
  },
  {
    name: 'a small remainder of the income share is kept to the cent',
    given: { annualIncome: 40332, transportShare: 21, runningCosts: 696.97, debtLimit: 60 },
    expect: { maxPayment: 8.84 },
    from: '3,361 × 21 % = 705.81; − 696.97 = 8.84',
  },
  {
    name: 'when both limits allow the same cent, the income share is named',
    given: { annualIncome: 51408, transportShare: 12, debtLimit: 13, runningCosts: 311.14, monthlyDebts: 353.98 },
    expect: { maxPayment: 202.94, limitedBy: 'Share of income for the car' },
    from: '4,284 × 12 % − 311.14 = 4,284 × 13 % − 353.98 = 202.94; a tie is the share’s',
  },
]);
