import { casesOf } from '#calculators/kit/definition/cases.ts';
import fire from './fire.ts';

const still = { currentAge: 40, expectedReturn: 0, inflationRate: 0, withdrawalRate: 4 } as const;

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
  {
    name: 'without a return the savings grow by what is put in, year by year',
    given: { ...still, annualSpending: 12000, currentSavings: 285500, monthlyContribution: 1000 },
    expect: {
      neededSavings: 300000,
      monthsToGo: 15,
      ageReached: 41.25,
      schedule: [
        { year: 0, age: 40, saved: 285500, needed: 300000 },
        { year: 1, age: 41, saved: 297500, needed: 300000 },
        { year: 2, age: 42, saved: 300500, needed: 300000 },
      ],
    },
    from: 'by hand: 12,000 ÷ 4 %; 14,500 are missing, and 15 deposits of 1,000 close the gap',
  },
  {
    name: 'other income is part of the monthly income',
    given: { ...still, annualSpending: 12000, otherRetirementIncome: 2400 },
    expect: { neededSavings: 240000, monthlyIncome: 1000, realReturn: 0 },
    from: 'by hand: 9,600 ÷ 4 %; 800 + 200 a month',
  },
  {
    name: 'the real return without inflation is the return',
    given: { ...still, expectedReturn: 10 },
    expect: { realReturn: 10 },
    from: '1.10 ÷ 1 − 1',
  },
  {
    name: 'a hundred years of deposits reach the goal in the last month',
    given: { ...still, annualSpending: 12000, currentSavings: 0, monthlyContribution: 250 },
    expect: { monthsToGo: 1200, ageReached: 140 },
    from: 'by hand: 1,200 × 250 = 300,000',
  },
  {
    name: 'a cent a month less does not reach it',
    given: { ...still, annualSpending: 12000, currentSavings: 0, monthlyContribution: 249.99 },
    expect: { monthsToGo: null, ageReached: null },
    from: 'by hand: 1,200 × 249.99 = 299,988',
  },
]);
