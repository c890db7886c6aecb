import { casesOf } from '#calculators/kit/definition/cases.ts';
import futureValue from './future-value.ts';

export default casesOf(['R-CAT-068'], futureValue, [
  {
    name: 'the defaults grow to 18,193.97 with monthly compounding',
    given: {},
    expect: { futureValue: 18193.97, totalDeposits: 10000, totalInterest: 8193.97, effectiveAnnualRate: 6.17 },
    from: 'design of the calculators, traps: 10,000 at 6 % for 10 years, monthly',
  },
  {
    name: 'yearly compounding gives 17,908.48',
    given: { compounding: 'yearly' },
    expect: { futureValue: 17908.48, effectiveAnnualRate: 6 },
    from: 'compound interest table: 1.790848 at 6 %, 10 periods',
  },
  {
    name: 'daily compounding counts 365 days and gives 18,220.29',
    given: { compounding: 'daily' },
    expect: { futureValue: 18220.29 },
    from: 'design of the calculators, traps: 10,000 at 6 % for 10 years, daily',
  },
  {
    name: 'a hundred a month for a year at 12 % is 1,268.25',
    given: { presentValue: 0, monthlyContribution: 100, interestRate: 12, years: 1 },
    expect: { futureValue: 1268.25, totalDeposits: 1200 },
    from: 'table of the amount of an annuity: 12.682503 at 1 %, 12 periods',
  },
  {
    name: 'deposits at the start of the month earn one month more',
    given: { presentValue: 0, monthlyContribution: 100, interestRate: 12, years: 1, depositTiming: 'start' },
    expect: { futureValue: 1280.93 },
    from: 'by hand: 1,268.2503 × 1.01 = 1,280.9328',
  },
  {
    name: 'a zero rate adds up the deposits',
    given: { interestRate: 0, monthlyContribution: 50, years: 2 },
    expect: { futureValue: 11200, totalInterest: 0, effectiveAnnualRate: 0 },
    from: 'by hand: 10,000 + 24 × 50',
  },
  {
    name: 'inflation of 2.5 % takes 18,193.97 to 14,213 of today’s dollars',
    given: {},
    expect: { valueInTodaysDollars: 14213.1 },
    from: 'by hand: 18,193.97 ÷ 1.025^10 = 18,193.97 ÷ 1.280084544 = 14,213.10',
  },
  {
    name: 'the spreadsheet’s ten deposits of 200 at the start of the month reach 2,581.40',
    given: { presentValue: 500, monthlyContribution: 200, interestRate: 6, years: 0.83333333, depositTiming: 'start' },
    expect: { futureValue: 2581.4, totalDeposits: 2500, yearly: [{ year: 0.833, deposits: 2500, interest: 81.4, balance: 2581.4 }] },
    from: 'spreadsheet documentation: FV(6%/12, 10, -200, -500, 1) = 2,581.40',
  },
  {
    name: 'the spreadsheet’s twelve deposits of 1,000 at 12 % reach 12,682.50',
    given: { presentValue: 0, monthlyContribution: 1000, interestRate: 12, years: 1 },
    expect: { futureValue: 12682.5 },
    from: 'spreadsheet documentation: FV(12%/12, 12, -1000) = 12,682.50',
  },
  {
    name: 'the spreadsheet’s 35 deposits of 2,000 at the start of the month reach 82,846.25',
    given: { presentValue: 0, monthlyContribution: 2000, interestRate: 11, years: 2.91666667, depositTiming: 'start' },
    expect: { futureValue: 82846.25, totalDeposits: 70000 },
    from: 'spreadsheet documentation: FV(11%/12, 35, -2000, , 1) = 82,846.25',
  },
  {
    name: 'where prices rise as fast as the balance, it stays what it was',
    given: { presentValue: 1000, monthlyContribution: 0, interestRate: 12, inflationRate: 12, years: 1.3, compounding: 'yearly' },
    expect: { futureValue: 1163.12, valueInTodaysDollars: 1000 },
    from: '16 months of both: 1.12^(16 ÷ 12)',
  },
]);
