import { casesOf } from '#calculators/kit/definition/cases.ts';
import extraPayment from './extra-payment.ts';

export default casesOf(['R-CAT-034', 'R-CENUM-15'], extraPayment, [
  {
    name: '200 more every month end the loan 98 months sooner',
    given: {},
    expect: {
      monthlyPayment: 1516.96,
      payoffMonths: 262,
      originalMonths: 360,
      monthsSaved: 98,
      interestSaved: 96270.69,
      totalInterest: 209838.28,
      totalExtra: 52394.76,
    },
    from: 'two schedules to the cent in Python decimal, 50 digits; whole dollars as in the drawing of the workbench',
  },
  {
    name: '[R-CENUM-15] 1,000 once a year from month 12',
    given: { extraPayment: 1000, extraPaymentType: 'yearly', startMonth: 12 },
    expect: { payoffMonths: 312, interestSaved: 48470.28, totalExtra: 25000 },
    from: 'schedule in Python decimal with the extra in months 12, 24, 36 …',
  },
  {
    name: '[R-CENUM-15] 10,000 once, with payment 13',
    given: { extraPayment: 10000, extraPaymentType: 'one-time', startMonth: 13 },
    expect: { payoffMonths: 322, monthsSaved: 38, interestSaved: 48753.91, totalExtra: 10000 },
    from: 'schedule in Python decimal',
  },
  {
    name: 'at a zero rate only time is saved',
    given: { loanAmount: 120000, interestRate: 0, loanTerm: 10, extraPayment: 500 },
    expect: { payoffMonths: 80, interestSaved: 0, totalExtra: 40000 },
    from: 'by hand: 120,000 ÷ 1,500',
  },
  {
    name: 'no extra changes nothing',
    given: { loanAmount: 100000, interestRate: 6, loanTerm: 15, extraPayment: 0 },
    expect: { monthlyPayment: 843.86, monthsSaved: 0, interestSaved: 0, totalExtra: 0 },
    from: 'annuity table: 8.43857 per 1,000 at 6 %, 15 years',
  },
  {
    name: 'an extra that starts after the last payment changes nothing',
    given: { startMonth: 361 },
    expect: { monthsSaved: 0, interestSaved: 0, totalExtra: 0 },
    from: 'the loan is repaid before',
  },
]);
