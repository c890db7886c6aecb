import { casesOf } from '#calculators/kit/definition/cases.ts';
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
    from: 'specification, error catalog; 6,000 × 20 % ÷ 12 = 100',
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
  {
    name: 'the two per cent minimum of the statute takes 88 months for 1,000 at 17 %',
    given: {
      cardBalance: 1000,
      interestRate: 17,
      monthlyPayment: 100,
      minimumPercent: 2,
      minimumIncludesInterest: true,
      minimumFloor: 20,
    },
    expect: { minimumMonths: 88, minimumInterest: 750.66, firstMinimumPayment: 20.28 },
    from: '15 USC 1637(b)(11)(A): 88 months; with a floor of 20, interest in fractions month by month',
  },
  {
    name: 'its five per cent minimum takes 24 months for 300 at 17 %',
    given: {
      cardBalance: 300,
      interestRate: 17,
      monthlyPayment: 100,
      minimumPercent: 5,
      minimumIncludesInterest: true,
      minimumFloor: 15,
    },
    expect: { minimumMonths: 24, minimumInterest: 55.16, firstMinimumPayment: 15.21 },
    from: '15 USC 1637(b)(11)(B): 24 months; with a floor of 15, interest in fractions month by month',
  },
  {
    name: 'a share below the interest pays the interest alone and never ends',
    given: { cardBalance: 10000, interestRate: 24, monthlyPayment: 1000, minimumPercent: 1, minimumIncludesInterest: true },
    expect: { firstMinimumPayment: 200, minimumMonths: null, minimumInterest: null, interestSaved: null },
    from: 'by hand: 10,200 × 1 % = 102 is below the interest of 200; the balance stays',
  },
  {
    name: 'a minimum that lasts beyond a hundred years has no end',
    given: { cardBalance: 1000000, monthlyPayment: 30000, minimumPercent: 0.5, minimumFloor: 10 },
    expect: { minimumMonths: null, minimumInterest: null, interestSaved: null },
    from: 'by hand: 1,000,000 × 0.995^1,200 = 2,441 is still owed after 1,200 months',
  },
  {
    name: '[R-CMSG-01] no payment is refused, not replaced by a default',
    given: { monthlyPayment: 0 },
    expect: { refused: 'Payment amount is too low to pay off debt' },
    from: 'specification, error catalog: nothing covers no interest',
  },
  {
    name: 'a trade calculator’s two per cent minimum of 5,000 at 22 % takes 817 months and 35,957.75',
    given: { cardBalance: 5000, interestRate: 22, minimumPercent: 2, minimumIncludesInterest: true, minimumFloor: 25 },
    expect: { minimumMonths: 817, minimumInterest: 35957.75 },
    from: 'published example: the greater of 2 % of the balance, interest added first, and $25; it does not round to cents each month',
    within: 1,
  },
]);
