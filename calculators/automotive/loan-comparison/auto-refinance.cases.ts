import { casesOf } from '#calculators/kit/definition/cases.ts';
import autoRefinance from './auto-refinance.ts';

export default casesOf(['R-CAT-004', 'R-CMSG-11'], autoRefinance, [
  {
    name: '[R-CMSG-11] the defaults say Refinance Recommended',
    given: {},
    expect: {
      recommendation: 'Refinance Recommended',
      currentPayment: 547.47,
      newPayment: 516.67,
      monthlySavings: 30.8,
      currentInterest: 4278.6,
      newInterest: 2800.19,
      totalSavings: 1178.41,
      breakEvenMonths: 10,
    },
    from: 'spreadsheet PMT(9%/12, 48, -22000) = 547.4708, PMT(6%/12, 48, -22000) = 516.6707; 4,278.60 − 2,800.19 − 300; 300 ÷ 30.80 = 9.74',
  },
  {
    name: '[R-CMSG-11] a lower payment over six years costs more in total: Stay with Current Loan',
    given: { newTerm: 72 },
    expect: {
      recommendation: 'Stay with Current Loan',
      newPayment: 364.6,
      monthlySavings: 182.87,
      totalSavings: -272.85,
      breakEvenMonths: null,
    },
    from: 'PMT(6%/12, 72, -22000) = 364.6035; 4,278.60 − 4,251.45 − 300',
  },
  {
    name: 'fees of exactly the interest saved: Stay with Current Loan',
    given: { refinanceFees: 1478.41 },
    expect: { recommendation: 'Stay with Current Loan', totalSavings: 0 },
    from: '4,278.60 − 2,800.19 = 1,478.41',
  },
  {
    name: 'a cent less in fees: Refinance Recommended',
    given: { refinanceFees: 1478.4 },
    expect: { recommendation: 'Refinance Recommended', totalSavings: 0.01, breakEvenMonths: 48 },
    from: '1,478.40 ÷ 30.80 = 48 exactly',
  },
  {
    name: 'zero rates on both sides leave only the fees',
    given: { currentBalance: 4800, currentRate: 0, newRate: 0, refinanceFees: 50 },
    expect: { currentPayment: 100, newPayment: 100, totalSavings: -50, recommendation: 'Stay with Current Loan' },
    from: '4,800 ÷ 48 = 100 both times',
  },
  {
    name: 'a shorter new loan with a higher payment breaks even after it ends, when the old payments are saved',
    given: { newTerm: 12, newRate: 9 },
    expect: { recommendation: 'Refinance Recommended', newPayment: 1923.93, totalSavings: 2891.41, breakEvenMonths: 43 },
    from: 'PMT(9%/12, 12, -22000) = 1,923.9326; 4,278.60 − 1,087.19 − 300; behind by 300 + 12 × 1,376.46 = 16,817.52, ÷ 547.47 = 30.7: 12 + 31',
  },
  {
    name: 'after the end of a shorter new loan, the whole old payment is saved',
    given: { currentBalance: 15000, currentRate: 12, monthsRemaining: 60, newRate: 5, newTerm: 50 },
    expect: { currentPayment: 333.67, newPayment: 332.96, totalSavings: 3072.17, breakEvenMonths: 51 },
    from: 'by hand: 50 × 0.71 = 35.50 of 300; a month later 35.50 + 333.67',
  },
  {
    name: 'the same holds when the fees are nearly recovered before',
    given: { currentBalance: 15000, currentRate: 12, monthsRemaining: 60, newRate: 6, newTerm: 52 },
    expect: { newPayment: 328.3, monthlySavings: 5.37, breakEvenMonths: 53 },
    from: 'by hand: 52 × 5.37 = 279.24 of 300; a month later 279.24 + 333.67',
  },
  {
    name: 'the same holds without interest',
    given: { newRate: 0, newTerm: 41, refinanceFees: 600 },
    expect: { newPayment: 536.59, monthlySavings: 10.88, breakEvenMonths: 42 },
    from: 'by hand: 41 × 10.88 = 446.08 of 600; a month later 446.08 + 547.47',
  },
]);
