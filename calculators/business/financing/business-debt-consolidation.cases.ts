import { casesOf } from '#calculators/kit/definition/cases.ts';
import consolidation from './business-debt-consolidation.ts';

const single = { secondBalance: 0, secondPayment: 0 };

export default casesOf(['R-CAT-049', 'R-CRULE-09', 'R-CMSG-01'], consolidation, [
  {
    name: 'the defaults save 7,372.53 with one loan',
    given: {},
    expect: {
      recommendation: 'Consolidate',
      totalSavings: 7372.53,
      currentPayments: 3200,
      newPayment: 2538.27,
      monthlySavings: 661.73,
      newLoanAmount: 102000,
      currentInterest: 29209.73,
      newInterest: 19837.2,
      originationFee: 2000,
      averageRate: 15.6,
      currentPayoffMonths: 41,
      newPayoffMonths: 48,
    },
    from: 'schedules in whole cents in decimal Python; (60,000 × 18 + 40,000 × 12) ÷ 100,000',
  },
  {
    name: 'at zero rates nothing is saved but the fee is lost',
    given: { ...single, firstBalance: 10000, firstRate: 0, firstPayment: 500, interestRate: 0, loanTerm: 1, originationFeeRate: 5 },
    expect: {
      recommendation: 'Keep the current debts',
      totalSavings: -500,
      newPayment: 875,
      monthlySavings: -375,
      currentPayoffMonths: 20,
      newPayoffMonths: 12,
      averageRate: 0,
    },
    from: 'by hand: 10,500 ÷ 12 = 875; 10,000 ÷ 500 = 20',
  },
  {
    name: 'the same rate without a fee saves nothing, so the debts are kept',
    given: { ...single, firstBalance: 12000, firstRate: 0, firstPayment: 1000, interestRate: 0, loanTerm: 1, originationFeeRate: 0 },
    expect: { recommendation: 'Keep the current debts', totalSavings: 0, monthlySavings: 0, newPayoffMonths: 12 },
    from: 'by hand: twelve payments of 1,000 either way',
  },
  {
    name: '[R-CMSG-01] [R-CRULE-09] a payment equal to the interest is refused',
    given: { firstPayment: 900 },
    expect: { refused: 'Payment amount is too low to pay off debt' },
    from: 'by hand: 60,000 × 18 % ÷ 12 = 900',
  },
  {
    name: '[R-CRULE-09] one cent above the interest ends the debt, after 64 years',
    given: { ...single, firstPayment: 900.01 },
    expect: { currentPayoffMonths: 772 },
    from: 'schedule in whole cents in decimal Python; exact cents would need ln(900.01 ÷ 0.01) ÷ ln 1.015 = 766.1',
  },
  {
    name: '[R-CMSG-01] a payment that needs more than a century is refused',
    given: { ...single, firstRate: 0, firstPayment: 49.99 },
    expect: { refused: 'Payment amount is too low to pay off debt' },
    from: 'by hand: 60,000 ÷ 49.99 = 1,200.2 months',
  },
  {
    name: 'a third debt counts',
    given: { ...single, firstBalance: 0, firstPayment: 0, thirdBalance: 6000, thirdRate: 0, thirdPayment: 500 },
    expect: { currentPayments: 500, currentPayoffMonths: 12, newLoanAmount: 6120 },
    from: 'by hand: 6,000 ÷ 500; 6,000 + 2 %',
  },
  {
    name: 'no debt is refused',
    given: { ...single, firstBalance: 0, firstPayment: 0 },
    expect: { refused: 'There is no debt to consolidate.' },
    from: 'nothing to compare',
  },
  {
    name: 'a debt of 5,000 at 18 % and 200 a month takes 32 payments',
    given: { ...single, firstBalance: 5000, firstRate: 18, firstPayment: 200, interestRate: 9, loanTerm: 2, originationFeeRate: 0 },
    expect: { currentPayoffMonths: 32, currentInterest: 1313.97, newPayment: 228.42, newInterest: 482.2, totalSavings: 831.77 },
    from: '−ln(1 − 0.015 × 5,000 ÷ 200) ÷ ln 1.015 = 31.57; interest summed cent by cent in decimal Python',
  },
  {
    name: 'a payment above the debt counts only as far as the debt goes',
    given: { ...single, firstBalance: 1000, firstRate: 12, firstPayment: 5000, interestRate: 0, loanTerm: 1, originationFeeRate: 0 },
    expect: { currentPayments: 1010, currentInterest: 10, currentPayoffMonths: 1, newPayment: 83.33, monthlySavings: 926.67 },
    from: 'by hand: 1,000 + 1 %; 1,000 ÷ 12',
  },
]);
