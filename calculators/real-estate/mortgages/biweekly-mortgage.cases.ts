import { casesOf } from '#calculators/kit/definition/cases.ts';
import biweeklyMortgage from './biweekly-mortgage.ts';

export default casesOf(['R-CAT-032'], biweeklyMortgage, [
  {
    name: 'half the payment every two weeks ends the loan after 628 of them',
    given: {},
    expect: {
      monthlyPayment: 1516.96,
      biweeklyPayment: 758.48,
      paymentCount: 628,
      payoffMonths: 290,
      monthsSaved: 70,
      biweeklyInterest: 235610.61,
      monthlyInterest: 306108.97,
      interestSaved: 70498.36,
      paidPerYear: 19720.48,
    },
    from: 'schedule at 6.5 % ÷ 26 to the cent in Python decimal, 50 digits',
  },
  {
    name: 'thirteen twelfths a month save a little less',
    given: { method: 'thirteenth' },
    expect: { paymentCount: 290, monthsSaved: 70, biweeklyInterest: 236304.44, interestSaved: 69804.53 },
    from: 'schedule with 1,643.37 a month in Python decimal',
  },
  {
    name: 'a true biweekly loan over the full term saves hardly anything',
    given: { method: 'trueBiweekly' },
    expect: { biweeklyPayment: 699.81, paymentCount: 780, monthsSaved: 0, interestSaved: 264.54 },
    from: 'level payment of 780 periods at 6.5 % ÷ 26 in Python decimal',
  },
  {
    name: 'at a zero rate half payments only bring the end forward',
    given: { loanAmount: 120000, interestRate: 0, loanTerm: 10 },
    expect: { biweeklyPayment: 500, paymentCount: 240, payoffMonths: 111, monthsSaved: 9, interestSaved: 0 },
    from: 'by hand: 120,000 ÷ 500 = 240 fortnights = 110.8 months',
  },
  {
    name: 'fifteen years with a thirteenth payment end 21 months sooner',
    given: { loanAmount: 100000, interestRate: 6, loanTerm: 15, method: 'thirteenth' },
    expect: { monthlyPayment: 843.86, paymentCount: 159, monthsSaved: 21, interestSaved: 6775.72 },
    from: 'annuity table 8.43857 per 1,000; schedule with 914.18 in Python decimal',
  },
  {
    name: 'a loan of a cent is too small to pay in halves',
    given: { loanAmount: 0.01 },
    expect: { refused: 'The payment does not cover the interest.' },
    from: 'its payment rounds to nothing',
  },
  {
    name: 'half payments on 300,000 end it in 24.2 years',
    given: { loanAmount: 300000 },
    expect: { biweeklyPayment: 948.1, paymentCount: 628, monthsSaved: 70, interestSaved: 88123.26 },
    from: 'published without rounding: 24.2 years, 70 months, 88,122; cents in Python decimal',
  },
]);
