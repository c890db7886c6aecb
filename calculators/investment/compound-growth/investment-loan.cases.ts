import { casesOf } from '#calculators/kit/definition/cases.ts';
import investmentLoan from './investment-loan.ts';

export default casesOf(['R-CAT-074', 'A-17'], investmentLoan, [
  {
    name: 'interest only: 50,000 at 7 % earns what 8 % exceeds it, before tax',
    given: { repayment: 'interestOnly', interestDeductible: false, gainsTaxRate: 0 },
    expect: { monthlyPayment: 291.67, totalInterest: 35000.4, investmentValue: 110982.01, netProfit: 25981.61 },
    from: 'by hand: 50,000 × 1.0066667^120 = 110,982.01; 120 × 291.67',
  },
  {
    name: 'level payments of 580.54 repay the loan in 10 years',
    given: { investmentIncome: 1000000 },
    expect: { monthlyPayment: 580.54, gainsTax: 9147.3, afterTaxLoanRate: 5.32 },
    from: 'mortgage table: 11.610848 per 1,000 at 7 %, 10 years; 15 % of 60,982.01; 7 × 0.76',
  },
  {
    name: 'equal rates without tax make borrowing neither better nor worse',
    given: { interestRate: 6, expectedReturn: 6, interestDeductible: false, gainsTaxRate: 0, loanTerm: 1, loanAmount: 10000 },
    expect: { netProfit: 288.81, profitWithoutLoan: 288.81 },
    from: 'by hand: 10,000 × (1.005^12 − 1) = 616.78, less interest 12 × 860.66 − 10,000 = 327.97; the payments grow to 10,328 + 288.81',
    within: 0.05,
  },
  {
    name: 'a free loan keeps the whole growth',
    given: { interestRate: 0, interestDeductible: false, gainsTaxRate: 0 },
    expect: { totalInterest: 0, netProfit: 60982.01, afterTaxLoanRate: 0 },
    from: 'by hand: 110,982.01 − 50,000',
  },
  {
    name: 'an investment that earns nothing loses the interest after tax',
    given: { expectedReturn: 0, repayment: 'interestOnly', investmentIncome: 1000000 },
    expect: { interestTaxSaved: 8400.1, gainsTax: 0, netProfit: -26600.3, profitWithoutLoan: 0 },
    from: 'by hand: 35,000.40 less 24 % of it',
  },
  {
    name: 'all in: ten years of 580.54 against 110,982.01, taxed',
    given: { investmentIncome: 1000000 },
    expect: { totalInterest: 19665.17, interestTaxSaved: 4719.64, netProfit: 36889.18, profitWithoutLoan: 31061.29 },
    from: 'in fractions: schedule in cents; 60,982.01 − 19,665.17 − 9,147.30 + 4,719.64; deposits of 580.54 at 8 %, 85 % of their gain',
  },
  {
    name: 'without investment income no interest is deductible',
    given: {},
    expect: { deductedInterest: 0, interestTaxSaved: 0, afterTaxLoanRate: 7 },
    from: '26 USC 163(d)(1): limited to net investment income',
  },
  {
    name: 'a year deducts no more than its investment income, and what is left waits',
    given: { repayment: 'interestOnly', loanTerm: 2, investmentIncome: 2000 },
    expect: { totalInterest: 7000.08, deductedInterest: 4000, interestTaxSaved: 960 },
    from: '26 USC 163(d)(1), (2): 24 × 291.67; 2 × 2,000; × 24 %',
  },
]);
