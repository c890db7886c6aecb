import { casesOf } from '#calculators/kit/definition/cases.ts';
import autoLoan from './auto-loan.ts';

export default casesOf(['R-CAT-097'], autoLoan, [
  {
    name: 'the defaults cost 489.15 a month',
    given: {},
    expect: { monthlyPayment: 489.15, totalInterest: 4349.22, totalOfPayments: 29349.22 },
    from: 'spreadsheet formula PMT(6.5%/12, 60, -25000) = 489.153706',
  },
  {
    name: 'the amount of the price calculator gives its payment and interest',
    given: { loanAmount: 25727.5 },
    expect: { monthlyPayment: 503.39, totalInterest: 4475.78 },
    from: 'specification, check value R-CVEC-02',
  },
  {
    name: '20,000 at 6 % over 48 months costs 469.70',
    given: { loanAmount: 20000, interestRate: 6, loanTerm: 48 },
    expect: { monthlyPayment: 469.7 },
    from: 'annuity table: 23.4850 per 1,000 at 6 %, 48 months',
  },
  {
    name: 'a zero rate spreads the amount evenly',
    given: { loanAmount: 18000, interestRate: 0, loanTerm: 36 },
    expect: { monthlyPayment: 500, totalInterest: 0, totalOfPayments: 18000 },
    from: '18,000 ÷ 36',
  },
  {
    name: 'a loan of one month is repaid with one month of interest',
    given: { loanAmount: 10000, interestRate: 12, loanTerm: 1 },
    expect: { monthlyPayment: 10100, totalInterest: 100, costPerThousand: 10 },
    from: '10,000 × 1 % = 100',
  },
  {
    name: 'a typed zero amount falls back to the default',
    given: { loanAmount: 0 },
    expect: { monthlyPayment: 489.15 },
    from: 'as the defaults, PMT(6.5%/12, 60, -25000)',
  },
  {
    name: 'three years of 20,000 at 4.75 per cent cost 1,498',
    given: { loanAmount: 20000, interestRate: 4.75, loanTerm: 36 },
    expect: { monthlyPayment: 597.18, totalInterest: 1498.32 },
    from: 'Consumer Financial Protection Bureau, auto loan comparison: 597 and 1,498; cents in Python decimal',
  },
  {
    name: 'six years of 20,000 at 4.75 per cent cost 3,024',
    given: { loanAmount: 20000, interestRate: 4.75, loanTerm: 72 },
    expect: { monthlyPayment: 319.78, totalInterest: 3024.48 },
    from: 'Consumer Financial Protection Bureau, auto loan comparison: 320 and 3,024; cents in Python decimal',
  },
]);
