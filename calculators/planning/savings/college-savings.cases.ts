import { casesOf } from '#calculators/kit/definition/cases.ts';
import collegeSavings from './college-savings.ts';

export default casesOf(['A-18'], collegeSavings, [
  {
    name: 'without rise or return 4 years of 25,000 take 641.03 a month beside nothing saved',
    given: { currentSavings: 0, expectedReturn: 0, costInflation: 0 },
    expect: {
      totalCost: 100000,
      neededAtStart: 100000,
      monthlyNeeded: 641.03,
      savingsAtStart: 39000,
      coveredPercent: 39,
      shortfallAtStart: 61000,
    },
    from: 'by hand: 100,000 ÷ 156; 156 × 250',
  },
  {
    name: 'costs rise by 4 % a year until they are paid',
    given: {},
    expect: { totalCost: 176766.87 },
    from: 'by hand: 25,000 × 1.04^13 × (1.04^4 − 1) ÷ 0.04 = 25,000 × 1.66507351 × 4.246464',
  },
  {
    name: 'savings grow monthly until college',
    given: { currentSavings: 10000, monthlyContribution: 0, childAge: 8 },
    expect: { savingsAtStart: 18193.97 },
    from: 'design of the calculators, traps: 10,000 at 6 % monthly for 10 years',
  },
  {
    name: 'college that begins now needs what it costs, and no deposits help',
    given: { childAge: 18, collegeYears: 1 },
    expect: { monthlyNeeded: null, neededAtStart: 25000, totalCost: 25000, savingsAtStart: 5000, coveredPercent: 20 },
    from: 'by hand: 5,000 ÷ 25,000',
  },
  {
    name: 'one year before college leaves twelve deposits',
    given: { childAge: 17, collegeYears: 1, currentSavings: 0, expectedReturn: 0, costInflation: 0 },
    expect: { monthlyNeeded: 2083.33 },
    from: 'by hand: 25,000 ÷ 12',
  },
  {
    name: 'enough saved needs no deposits and covers everything',
    given: { currentSavings: 500000 },
    expect: { monthlyNeeded: 0, coveredPercent: 100, shortfallAtStart: 0 },
    from: '500,000 is more than the cost already',
  },
  {
    name: 'a child born now needs 434.51 a month for a public college',
    given: { childAge: 0, annualCost: 25850, costInflation: 3, currentSavings: 0, monthlyContribution: 300 },
    expect: {
      totalCost: 184112.62,
      neededAtStart: 168308.61,
      monthlyNeeded: 434.51,
      savingsAtStart: 116205.96,
      coveredPercent: 69.04,
    },
    from: 'College Board 2025–26, 25,850 a year; in decimals: Σ 25,850 × 1.03^(18+k) ÷ 1.005^(12k), over 387.353194',
  },
]);
