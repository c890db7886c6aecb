import { casesOf } from '../../kit/definition/cases.ts';
import fire from './fire.ts';

export default casesOf(['A-31'], fire, [
  {
    name: '4 % of 25 times the spending',
    given: {},
    expect: { neededSavings: 1200000, stillMissing: 1150000, monthlyIncome: 4000, savingsRate: 33.3333333333 },
    from: 'by hand: 48,000 ÷ 4 %; 24,000 ÷ 72,000',
    within: 0.005,
  },
  {
    name: 'half of the income saved at 5 % real: 197 months',
    given: {
      annualSpending: 30000,
      currentAge: 30,
      currentSavings: 0,
      monthlyContribution: 2500,
      expectedReturn: 5,
      inflationRate: 0,
    },
    expect: { savingsRate: 50, neededSavings: 750000, monthsToGo: 197 },
    from: 'month by month with 40 digits: 2,500 at 1.05^(1/12) − 1 pass 750,000 in month 197; with yearly deposits it is year 17',
  },
  {
    name: 'a quarter of the income saved at 5 % real: 379 months',
    given: {
      annualSpending: 45000,
      currentAge: 30,
      currentSavings: 0,
      monthlyContribution: 1250,
      expectedReturn: 5,
      inflationRate: 0,
    },
    expect: { savingsRate: 25, neededSavings: 1125000, monthsToGo: 379 },
    from: 'month by month with 40 digits: 1,250 at 1.05^(1/12) − 1 pass 1,125,000 in month 379; with yearly deposits it is year 32',
  },
  {
    name: 'without a return the deposits fill the gap: 100 months',
    given: {
      annualSpending: 4000,
      currentAge: 40,
      currentSavings: 0,
      monthlyContribution: 1000,
      expectedReturn: 3,
      inflationRate: 3,
    },
    expect: { neededSavings: 100000, monthsToGo: 100, realReturn: 0 },
    from: 'by hand: 100,000 ÷ 1,000',
  },
  {
    name: 'what is saved already counts from today',
    given: { currentSavings: 1200000 },
    expect: { monthsToGo: 0, stillMissing: 0, ageReached: 35 },
    from: 'by hand',
  },
  {
    name: 'a cent short takes one more deposit',
    given: { currentSavings: 1199999.99, expectedReturn: 0, inflationRate: 0, monthlyContribution: 1 },
    expect: { monthsToGo: 1, stillMissing: 0.01 },
    from: 'by hand',
  },
  {
    name: 'without saving or return nobody gets there',
    given: { monthlyContribution: 0, expectedReturn: 0, inflationRate: 0 },
    expect: { monthsToGo: null, ageReached: null },
    from: 'by hand',
  },
  {
    name: 'other income lowers what is needed, and 3.5 % raises it',
    given: { otherRetirementIncome: 13000, withdrawalRate: 3.5 },
    expect: { neededSavings: 1000000 },
    from: 'by hand: 35,000 ÷ 3.5 %',
  },
]);
