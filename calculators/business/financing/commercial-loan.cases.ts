import { casesOf } from '#calculators/kit/definition/cases.ts';
import commercialLoan from './commercial-loan.ts';

export default casesOf(['R-CAT-052', 'R-CRULE-14'], commercialLoan, [
  {
    name: 'the defaults pay 5,542.43 a month and a balloon of 597,882.07',
    given: {},
    expect: {
      monthlyPayment: 5542.43,
      balloonPayment: 597882.07,
      payoffMonths: 120,
      totalInterest: 512973.67,
      originationFee: 7500,
      totalCost: 520473.67,
      apr: 7.655137,
    },
    from: 'schedule in whole cents in decimal Python; APR by bisection of its present value in 50 digits',
    within: 0.000001,
  },
  {
    name: 'a zero rate leaves the payments not yet made as balloon',
    given: { loanAmount: 600000, interestRate: 0, originationFeeRate: 0 },
    expect: { monthlyPayment: 2000, balloonPayment: 360000, totalInterest: 0, totalCost: 0, apr: 0 },
    from: 'by hand: 600,000 ÷ 300 = 2,000; 120 of 300 payments made',
    within: 1e-9,
  },
  {
    name: '[R-CRULE-14] a term equal to the amortization ends at a balance of zero',
    given: { loanAmount: 100000, interestRate: 6, amortizationYears: 10 },
    expect: { monthlyPayment: 1110.21, balloonPayment: 0, payoffMonths: 120, totalInterest: 33224.33 },
    from: 'annuity table: 11.10205 per 1,000 at 6 %, 10 years; interest summed in decimal Python',
  },
  {
    name: '[R-CRULE-14] a term beyond the amortization ends with it',
    given: { loanAmount: 100000, interestRate: 6, amortizationYears: 10, loanTerm: 25 },
    expect: { balloonPayment: 0, payoffMonths: 120 },
    from: 'nothing is left to pay after 120 months',
  },
  {
    name: '[R-CRULE-14] extra payments stop the loop before the term',
    given: { extraPayment: 5000 },
    expect: { payoffMonths: 95, balloonPayment: 0, totalInterest: 245145.79 },
    from: 'schedule in whole cents in decimal Python',
  },
  {
    name: '[R-CRULE-14] a cent that would be left counts as repaid',
    given: { loanAmount: 1200.01, interestRate: 0, loanTerm: 1, amortizationYears: 2, extraPayment: 50, originationFeeRate: 0 },
    expect: { monthlyPayment: 50, payoffMonths: 12, balloonPayment: 0, totalInterest: 0 },
    from: 'by hand: 1,200.01 ÷ 24 = 50.00; 12 × 100 leaves 0.01, where the loop stops',
  },
  {
    name: 'a fee raises the APR above the rate',
    given: { loanAmount: 100000, interestRate: 0, loanTerm: 1, amortizationYears: 1, originationFeeRate: 10 },
    expect: { originationFee: 10000, monthlyPayment: 8333.33, totalCost: 10000, apr: 19.912407 },
    from: 'bisection in decimal Python: eleven payments of 8,333.33 and one of 8,333.37 against 90,000',
    within: 1e-6,
  },
  {
    name: 'a balloon loan of 90,000 over 30 years owes 77,453.90 after seven',
    given: { loanAmount: 90000, interestRate: 4, amortizationYears: 30, loanTerm: 7, originationFeeRate: 0 },
    expect: { monthlyPayment: 429.67, balloonPayment: 77453.9, payoffMonths: 84, totalInterest: 23546.18 },
    from: 'myhomeloantools.com, 30/7 balloon: 77,883 with the last payment of 429.67 in it; cents in decimal Python',
  },
  {
    name: 'a five-year balloon of 100,000 at 7.5 % pays 699.21',
    given: { loanAmount: 100000, amortizationYears: 30, loanTerm: 5, originationFeeRate: 0 },
    expect: { monthlyPayment: 699.21, balloonPayment: 94617.8 },
    from: 'mortgagevox.com, amortization: 699.21 and 94,617, there from a payment of 699.2145; cents in decimal Python',
  },
]);
