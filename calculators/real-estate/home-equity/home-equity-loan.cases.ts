import { casesOf } from '#calculators/kit/definition/cases.ts';
import homeEquityLoan from './home-equity-loan.ts';

export default casesOf(['R-CAT-040'], homeEquityLoan, [
  {
    name: 'the defaults cost 492.37 a month and leave 120,000 to borrow',
    given: {},
    expect: {
      monthlyPayment: 492.37,
      totalInterest: 38626.48,
      totalPaid: 88626.48,
      availableEquity: 120000,
      combinedLoanToValue: 67.5,
      homeEquity: 180000,
      withinLimit: true,
      payoffMonths: 180,
    },
    from: 'schedule in Python decimal; by hand: 85 % of 400,000 − 220,000; 270,000 ÷ 400,000',
  },
  {
    name: 'the whole of what is available is within the limit',
    given: { loanAmount: 120000 },
    expect: { withinLimit: true, combinedLoanToValue: 85, monthlyPayment: 1181.69 },
    from: '340,000 ÷ 400,000; payment in Python decimal',
  },
  {
    name: 'a cent more is not',
    given: { loanAmount: 120000.01 },
    expect: { withinLimit: false, availableEquity: 120000 },
    from: 'limit of 85 %',
  },
  {
    name: 'a zero rate spreads the principal evenly',
    given: { loanAmount: 60000, interestRate: 0, loanTerm: 10 },
    expect: { monthlyPayment: 500, totalInterest: 0, payoffMonths: 120 },
    from: '60,000 ÷ 120',
  },
  {
    name: '100,000 at 6 % over 15 years cost 843.86',
    given: { loanAmount: 100000, interestRate: 6 },
    expect: { monthlyPayment: 843.86, totalInterest: 51893.8 },
    from: 'annuity table 8.43857 per 1,000; schedule in Python decimal',
  },
  {
    name: 'a home worth less than its mortgage has nothing to lend on',
    given: { homeValue: 200000 },
    expect: { availableEquity: 0, homeEquity: -20000, withinLimit: false, combinedLoanToValue: 135 },
    from: 'by hand: 270,000 ÷ 200,000',
  },
]);
