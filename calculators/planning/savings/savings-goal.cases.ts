import { casesOf } from '#calculators/kit/definition/cases.ts';
import savingsGoal from './savings-goal.ts';

export default casesOf(['A-18'], savingsGoal, [
  {
    name: '400 a month at 4 % beside 2,000 reaches 20,000 in 42 months',
    given: {},
    expect: { monthsToGoal: 42, totalDeposits: 18800, inTime: false },
    from: 'spreadsheet NPER(4%/12,-400,-2000,20000) = 41.56',
  },
  {
    name: 'without interest the months are divided',
    given: { interestRate: 0, goalAmount: 6000, currentSavings: 0, monthlyContribution: 500, targetYears: 1 },
    expect: { monthsToGoal: 12, balanceAtGoal: 6000, totalInterest: 0, depositForTarget: 500, inTime: true },
    from: 'by hand: 6,000 ÷ 500',
  },
  {
    name: 'a dollar more takes another month',
    given: { interestRate: 0, goalAmount: 6001, currentSavings: 0, monthlyContribution: 500, targetYears: 1 },
    expect: { monthsToGoal: 13, inTime: false, depositForTarget: 500.08 },
    from: 'by hand: 6,001 ÷ 12 = 500.083',
  },
  {
    name: 'a goal that is saved already takes no time',
    given: { currentSavings: 20000 },
    expect: { monthsToGoal: 0, balanceAtGoal: 20000, depositForTarget: 0, inTime: true },
    from: 'nothing is missing',
  },
  {
    name: 'the deposit for three years follows the sinking fund',
    given: { currentSavings: 0 },
    expect: { depositForTarget: 523.81 },
    from: 'sinking fund: 20,000 × (0.04 ÷ 12) ÷ ((1 + 0.04 ÷ 12)^36 − 1) = 523.81',
  },
  {
    name: 'nothing put aside without interest never gets there',
    given: { monthlyContribution: 0, interestRate: 0 },
    expect: { refused: 'The goal is not reached within 100 years: put more aside.' },
    from: '2,000 stays 2,000',
  },
  {
    name: 'the spreadsheet’s 100 a month at 12 % beside 1,000 reach 10,000 in 60.08 months',
    given: { goalAmount: 10000, currentSavings: 1000, monthlyContribution: 100, interestRate: 12 },
    expect: { monthsToGoal: 61 },
    from: 'spreadsheet documentation: NPER(12%/12, -100, -1000, 10000) = 60.0821',
  },
  {
    name: 'its 50,000 in 18 years at 6 % take 129.08 a month',
    given: { goalAmount: 50000, currentSavings: 0, interestRate: 6, targetYears: 18 },
    expect: { depositForTarget: 129.08 },
    from: 'spreadsheet documentation: PMT(6%/12, 18*12, 0, 50000) = −129.08',
  },
  {
    name: 'a balance that half a cent rounds up to the goal is there',
    given: { goalAmount: 37131.8, currentSavings: 36990, monthlyContribution: 0, interestRate: 4.6 },
    expect: { monthsToGoal: 1, balanceAtGoal: 37131.8 },
    from: 'by hand: 36,990 × 4.6 % ÷ 12 = 141.795, half up 141.80',
  },
]);
