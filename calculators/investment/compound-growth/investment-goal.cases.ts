import { casesOf } from '#calculators/kit/definition/cases.ts';
import investmentGoal from './investment-goal.ts';

export default casesOf(['R-CAT-073'], investmentGoal, [
  {
    name: '100,000 in 10 years at 6 % needs 499.18 a month beside 10,000 saved',
    given: {},
    expect: { monthlyContribution: 499.18, growthOfSavings: 18193.97, lumpSumToday: 44963.27 },
    from: 'spreadsheet PMT(0.5%,120,-10000,100000) = −499.1845; 100,000 ÷ 1.819396734 − 10,000',
  },
  {
    name: 'from nothing the sinking fund payment is 610.21',
    given: { currentSavings: 0 },
    expect: { monthlyContribution: 610.21, lumpSumToday: 54963.27 },
    from: 'sinking fund table: 0.00610205 at 0.5 %, 120 periods',
  },
  {
    name: 'a goal in today’s dollars grows with inflation',
    given: { currentSavings: 0, todaysDollars: true, inflationRate: 3 },
    expect: { goalAtEnd: 134391.64 },
    from: 'compound interest table: 1.343916 at 3 %, 10 periods',
  },
  {
    name: 'a zero return divides the gap by the months',
    given: { expectedReturn: 0 },
    expect: { monthlyContribution: 750, totalInterest: 0, lumpSumToday: 90000 },
    from: 'by hand: 90,000 ÷ 120',
  },
  {
    name: 'savings that reach the goal by themselves need no deposits',
    given: { currentSavings: 60000 },
    expect: { monthlyContribution: 0, growthOfSavings: 109163.8, lumpSumToday: 0 },
    from: 'by hand: 60,000 × 1.819396734',
  },
  {
    name: 'yearly compounding asks for a little more',
    given: { currentSavings: 0, compounding: 'yearly', years: 1, goalAmount: 1200, expectedReturn: 6 },
    expect: { monthlyContribution: 97.35 },
    from: 'by hand: j = 1.06^(1/12) − 1 = 0.00486755; 1,200 × j ÷ 0.06 = 97.3510',
  },
  {
    name: 'the spreadsheet’s 50,000 in 18 years at 6 % take 129.08 a month',
    given: { goalAmount: 50000, currentSavings: 0, years: 18, expectedReturn: 6 },
    expect: { monthlyContribution: 129.08 },
    from: 'spreadsheet documentation: PMT(6%/12, 18*12, 0, 50000) = −129.08',
  },
  {
    name: 'a million in 40 years at 8 % takes 286.45 a month',
    given: { goalAmount: 1000000, currentSavings: 0, years: 40, expectedReturn: 8 },
    expect: { monthlyContribution: 286.45, lumpSumToday: 41197.38 },
    from: 'by hand in decimals: 1,000,000 × (0.08 ÷ 12) ÷ ((1 + 0.08 ÷ 12)^480 − 1); ÷ 24.273386',
  },
  {
    name: 'a goal that rises as fast as the savings needs no deposit',
    given: {
      goalAmount: 10000,
      currentSavings: 10000,
      years: 1.3,
      expectedReturn: 12,
      inflationRate: 12,
      compounding: 'yearly',
      todaysDollars: true,
    },
    expect: { goalAtEnd: 11631.19, growthOfSavings: 11631.19, monthlyContribution: 0 },
    from: '16 months of both: 10,000 × 1.12^(16 ÷ 12)',
  },
]);
