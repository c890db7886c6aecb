import { casesOf } from '#calculators/kit/definition/cases.ts';
import loanPayment from './loan-payment.ts';

export default casesOf(['R-CAT-075'], loanPayment, [
  {
    name: '20,000 at 8 % over 5 years costs 405.53 a month',
    given: {},
    expect: { payment: 405.53, numberOfPayments: 60, effectiveAnnualRate: 8.3 },
    from: 'loan table: 20.276394 per 1,000 at 8 %, 5 years',
  },
  {
    name: 'a thousand in two yearly payments at 10 % costs 576.19',
    given: { loanAmount: 1000, interestRate: 10, loanTerm: 2, paymentFrequency: 'yearly' },
    expect: { payment: 576.19, totalInterest: 152.38, lastPayment: 576.19, totalOfPayments: 1152.38, numberOfPayments: 2 },
    from: 'by hand: 1,000 × 0.1 ÷ (1 − 1.21^−1) = 576.1905; interest 100.00 and 52.38',
  },
  {
    name: 'a zero rate spreads the principal evenly',
    given: { interestRate: 0, loanAmount: 1000, loanTerm: 1, paymentFrequency: 'biweekly' },
    expect: { payment: 38.46, numberOfPayments: 26, totalInterest: 0, lastPayment: 38.5, effectiveAnnualRate: 0 },
    from: 'by hand: 1,000 ÷ 26 = 38.4615; 1,000 − 25 × 38.46 = 38.50',
  },
  {
    name: 'a quarterly loan of a year',
    given: { loanAmount: 4000, interestRate: 8, loanTerm: 1, paymentFrequency: 'quarterly' },
    expect: { payment: 1050.5, numberOfPayments: 4 },
    from: 'annuity table: 0.262624 at 2 %, 4 periods',
  },
  {
    name: 'one payment repays principal and interest',
    given: { loanAmount: 1000, interestRate: 12, loanTerm: 1, paymentFrequency: 'yearly' },
    expect: { payment: 1120, totalInterest: 120, numberOfPayments: 1 },
    from: 'by hand: 1,000 × 1.12',
  },
  {
    name: 'a mortgage of 240,000 at 6.5 % over 30 years pays 1,516.96, and 1,520.33 at the end',
    given: { loanAmount: 240000, interestRate: 6.5, loanTerm: 30 },
    expect: { payment: 1516.96, lastPayment: 1520.33 },
    from: 'design of the calculators, engine',
  },
  {
    name: 'the spreadsheet’s 10,000 at 8 % in ten months cost 1,037.03 each',
    given: { loanAmount: 10000, interestRate: 8, loanTerm: 0.83333333 },
    expect: { payment: 1037.03, numberOfPayments: 10 },
    from: 'spreadsheet documentation: PMT(8%/12, 10, 10000) = −1,037.03',
  },
  {
    name: 'the spreadsheet’s mortgage of 125,000 at 9 % costs 1,005.78 a month',
    given: { loanAmount: 125000, interestRate: 9, loanTerm: 30 },
    expect: { payment: 1005.78, numberOfPayments: 360 },
    from: 'spreadsheet documentation of CUMIPMT, 125,000 at 9 % over 30 years: PMT = −1,005.78',
  },
  {
    name: 'the spreadsheet’s loan of 8,000 at 10 % costs 258.14 a month for three years',
    given: { loanAmount: 8000, interestRate: 10, loanTerm: 3 },
    expect: { payment: 258.14 },
    from: 'spreadsheet documentation of IPMT, 8,000 at 10 % over 36 months: PMT = −258.14',
  },
  {
    name: 'a term that ends before the first payment is refused',
    given: { loanTerm: 0.75, paymentFrequency: 'yearly' },
    expect: { refused: 'The term ends before the first payment.' },
    from: 'nine months hold no yearly payment',
  },
  {
    name: 'a term of one payment is accepted',
    given: { loanAmount: 10000, interestRate: 8, loanTerm: 0.25, paymentFrequency: 'quarterly' },
    expect: { payment: 10200, numberOfPayments: 1, totalInterest: 200 },
    from: 'by hand: 10,000 × 8 % ÷ 4',
  },
]);
