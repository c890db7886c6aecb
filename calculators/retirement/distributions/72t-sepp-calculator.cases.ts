import { casesOf } from '#calculators/kit/definition/cases.ts';
import calculator from './72t-sepp-calculator.ts';

export default casesOf(['R-CAT-086', 'R-CENUM-20'], calculator, [
  {
    name: '[R-CENUM-20] fixed_amortization: 500,000 at 50 and 5 % gives 30,156.12 over 36.2 years',
    given: {},
    expect: { annualPayment: 30156.12, monthlyPayment: 2513.01, yearsRequired: 9.5, endsAtAge: 59.5, totalPayments: 301561.2 },
    from: 'Notice 2022-6 sec. 3.01(b): 500,000 × 0.05 ÷ (1 − 1.05^−36.2), in decimal arithmetic',
  },
  {
    name: '[R-CENUM-20] required_minimum: 400,000 ÷ 36.2 is 11,049.72',
    given: { method: 'required_minimum', accountBalance: 400000 },
    expect: { annualPayment: 11049.72, divisor: 36.2 },
    from: '26 CFR 1.401(a)(9)-9(b): 36.2 at 50',
  },
  {
    name: '[R-CENUM-20] fixed_annuitization: the factor follows from the mortality of the regulation',
    given: { method: 'fixed_annuitization' },
    expect: { annualPayment: 31522.92, byFixedAnnuitization: 31522.92 },
    from: 'Notice 2022-6 sec. 3.01(c), summed in decimal arithmetic from 26 CFR 1.401(a)(9)-9(e)',
  },
  {
    name: 'at 0 % amortization is the required minimum',
    given: { interestRate: 0 },
    expect: { byFixedAmortization: 13812.15, byRequiredMinimum: 13812.15, byFixedAnnuitization: 13992.63 },
    from: 'by hand: 500,000 ÷ 36.2; annuity factor of 35.733 in decimal arithmetic',
  },
  {
    name: 'at 56 the series lasts five years',
    given: { currentAge: 56 },
    expect: { yearsRequired: 5, endsAtAge: 61 },
    from: '26 USC 72(t)(4)(A)',
  },
  {
    name: 'exactly 5 % is allowed, whatever the mid-term rate',
    given: { interestRate: 5, midTermRate: 2 },
    expect: { annualPayment: 30156.12 },
    from: 'Notice 2022-6 sec. 3.02(c)',
  },
  {
    name: 'a hundredth more is refused',
    given: { interestRate: 5.01 },
    expect: { refused: 'The rate may be at most 5%.' },
    from: 'Notice 2022-6 sec. 3.02(c)',
  },
  {
    name: 'a mid-term rate of 5.5 allows it',
    given: { interestRate: 5.5, midTermRate: 5.5, method: 'required_minimum' },
    expect: { annualPayment: 13812.15 },
    from: 'Notice 2022-6 sec. 3.02(c)',
  },
  {
    name: 'from 59½ no series is needed',
    given: { currentAge: 59.5 },
    expect: { refused: 'From 59½ on withdrawals are free of the 10% tax anyway.' },
    from: '26 USC 72(t)(2)(A)(i)',
  },
  {
    name: 'a million at 50 and 5 % allows more than 63,000 a year',
    given: { accountBalance: 1000000 },
    expect: { byFixedAnnuitization: 63045.83, byFixedAmortization: 60312.23, byRequiredMinimum: 27624.31 },
    from: 'Kitces, Calculating 72(t) Payments under Notice 2022-6: over 63,000; 36.2 years; annuity factor as above',
  },
  {
    name: 'at 55 life lasts 31.6 years',
    given: { currentAge: 55 },
    expect: { byRequiredMinimum: 15822.78, byFixedAmortization: 31806.7, yearsRequired: 5, endsAtAge: 60 },
    from: 'IRS Publication 590-B, table I; 500,000 × 0.05 ÷ (1 − 1.05^−31.6) in decimal arithmetic',
  },
  {
    name: 'a limit with three decimals is shown in full',
    given: { midTermRate: 5.126, interestRate: 5.13 },
    expect: { refused: 'The rate may be at most 5.126%.' },
    from: 'Notice 2022-6 sec. 3.02(c)',
  },
  {
    name: 'a limit with three decimals may be used in full',
    given: { midTermRate: 5.126, interestRate: 5.126, method: 'required_minimum' },
    expect: { annualPayment: 13812.15 },
    from: 'Notice 2022-6 sec. 3.02(c)',
  },
]);
