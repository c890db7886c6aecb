import { casesOf } from '#calculators/kit/definition/cases.ts';
import refinance from './refinance.ts';

export default casesOf(['R-CAT-031', 'R-CMSG-11'], refinance, [
  {
    name: '[R-CMSG-11] the defaults save 252.04 a month and are recommended',
    given: {},
    expect: {
      recommendation: 'Refinance Recommended',
      currentPayment: 1729.76,
      newPayment: 1477.72,
      monthlySavings: 252.04,
      breakEvenMonths: 20,
      netSavings: 14809.69,
      monthsUntilAhead: 21,
      lifetimeInterestSaved: 28463.05,
    },
    from: 'two schedules to the cent in Python decimal, 50 digits; break-even 5,000 ÷ 252.04 = 19.84',
  },
  {
    name: '[R-CMSG-11] whoever leaves after a year stays with the current loan',
    given: { yearsInHome: 1 },
    expect: { recommendation: 'Stay with Current Loan', netSavings: -2017.12, breakEvenMonths: 20 },
    from: 'the same schedules in Python decimal, cut after twelve months',
  },
  {
    name: 'financed costs lower the savings and take 23 months to come back',
    given: { financeCosts: true },
    expect: { newLoanAmount: 245000, newPayment: 1508.51, monthlySavings: 221.25, breakEvenMonths: 23, netSavings: 12722.16 },
    from: 'schedule of 245,000 at 6.25 % in Python decimal; 5,000 ÷ 221.25 = 22.6',
  },
  {
    name: 'the same loan again costs its closing costs',
    given: { currentBalance: 200000, currentRate: 6, remainingTerm: 20, interestRate: 6, loanTerm: 20, closingCosts: 3000, yearsInHome: 5 },
    expect: { monthlySavings: 0, breakEvenMonths: null, netSavings: -3000, recommendation: 'Stay with Current Loan' },
    from: 'equal loans; annuity table 7.16431 per 1,000 at 6 %, 20 years',
  },
  {
    name: 'a lower payment over a longer term at the old rate is no gain at zero interest',
    given: { currentBalance: 120000, currentRate: 0, remainingTerm: 10, interestRate: 0, loanTerm: 20, closingCosts: 0, yearsInHome: 5 },
    expect: {
      currentPayment: 1000,
      newPayment: 500,
      monthlySavings: 500,
      netSavings: 0,
      newInterest: 0,
      recommendation: 'Stay with Current Loan',
    },
    from: 'principal ÷ months: 120,000 ÷ 120 and ÷ 240; what is not paid is still owed',
  },
  {
    name: 'a higher rate never breaks even',
    given: { currentBalance: 150000, currentRate: 5, remainingTerm: 15, interestRate: 6.5, loanTerm: 15, closingCosts: 2000 },
    expect: { monthlySavings: -120.47, breakEvenMonths: null, monthsUntilAhead: null, netSavings: -16035.38 },
    from: 'annuity table: 7.90794 and 8.71107 per 1,000; schedules in Python decimal',
  },
  {
    name: 'a published refinance of 412,000 is back after fourteen months',
    given: {
      currentBalance: 412000,
      currentRate: 7.25,
      interestRate: 5.99,
      remainingTerm: 27,
      loanTerm: 27,
      closingCosts: 4500,
      yearsInHome: 27,
    },
    expect: { currentPayment: 2901.28, newPayment: 2568.25, monthlySavings: 333.03, breakEvenMonths: 14 },
    from: 'Ask a Number, refinance calculator: 2,901.28, 2,568.25, 333.03 and 14 months',
  },
  {
    name: 'costs of exactly twelve monthly savings are back after twelve months',
    given: { currentBalance: 353000, closingCosts: 4448.52 },
    expect: { currentPayment: 2544.19, newPayment: 2173.48, monthlySavings: 370.71, breakEvenMonths: 12 },
    from: 'annuities in Python decimal; 12 × 370.71 = 4,448.52',
  },
  {
    name: 'the balances and the net benefit of two years stand in the comparison',
    given: { yearsInHome: 2 },
    expect: {
      comparison: [
        { year: 0, currentBalance: 240000, newBalance: 240000, netBenefit: -5000 },
        { year: 1, currentBalance: 237146.11, newBalance: 237187.71, netBenefit: -2017.12 },
        { year: 2, currentBalance: 234070.67, newBalance: 234194.52, netBenefit: 925.11 },
      ],
    },
    from: 'both schedules row by row in Python decimal: payments saved, less the larger balance, less 5,000',
  },
]);
