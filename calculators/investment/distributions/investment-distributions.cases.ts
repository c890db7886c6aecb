import { casesOf } from '#calculators/kit/definition/cases.ts';
import investmentDistributions from './investment-distributions.ts';

export default casesOf(['R-CAT-072'], investmentDistributions, [
  {
    name: 'level withdrawals of 2,684.11 exhaust 500,000 in 30 years at 5 %',
    given: { inflationRate: 0 },
    expect: { sustainableWithdrawal: 2684.11, firstYearPercent: 6 },
    from: 'mortgage table: 5.368216 per 1,000 at 5 %, 30 years',
  },
  {
    name: 'withdrawals of the interest alone never end',
    given: { monthlyWithdrawal: 2000, expectedReturn: 6, investmentAmount: 400000, inflationRate: 0, years: 10 },
    expect: { lastsMonths: null, endingBalance: 400000, totalWithdrawn: 240000 },
    from: 'by hand: 400,000 × 0.5 % = 2,000',
  },
  {
    name: 'without a return the money is simply divided',
    given: { investmentAmount: 120000, monthlyWithdrawal: 1000, expectedReturn: 0, inflationRate: 0, years: 5 },
    expect: { lastsMonths: 120, endingBalance: 60000, totalWithdrawn: 60000, sustainableWithdrawal: 2000 },
    from: 'by hand: 120,000 ÷ 1,000 and ÷ 60',
  },
  {
    name: 'a part of a withdrawal counts as the last month',
    given: { investmentAmount: 2500, monthlyWithdrawal: 1000, expectedReturn: 0, inflationRate: 0, years: 1 },
    expect: { lastsMonths: 3, endingBalance: 0, totalWithdrawn: 2500 },
    from: 'by hand: 1,000 + 1,000 + 500',
  },
  {
    name: 'withdrawals that rise by 10 % a year end sooner',
    given: { investmentAmount: 25200, monthlyWithdrawal: 1000, expectedReturn: 0, inflationRate: 10, years: 2 },
    expect: { lastsMonths: 24, totalWithdrawn: 25200, sustainableWithdrawal: 1000 },
    from: 'by hand: 12 × 1,000 + 12 × 1,100 = 25,200',
  },
  {
    name: 'nothing withdrawn leaves the whole growth',
    given: { monthlyWithdrawal: 0, investmentAmount: 10000, expectedReturn: 6, years: 10 },
    expect: { lastsMonths: null, endingBalance: 18193.97, totalWithdrawn: 0 },
    from: 'design of the calculators, traps: 10,000 at 6 % monthly for 10 years',
  },
  {
    name: '100,000 at 6 % pays 1,000 for 138 months and a last part',
    given: { investmentAmount: 100000, monthlyWithdrawal: 1000, expectedReturn: 6, inflationRate: 0, years: 20 },
    expect: { lastsMonths: 139, endingBalance: 0, sustainableWithdrawal: 716.43, totalWithdrawn: 138975.78 },
    from: 'spreadsheet NPER(0.5%, -1000, 100000) = 138.98; mortgage table 7.164311 per 1,000 at 6 %, 20 years; last payment by hand 975.78',
  },
]);
