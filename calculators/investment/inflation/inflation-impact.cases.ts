import { casesOf } from '#calculators/kit/definition/cases.ts';
import inflationImpact from './inflation-impact.ts';

export default casesOf(['R-CAT-101'], inflationImpact, [
  {
    name: '1,000 at 3 % costs 1,806.11 in 20 years and buys 553.68',
    given: {},
    expect: { futureCost: 1806.11, purchasingPower: 553.68, lossOfPowerPercent: 44.63 },
    from: 'tables: 1.03^20 = 1.806111, its inverse 0.553676',
  },
  {
    name: 'a return of 7 % with 3 % inflation is 3.8835 % in real terms',
    given: {},
    expect: { realReturnRate: 3.8835 },
    from: 'design of the calculators, traps: Fisher',
    within: 0.0001,
  },
  {
    name: 'no inflation changes nothing',
    given: { inflationRate: 0 },
    expect: { futureCost: 1000, purchasingPower: 1000, lossOfPowerPercent: 0, realReturnRate: 7 },
    from: '1^20 = 1',
  },
  {
    name: 'a return below inflation is a loss',
    given: { expectedReturn: 1 },
    expect: { realReturnRate: -1.9417 },
    from: 'by hand: 1.01 ÷ 1.03 − 1 = −0.02 ÷ 1.03',
    within: 0.0001,
  },
  {
    name: 'ten per cent in two years takes 121 for 100',
    given: { amount: 100, inflationRate: 10, years: 2 },
    expect: { futureCost: 121, purchasingPower: 82.64 },
    from: 'by hand: 1.1² = 1.21; 100 ÷ 1.21 = 82.6446',
  },
  {
    name: '10 % of interest with 6 % of inflation is 3.774 % in real terms',
    given: { amount: 1100, inflationRate: 6, expectedReturn: 10, years: 1 },
    expect: { realReturnRate: 3.774, purchasingPower: 1037.74 },
    from: 'Brealey, Myers and Allen, ch. 3: 1,100 ÷ 1.06 = 1,037.74, a real rate of 3.774 %',
    within: 0.005,
  },
  {
    name: '8 % with 5 % of inflation is 2.86 % in real terms',
    given: { inflationRate: 5, expectedReturn: 8 },
    expect: { realReturnRate: 2.86 },
    from: 'Bodie, Kane and Marcus, Investments, ch. 5, real and nominal rates: 0.03 ÷ 1.05 = 2.86 %',
  },
  {
    name: 'the table ends with the half year of the answer',
    given: { amount: 100, inflationRate: 4.04, years: 1.5 },
    expect: {
      futureCost: 106.12,
      yearly: [
        { year: 0, futureCost: 100, purchasingPower: 100 },
        { year: 1, futureCost: 104.04, purchasingPower: 96.12 },
        { year: 1.5, futureCost: 106.12, purchasingPower: 94.23 },
      ],
    },
    from: 'by hand: √1.0404 = 1.02; 1.02³ = 1.061208; 100 ÷ 1.0404 = 96.1169; 100 ÷ 1.061208 = 94.2322',
  },
]);
