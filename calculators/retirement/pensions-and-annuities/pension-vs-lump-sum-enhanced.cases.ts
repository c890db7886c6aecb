import { casesOf } from '#calculators/kit/definition/cases.ts';
import calculator from './pension-vs-lump-sum-enhanced.ts';

const still = {
  expectedReturn: 0,
  costOfLiving: 0,
  survivorShare: 0,
  retirementTaxRate: 0,
  lumpSumTaxRate: 0,
  inflationRate: 0,
} as const;

export default casesOf(['R-CAT-090'], calculator, [
  {
    name: 'with every extra at zero it is the plain comparison',
    given: { ...still, expectedReturn: 5 },
    expect: { presentValueOfPension: 382358.61, difference: 17641.39, betterChoice: 'Lump sum' },
    from: 'spreadsheet: PV of 240 payments of 2,500 at 1.05^(1/12) − 1',
  },
  {
    name: 'raises of 2 % add up to 728,921.09',
    given: { ...still, costOfLiving: 2 },
    expect: { presentValueOfPension: 728921.09, lastPayment: 3642.03, monthsOfPension: 240 },
    from: 'by hand: 30,000 × (1.02^20 − 1) ÷ 0.02; 2,500 × 1.02^19',
  },
  {
    name: 'half for a survivor of four years adds 60,000',
    given: { ...still, survivorShare: 50 },
    expect: { presentValueOfPension: 660000, monthsOfPension: 288 },
    from: 'by hand: 600,000 + 48 × 1,250',
  },
  {
    name: 'five years of waiting cost five years of pension',
    given: { ...still, pensionStartAge: 70 },
    expect: { presentValueOfPension: 450000, monthsOfPension: 180, breakEvenAge: 83.3333333 },
    from: 'by hand: 180 × 2,500; 70 + 160 months',
    within: 0.0000001,
  },
  {
    name: 'tax takes its share of both',
    given: { ...still, retirementTaxRate: 15, lumpSumTaxRate: 25 },
    expect: { presentValueOfPension: 510000, lumpSumAfterTax: 300000, difference: 210000 },
    from: 'by hand: 600,000 × 85 %; 400,000 × 75 %',
  },
  {
    name: 'no year of pension is refused',
    given: { pensionStartAge: 85 },
    expect: { refused: 'The age lived to must be above the age at which the pension starts.' },
    from: 'no payment is left',
  },
  {
    name: 'raises as high as the return make each year worth the same',
    given: { ...still, expectedReturn: 3, costOfLiving: 3 },
    expect: { presentValueOfPension: 590491.23 },
    from: 'decimal arithmetic: 20 × 2,500 × Σ 1.03^(−k/12), k = 1 to 12',
  },
  {
    name: 'a pension worth the lump sum to the cent pays it back with the last payment',
    given: { monthlyPension: 1902.82, lumpSum: 334284.15, lumpSumTaxRate: 26, costOfLiving: 0, survivorYears: 0 },
    expect: { betterChoice: 'Either', presentValueOfPension: 247370.27, lumpSumAfterTax: 247370.27, breakEvenAge: 85 },
    from: 'decimal arithmetic: 1,902.82 × 0.85 × (1 − 1.05^−20) ÷ (1.05^(1/12) − 1); 334,284.15 × 0.74',
  },
]);
