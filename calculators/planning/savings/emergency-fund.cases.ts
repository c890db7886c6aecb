import { casesOf } from '#calculators/kit/definition/cases.ts';
import emergencyFund from './emergency-fund.ts';

export default casesOf(['A-18'], emergencyFund, [
  {
    name: 'six months of 3,500 are 21,000, of which 17,000 is missing',
    given: {},
    expect: { targetFund: 21000, missing: 17000, monthsCoveredNow: 1.142857, monthsToTarget: 39, fundedPercent: 19.05 },
    from: 'by hand; spreadsheet NPER(4%/12,-400,-4000,21000) = 38.55',
  },
  {
    name: 'without interest 17,000 at 500 a month takes 34 months',
    given: { interestRate: 0, monthlyContribution: 500 },
    expect: { monthsToTarget: 34 },
    from: 'by hand: 17,000 ÷ 500',
  },
  {
    name: 'a complete fund takes no time',
    given: { currentSavings: 21000 },
    expect: { missing: 0, monthsToTarget: 0, fundedPercent: 100, monthsCoveredNow: 6 },
    from: '6 × 3,500',
  },
  {
    name: 'a cent short takes a month',
    given: { currentSavings: 20999.99, interestRate: 0 },
    expect: { missing: 0.01, monthsToTarget: 1 },
    from: 'by hand',
  },
  {
    name: 'without deposits or interest it is never reached',
    given: { monthlyContribution: 0, interestRate: 0 },
    expect: { monthsToTarget: null, missing: 17000 },
    from: '4,000 stays 4,000',
  },
  {
    name: 'the usual sizes stand beside it',
    given: { monthlyExpenses: 2000 },
    expect: { threeMonths: 6000, sixMonths: 12000, twelveMonths: 24000 },
    from: 'by hand: 2,000 times 3, 6 and 12',
  },
  {
    name: 'the spreadsheet’s 60.08 months to 10,000 are 61 deposits',
    given: { monthlyExpenses: 2500, monthsCovered: 4, currentSavings: 1000, monthlyContribution: 100, interestRate: 12 },
    expect: { targetFund: 10000, missing: 9000, monthsToTarget: 61, fundedPercent: 10 },
    from: 'spreadsheet documentation: NPER(12%/12, -100, -1000, 10000) = 60.0821',
  },
]);
