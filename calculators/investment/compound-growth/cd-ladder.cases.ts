import { casesOf } from '#calculators/kit/definition/cases.ts';
import cdLadder from './cd-ladder.ts';

export default casesOf(['A-18'], cdLadder, [
  {
    name: 'five certificates of 5,000 from 4 to 4.5 % earn 3,451.01',
    given: {},
    expect: { amountPerRung: 5000, firstMaturityAmount: 5200, totalInterest: 3451.01, averageYieldRate: 4.25, ladderMonths: 60 },
    from: 'by hand: interest 200.00, 421.01, 664.98, 934.11 and 1,230.91 at 4, 4.125, 4.25, 4.375, 4.5 %',
  },
  {
    name: 'one certificate is a plain deposit',
    given: { totalAmount: 10000, rungs: 1, shortestYield: 5, longestYield: 3 },
    expect: { totalInterest: 500, ladderMonths: 12, averageYieldRate: 5 },
    from: 'by hand: 10,000 × 5 %',
  },
  {
    name: 'two years at the same yield compound',
    given: { totalAmount: 2000, rungs: 2, shortestYield: 5, longestYield: 5 },
    expect: { totalInterest: 152.5, firstMaturityAmount: 1050 },
    from: 'by hand: 1,000 × 5 % + 1,000 × (1.05² − 1) = 50 + 102.50',
  },
  {
    name: 'cents that do not divide go to the last rung',
    given: { totalAmount: 100, rungs: 3, shortestYield: 0, longestYield: 0 },
    expect: { amountPerRung: 33.33, totalInterest: 0 },
    from: 'by hand: 33.33 + 33.33 + 33.34',
  },
  {
    name: 'half-yearly rungs earn for part of a year',
    given: { totalAmount: 2000, rungs: 2, spacing: '6', shortestYield: 4.04, longestYield: 4.04 },
    expect: { firstMaturityAmount: 1020, totalInterest: 60.4, ladderMonths: 12 },
    from: 'by hand: √1.0404 = 1.02, so 20.00 and 40.40',
  },
  {
    name: 'breaking the last certificate costs six months of its interest',
    given: {},
    expect: { earlyWithdrawalPenalty: 112.5 },
    from: 'by hand: 5,000 × 4.5 % ÷ 2',
  },
  {
    name: 'three certificates at the same 5 % earn 500, 1,025 and 1,576.25',
    given: { totalAmount: 30000, rungs: 3, shortestYield: 5, longestYield: 5 },
    expect: { totalInterest: 3101.25, firstMaturityAmount: 10500, averageYieldRate: 5 },
    from: 'compound interest table at 5 %: 1.05, 1.1025, 1.157625, times 10,000',
  },
  {
    name: '182 days that paid 30.37 on 1,000 yield 6.18 %, near six months of it',
    given: { totalAmount: 1000, rungs: 1, spacing: '6', shortestYield: 6.18 },
    expect: { totalInterest: 30.37 },
    from: 'Regulation DD, appendix A, part I.A, example 2: $30.37 in 182 days; six months are half a day longer',
    within: 0.1,
  },
]);
