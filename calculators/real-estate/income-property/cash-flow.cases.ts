import { casesOf } from '#calculators/kit/definition/cases.ts';
import cashFlow from './cash-flow.ts';

export default casesOf(['R-CAT-044'], cashFlow, [
  {
    name: 'the defaults leave 150.47 a month',
    given: {},
    expect: {
      effectiveIncome: 29640,
      operatingExpenses: 9871.2,
      noi: 19768.8,
      monthlyPayment: 1496.93,
      debtService: 17963.16,
      annualCashFlow: 1805.64,
      monthlyCashFlow: 150.47,
      cashOnCashReturn: 2.1496,
      capRate: 6.5896,
      debtServiceCoverage: 1.1005,
      breakEvenOccupancy: 89.2127,
    },
    from: 'by hand: 31,200 × 0.95; 3,600 + 1,500 + 2,400 + 8 %; annuity table 6.65302 per 1,000 at 7 %, 30 years',
    within: 0.005,
  },
  {
    name: 'bought in cash it has no debt service and no coverage',
    given: { downPayment: 300000 },
    expect: { loanAmount: 0, debtService: 0, debtServiceCoverage: null, annualCashFlow: 19768.8, cashOnCashReturn: 6.3977 },
    from: 'by hand: 19,768.80 ÷ 309,000',
  },
  {
    name: 'a zero rate repays the principal evenly',
    given: { interestRate: 0 },
    expect: { monthlyPayment: 625, annualCashFlow: 12268.8, debtServiceCoverage: 2.6358 },
    from: 'by hand: 225,000 ÷ 360',
  },
  {
    name: 'without any cash invested there is no return on it, and the month costs money',
    given: {
      purchasePrice: 200000,
      downPayment: 0,
      closingCosts: 0,
      interestRate: 6,
      monthlyRent: 1500,
      vacancyRate: 10,
      propertyTax: 2000,
      homeInsurance: 1000,
      maintenance: 1000,
      managementRate: 0,
    },
    expect: {
      monthlyPayment: 1199.1,
      annualCashFlow: -2189.2,
      monthlyCashFlow: -182.43,
      cashOnCashReturn: null,
      breakEvenOccupancy: 102.1622,
    },
    from: 'by hand: 12,200 − 12 × 1,199.10; annuity table 5.99551 per 1,000',
  },
  {
    name: 'dues cost and other income earns the whole year',
    given: { monthlyRent: 3500, hoaFees: 50, otherIncome: 600 },
    expect: { effectiveIncome: 40500, operatingExpenses: 11292, annualCashFlow: 11244.84, monthlyCashFlow: 937.07 },
    from: 'by hand: 42,000 × 0.95 + 600; 7,500 + 3,192 + 600',
  },
  {
    name: 'a down payment above the price is refused',
    given: { downPayment: 300001 },
    expect: { refused: 'The down payment is higher than the purchase price.' },
    from: 'the loan would be negative',
  },
]);
