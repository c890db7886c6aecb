import { casesOf } from '#calculators/kit/definition/cases.ts';
import autoLoanSchedule from './auto-loan-schedule.ts';

export default casesOf(['R-CAT-002'], autoLoanSchedule, [
  {
    name: 'the defaults are paid off after 60 months',
    given: {},
    expect: {
      monthlyPayment: 489.15,
      totalInterest: 4349.2,
      totalOfPayments: 29349.2,
      payoffMonths: 60,
      interestSaved: 0,
      monthsSaved: 0,
      halfRepaidMonth: 33,
    },
    from: 'derived row by row in Python decimal arithmetic; last payment 489.35',
  },
  {
    name: 'a 10,000 loan at 12 % over a year begins with 100.00 and 92.12 of interest',
    given: { loanAmount: 10000, interestRate: 12, loanTerm: 12 },
    expect: { monthlyPayment: 888.49, totalInterest: 661.86 },
    from: 'by hand: 10,000 × 1 % = 100; 9,211.51 × 1 % = 92.1151; twelve rows in Python decimal arithmetic',
  },
  {
    name: 'an extra 100 a month ends the loan 11 months earlier',
    given: { extraPayment: 100 },
    expect: { payoffMonths: 49, monthsSaved: 11, interestSaved: 865.4 },
    from: 'derived row by row in Python decimal arithmetic; last payment 204.60',
  },
  {
    name: 'one payment of 5,000 with the twelfth ends it after 48 months',
    given: { oneTimePayment: 5000 },
    expect: { payoffMonths: 48, monthsSaved: 12, totalInterest: 3074.31 },
    from: 'derived row by row in Python decimal arithmetic',
  },
  {
    name: 'a zero rate is twelve equal rows',
    given: { loanAmount: 1200, interestRate: 0, loanTerm: 12 },
    expect: {
      monthlyPayment: 100,
      totalInterest: 0,
      halfRepaidMonth: 6,
    },
    from: '1,200 ÷ 12 = 100; half is repaid after six',
  },
  {
    name: 'an extra payment above the balance repays all at once',
    given: { extraPayment: 30000 },
    expect: { payoffMonths: 1, totalInterest: 135.42, monthsSaved: 59 },
    from: '25,000 × 6.5 % ÷ 12 = 135.4167',
  },
  {
    name: 'a published schedule of 20,000 at 9 per cent pays 415.17 a month',
    given: { loanAmount: 20000, interestRate: 9 },
    expect: { monthlyPayment: 415.17, totalInterest: 4909.99 },
    from: 'PocketSense, How to mathematically do a car loan amortization schedule: 415.17, first 150.00 and 265.17; total in Python decimal',
  },
]);
