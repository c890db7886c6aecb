import { casesOf } from '#calculators/kit/definition/cases.ts';
import compoundInterest from './compound-interest.ts';

export default casesOf(['A-18'], compoundInterest, [
  {
    name: '5,000 and 100 a month at 5 % for 20 years come to 54,666.57',
    given: {},
    expect: { endingBalance: 54666.57, totalDeposits: 29000, annualPercentageYield: 5.12 },
    from: 'by hand in decimals: 5,000 × 2.712640285 + 100 × 411.0336685 = 13,563.20 + 41,103.37',
  },
  {
    name: 'the same as simple interest earns 16,950',
    given: {},
    expect: { simpleInterest: 16950 },
    from: 'by hand: (5,000 × 240 + 100 × 28,680) × 5 % ÷ 12 = 4,068,000 × 0.05 ÷ 12',
  },
  {
    name: '10,000 at 6 % for 10 years differs by frequency',
    given: { principal: 10000, monthlyContribution: 0, interestRate: 6, years: 10 },
    expect: {
      byFrequency: { yearly: 17908.48, semiannually: 18061.11, quarterly: 18140.18, monthly: 18193.97, daily: 18220.29 },
      simpleInterest: 6000,
      interestOnInterest: 2193.97,
    },
    from: 'design of the calculators for yearly, monthly, daily; tables: 1.03^20 = 1.806111, 1.015^40 = 1.814018',
  },
  {
    name: 'a 6.00 % rate compounded daily yields 6.18 %',
    given: { interestRate: 6, compounding: 'daily' },
    expect: { annualPercentageYield: 6.18 },
    from: '(1 + 0.06 ÷ 365)^365 − 1 = 6.1831 %, as banks state it',
  },
  {
    name: 'a zero rate leaves the deposits',
    given: { interestRate: 0 },
    expect: { endingBalance: 29000, totalInterest: 0, simpleInterest: 0, interestOnInterest: 0, annualPercentageYield: 0 },
    from: 'by hand: 5,000 + 240 × 100',
  },
  {
    name: 'one year of yearly compounding is simple interest',
    given: { principal: 1000, monthlyContribution: 0, interestRate: 5, years: 1, compounding: 'yearly' },
    expect: { endingBalance: 1050, simpleInterest: 50, interestOnInterest: 0 },
    from: 'by hand: 1,000 × 1.05',
  },
  {
    name: '1,500 at 4.3 % compounded quarterly becomes 1,938.84 in six years',
    given: { principal: 1500, monthlyContribution: 0, interestRate: 4.3, years: 6, compounding: 'quarterly' },
    expect: { endingBalance: 1938.84, totalInterest: 438.84 },
    from: 'encyclopedia example of compound interest: 1,500 × (1 + 0.043 ÷ 4)^24 = 1,938.84',
  },
  {
    name: '61.68 of interest on 1,000 in a year is an annual percentage yield of 6.17 %',
    given: { principal: 1000, monthlyContribution: 0, interestRate: 6, years: 1 },
    expect: { totalInterest: 61.68, annualPercentageYield: 6.17 },
    from: 'Regulation DD, appendix A, part I.A, example 1',
  },
  {
    name: 'half a year at 6 % monthly earns six months',
    given: { principal: 1000, monthlyContribution: 0, interestRate: 6, years: 0.5 },
    expect: { endingBalance: 1030.38, simpleInterest: 30 },
    from: 'by hand: 1.005^6 = 1.0303775',
  },
  {
    name: 'before the first compounding there is no interest on interest',
    given: { monthlyContribution: 0, years: 0.25, compounding: 'yearly' },
    expect: { interestOnInterest: 0, simpleInterest: 62.5 },
    from: 'a quarter of a year at 5 % compounded yearly: less than 5,000 × 5 % ÷ 4',
  },
]);
