import { casesOf } from '#calculators/kit/definition/cases.ts';
import autoLoanVsHomeEquity from './auto-loan-vs-home-equity.ts';

export default casesOf(['R-CAT-010'], autoLoanVsHomeEquity, [
  {
    name: 'without a return on savings, the shorter car loan costs less in total',
    given: { savingsRate: 0, figures: 'spec' },
    expect: {
      betterChoice: 'Auto loan',
      autoPayment: 586.98,
      homeEquityPayment: 367.96,
      autoInterest: 5219.11,
      homeEquityInterest: 14154.7,
      taxSaved: 0,
      homeEquityCost: 14654.7,
      savings: 9435.59,
    },
    from: 'derived row by row in Python decimal arithmetic; 14,154.70 + 500 − 5,219.11',
  },
  {
    name: 'four deductible years at 22 % save 1,094.99',
    given: { deductibleYears: 4, savingsRate: 0, figures: 'spec' },
    expect: { taxSaved: 1094.99, autoCost: 4124.12 },
    from: '(1,795.47 + 1,443.98 + 1,068.95 + 668.83) × 22 % = 4,977.23 × 22 % = 1,094.9906',
  },
  {
    name: 'interest above the cap of 10,000 a year is not deductible',
    given: { loanAmount: 200000, autoRate: 8, deductibleYears: 3, figures: 'spec' },
    expect: { taxSaved: 6361.63 },
    from: '(10,000 + 10,000 + 8,916.49) × 22 % = 6,361.6278; yearly interest in Python decimal arithmetic',
  },
  {
    name: '2024 law has no such deduction',
    given: { deductibleYears: 4, figures: '2024' },
    expect: { taxSaved: 0 },
    from: 'P.L. 119-21 sec. 70203 begins with 2025',
  },
  {
    name: 'at equal zero rates, only the closing costs differ',
    given: { loanAmount: 12000, loanTerm: 24, homeEquityTerm: 24, autoRate: 0, homeEquityRate: 0, figures: 'spec' },
    expect: { betterChoice: 'Auto loan', autoPayment: 500, homeEquityPayment: 500, savings: 500 },
    from: '12,000 ÷ 24 = 500 both times; closing costs 500',
  },
  {
    name: 'the same terms with a lower rate and no costs favor the house',
    given: { homeEquityRate: 0, homeEquityTerm: 60, closingCosts: 0, savingsRate: 0, figures: 'spec' },
    expect: { betterChoice: 'Home equity loan', homeEquityPayment: 500, savings: 5219.11 },
    from: '30,000 ÷ 60 = 500; nothing but the interest of the car loan',
  },
  {
    name: 'in today’s money at 4 per cent the car loan costs 4970.42 less by default',
    given: { figures: 'spec' },
    expect: { betterChoice: 'Auto loan', autoCost: 1872.72, homeEquityCost: 6843.14, savings: 4970.42 },
    from: 'payments of both schedules discounted at 4 % ÷ 12, less 30,000, in Python decimal',
  },
  {
    name: 'a loan at the return on savings costs nothing today, however long',
    given: { autoRate: 4, homeEquityRate: 4, closingCosts: 0, loanAmount: 1000000, loanTerm: 60, homeEquityTerm: 240, figures: 'spec' },
    expect: { autoCost: 0, homeEquityCost: 0, savings: 0 },
    from: 'present value of a loan at its own rate is the loan',
    within: 1,
  },
]);
