import { casesOf } from '#calculators/kit/definition/cases.ts';
import debtPayoff from './debt-payoff.ts';

export default casesOf(['R-CAT-099', 'R-CRULE-09', 'R-CMSG-01'], debtPayoff, [
  {
    name: '10,000 at 18 % and 300 a month lasts 47 months',
    given: { extraPayment: 0 },
    expect: { payoffMonths: 47, firstMonthInterest: 150, monthsSaved: 0, interestSaved: 0 },
    from: 'spreadsheet NPER(1.5%,-300,10000) = 46.556; 10,000 × 1.5 %',
  },
  {
    name: '50 more a month end it after 38 months',
    given: {},
    expect: { payoffMonths: 38, monthsSaved: 9 },
    from: 'spreadsheet NPER(1.5%,-350,10000) = 37.59',
  },
  {
    name: 'two payments repay a small debt',
    given: { debtBalance: 1000, interestRate: 12, monthlyPayment: 505, extraPayment: 0 },
    expect: { payoffMonths: 3, totalInterest: 15.1, totalPaid: 1015.1 },
    from: 'by hand: interest 10.00, 5.05 and 0.05 on 1,000.00, 505.00 and 5.05',
  },
  {
    name: '[R-CMSG-01] [R-CRULE-09] a payment of exactly the first month’s interest is refused',
    given: { monthlyPayment: 150, extraPayment: 0 },
    expect: { refused: 'Payment amount is too low to pay off debt' },
    from: 'specification, error catalog; 10,000 × 18 % ÷ 12 = 150.00',
  },
  {
    name: '[R-CMSG-01] a payment below the first month’s interest is refused',
    given: { monthlyPayment: 149.99, extraPayment: 0 },
    expect: { refused: 'Payment amount is too low to pay off debt' },
    from: 'specification, error catalog',
  },
  {
    name: 'a cent above the first month’s interest ends it, in the end',
    given: { monthlyPayment: 150.01, extraPayment: 0 },
    expect: { firstMonthInterest: 150 },
    from: 'spreadsheet NPER(1.5%,-150.01,10000) = 646, within a hundred years',
  },
  {
    name: 'the extra payment counts towards the interest, and alone makes the debt end',
    given: { monthlyPayment: 150, extraPayment: 150 },
    expect: { payoffMonths: 47, monthsSaved: null, interestSaved: null },
    from: 'spreadsheet NPER(1.5%,-300,10000) = 46.556',
  },
  {
    name: 'a payment just above the interest of a large debt lasts too long',
    given: { debtBalance: 1000000, interestRate: 1, monthlyPayment: 833.34, extraPayment: 0 },
    expect: { refused: 'At this payment the debt lasts more than 100 years.' },
    from: 'by hand: the first principal is one cent of 833.33 of interest; doubling it takes 69 years',
  },
  {
    name: 'without interest it is divided',
    given: { interestRate: 0, extraPayment: 0 },
    expect: { payoffMonths: 34, totalInterest: 0, totalPaid: 10000 },
    from: 'by hand: 10,000 ÷ 300 = 33.3',
  },
  {
    name: 'the textbook’s 1,000 on a card at 1.5 % a month take 93.11 payments of 20',
    given: { debtBalance: 1000, interestRate: 18, monthlyPayment: 20, extraPayment: 0 },
    expect: { payoffMonths: 94, firstMonthInterest: 15 },
    from: 'Ross, Westerfield and Jordan, Fundamentals of Corporate Finance, ch. 6, finding the number of payments: 93.11 months',
  },
  {
    name: '[R-CMSG-01] no payment is refused, not replaced by a default',
    given: { monthlyPayment: 0, extraPayment: 0 },
    expect: { refused: 'Payment amount is too low to pay off debt' },
    from: 'specification, error catalog: nothing covers no interest',
  },
  {
    name: '[R-CMSG-01] no payment is refused without interest, too',
    given: { monthlyPayment: 0, extraPayment: 0, interestRate: 0 },
    expect: { refused: 'Payment amount is too low to pay off debt' },
    from: 'specification, error catalog: the debt stays',
  },
  {
    name: 'a trade calculator’s 5,000 at 18 % and 150 a month take 47 months and 1,984',
    given: { debtBalance: 5000, interestRate: 18, monthlyPayment: 150, extraPayment: 0 },
    expect: { payoffMonths: 47, totalInterest: 1984, totalPaid: 6984 },
    from: 'published example, in whole dollars: 3 years and 11 months, $1,984, $6,984',
    within: 0.5,
  },
]);
