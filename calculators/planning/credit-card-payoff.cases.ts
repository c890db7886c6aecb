import { casesOf } from '../kit/cases.ts';
import creditCardPayoff from './credit-card-payoff.ts';

export default casesOf(['A-18', 'R-CRULE-09', 'R-CMSG-01'], creditCardPayoff, [
  {
    name: '6,000 at 22 % and 250 a month is paid off in 32 months',
    given: {},
    expect: { payoffMonths: 32, firstMinimumPayment: 170, paymentForThreeYears: 229.14 },
    from: 'spreadsheet NPER(22%/12,-250,6000) = 31.92; 60 + 110; PMT(22%/12,36,6000) = 229.14',
  },
  {
    name: 'a small balance is paid by the floor',
    given: { cardBalance: 100, interestRate: 12, monthlyPayment: 101 },
    expect: { payoffMonths: 1, totalInterest: 1, minimumMonths: 3, minimumInterest: 1.98, firstMinimumPayment: 35 },
    from: 'by hand: 100 + 1.00 − 35 = 66; + 0.66 − 35 = 31.66; + 0.32 is paid off: interest 1.98',
  },
  {
    name: '[R-CMSG-01] a payment of exactly the interest is refused',
    given: { cardBalance: 6000, interestRate: 20, monthlyPayment: 100 },
    expect: { refused: 'Payment amount is too low to pay off debt' },
    from: 'specification, error catalogue; 6,000 × 20 % ÷ 12 = 100',
  },
  {
    name: 'a dollar more is not',
    given: { cardBalance: 6000, interestRate: 20, monthlyPayment: 101 },
    expect: { payoffMonths: 280 },
    from: 'spreadsheet NPER(20%/12,-101,6000) = 279.2',
  },
  {
    name: 'without interest the minimum of 10 % with a floor of 50 repays 100 in two months',
    given: { cardBalance: 100, interestRate: 0, monthlyPayment: 100, minimumPercent: 10, minimumFloor: 50 },
    expect: { payoffMonths: 1, minimumMonths: 2, minimumInterest: 0, interestSaved: 0, totalInterest: 0 },
    from: 'by hand: 50 + 50',
  },
]);
