import { casesOf } from '#calculators/kit/definition/cases.ts';
import biweeklyAutoPayment from './biweekly-auto-payment.ts';

export default casesOf(['R-CAT-003'], biweeklyAutoPayment, [
  {
    name: 'half payments on the defaults save 443.20 and five months',
    given: {},
    expect: {
      monthlyPayment: 489.15,
      biweeklyPayment: 244.58,
      interestSaved: 443.2,
      payoffMonths: 55,
      monthsSaved: 5,
      biweeklyInterest: 3906,
      monthlyInterest: 4349.2,
    },
    from: 'derived row by row in Python decimal arithmetic: 119 payments at 6.5 % ÷ 26',
  },
  {
    name: 'thirteen payments credited monthly save 400.80',
    given: { biweeklyPlan: 'thirteen_payments' },
    expect: { biweeklyPayment: 244.58, interestSaved: 400.8, payoffMonths: 55 },
    from: 'derived row by row in Python decimal arithmetic: 40.76 on top of 489.15 each month',
  },
  {
    name: 'a level biweekly loan over the same term saves only 36.20',
    given: { biweeklyPlan: 'level_biweekly' },
    expect: { biweeklyPayment: 225.49, interestSaved: 36.2, payoffMonths: 60, monthsSaved: 0 },
    from: 'spreadsheet formula PMT(6.5%/26, 130, -25000) = 225.49; rows in Python decimal arithmetic',
  },
  {
    name: 'without interest half payments only shorten the loan',
    given: { loanAmount: 12000, interestRate: 0, loanTerm: 24 },
    expect: { biweeklyPayment: 250, interestSaved: 0, payoffMonths: 22, monthsSaved: 2 },
    from: '12,000 ÷ 250 = 48 payments; 48 × 12 ÷ 26 = 22.15 months',
  },
  {
    name: '30,000 at 9 % over six years saves 1,015.55',
    given: { loanAmount: 30000, interestRate: 9, loanTerm: 72 },
    expect: { monthlyPayment: 540.77, biweeklyPayment: 270.39, interestSaved: 1015.55, payoffMonths: 65 },
    from: 'derived row by row in Python decimal arithmetic: 141 payments',
  },
]);
