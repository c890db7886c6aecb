import { casesOf } from '#calculators/kit/definition/cases.ts';
import pensionVsLumpSum from './pension-vs-lump-sum.ts';

export default casesOf(['R-CAT-082'], pensionVsLumpSum, [
  {
    name: 'at 5 % the lump sum is worth 17,641 more; at 4.45 % both are equal',
    given: {},
    expect: {
      presentValueOfPension: 382358.61,
      difference: 17641.39,
      betterChoice: 'Lump sum',
      breakEvenAge: null,
      impliedReturn: 4.4459144,
    },
    from: 'spreadsheet: PV and RATE with 240 payments of 2,500 at 1.05^(1/12) − 1',
    within: 0.0000005,
  },
  {
    name: 'without return the pension is the sum of its payments',
    given: { expectedReturn: 0 },
    expect: { presentValueOfPension: 600000, difference: 200000, betterChoice: 'Pension', breakEvenAge: 78.3333333, totalPension: 600000 },
    from: 'by hand: 240 × 2,500; 400,000 ÷ 2,500 = 160 months',
    within: 0.0000001,
  },
  {
    name: 'equal sums are the same',
    given: { expectedReturn: 0, lumpSum: 600000 },
    expect: { betterChoice: 'Either', difference: 0, breakEvenAge: 85, impliedReturn: 0 },
    from: 'spreadsheet: RATE(240,2500,-600000) = 0',
    within: 0,
  },
  {
    name: 'one cent more tips the choice',
    given: { expectedReturn: 0, lumpSum: 600000.01 },
    expect: { betterChoice: 'Lump sum', difference: 0.01 },
    from: 'by hand',
    within: 0,
  },
  {
    name: 'without a lump sum there is nothing to earn',
    given: { lumpSum: 0 },
    expect: { betterChoice: 'Pension', impliedReturn: null, breakEvenAge: null },
    from: 'by hand',
  },
  {
    name: 'no year to live is refused',
    given: { lifeExpectancy: 65 },
    expect: { refused: 'The age lived to must be above the age now.' },
    from: 'no payment is left',
  },
  {
    name: '1,000 a month for twenty years at 6 % is worth 141,384',
    given: { monthlyPension: 1000, lumpSum: 100000, expectedReturn: 6 },
    expect: { presentValueOfPension: 141384.31, totalPension: 240000, betterChoice: 'Pension' },
    from: 'decimal arithmetic: (1 − 1.06^−20) ÷ (1.06^(1/12) − 1) × 1,000',
  },
  {
    name: 'payments that only add up to the lump sum return exactly nothing',
    given: { monthlyPension: 1234.56, lumpSum: 296294.4 },
    expect: { totalPension: 296294.4, impliedReturn: 0 },
    from: 'by hand: 240 × 1,234.56; spreadsheet: RATE(240,1234.56,-296294.4) = 0',
    within: 0,
  },
  {
    name: 'payments one cent less than the lump sum have no return',
    given: { monthlyPension: 1000, lumpSum: 240000.01 },
    expect: { totalPension: 240000, impliedReturn: null },
    from: 'by hand: 240 × 1,000',
  },
  {
    name: 'payments that add up to exactly the lump sum return 0 %',
    given: { monthlyPension: 4005.09, lumpSum: 961221.6, expectedReturn: 0 },
    expect: { betterChoice: 'Either', breakEvenAge: 85 },
    from: 'by hand: 240 × 4,005.09 = 961,221.60',
  },
]);
