import { casesOf } from '#calculators/kit/definition/cases.ts';
import investmentFees from './investment-fees.ts';

export default casesOf(['R-CAT-104'], investmentFees, [
  {
    name: 'the 20 years of the SEC bulletin: a fee of 1 % leaves about 179,000, one of 0.25 % about 208,000',
    given: { initialInvestment: 100000, monthlyContribution: 0, years: 20, expectedReturn: 4, feeRate: 1, lowFeeRate: 0.25 },
    expect: { valueAfterFees: 179213.48, valueAtLowFee: 208413.03, savedByCheaperFund: 29199.55 },
    from: 'SEC Investor Bulletin, chart: 100,000 at 4 % over 20 years; by hand (1.04 × (1 − fee))^20',
  },
  {
    name: 'the 0.50 % of the bulletin cost about 10,000 against 0.25 %',
    given: { initialInvestment: 100000, monthlyContribution: 0, years: 20, expectedReturn: 4, feeRate: 0.5, lowFeeRate: 0.25 },
    expect: { valueAfterFees: 198211.3, valueWithoutFees: 219112.31 },
    from: 'SEC Investor Bulletin, chart: 100,000 at 4 % over 20 years; by hand (1.04 × (1 − fee))^20',
  },
  {
    name: 'no fee costs nothing',
    given: { feeRate: 0, lowFeeRate: 0 },
    expect: { costOfFees: 0, costPercent: 0, savedByCheaperFund: 0 },
    from: 'growth is the same on all three lines',
  },
  {
    name: 'without a return the fee eats the capital',
    given: { initialInvestment: 1000, monthlyContribution: 0, years: 2, expectedReturn: 0, feeRate: 10, lowFeeRate: 0 },
    expect: { valueAfterFees: 810, costOfFees: 190, costPercent: 19 },
    from: 'by hand: 1,000 × 0.9²',
  },
  {
    name: 'a sales load of 5 % takes a twentieth of the end',
    given: { initialInvestment: 1000, monthlyContribution: 0, years: 1, expectedReturn: 10, feeRate: 0, salesLoad: 5 },
    expect: { valueAfterFees: 1045, costOfFees: 55 },
    from: 'by hand: 950 × 1.1',
  },
  {
    name: 'deposits without return or fee add up, with nothing invested today',
    given: { initialInvestment: 0, expectedReturn: 0, feeRate: 0, lowFeeRate: 0, years: 1, monthlyContribution: 100 },
    expect: { totalDeposits: 1200, valueAfterFees: 1200, costOfFees: 0 },
    from: 'by hand: nothing today, twelve deposits of 100',
  },
  {
    name: 'the Department of Labor’s 25,000 grow to 227,000 in 35 years at 7 % less half a per cent',
    given: { initialInvestment: 25000, monthlyContribution: 0, years: 35, expectedReturn: 6.5, feeRate: 0 },
    expect: { valueWithoutFees: 226556.37 },
    from: 'DOL, A Look at 401(k) Plan Fees: $227,000, the fee subtracted from the return; 25,000 × 1.065^35 = 226,556.37',
  },
  {
    name: 'and to 163,000 less one and a half',
    given: { initialInvestment: 25000, monthlyContribution: 0, years: 35, expectedReturn: 5.5, feeRate: 0 },
    expect: { valueWithoutFees: 162845.63 },
    from: 'DOL, A Look at 401(k) Plan Fees: $163,000; 25,000 × 1.055^35 = 162,845.63',
  },
]);
