import { casesOf } from '#calculators/kit/definition/cases.ts';
import inflationHistoricImpact from './inflation-historic-impact.ts';

export default casesOf(['R-CAT-070', 'A-03'], inflationHistoricImpact, [
  {
    name: '1,000 of 1990 is 2,463.22 of 2025',
    given: {},
    expect: { equivalentAmount: 2463.22, totalInflationPercent: 146.32, fromIndex: 130.7, toIndex: 321.943 },
    from: 'by hand from the BLS averages: 1,000 × 321.943 ÷ 130.7',
  },
  {
    name: 'from 2023 to 2024 prices rose by 2.95 %',
    given: { amount: 100, fromYear: 2023, toYear: 2024 },
    expect: { totalInflationPercent: 2.95, averageInflationRate: 2.95, equivalentAmount: 102.95 },
    from: 'BLS: annual averages 304.702 and 313.689, change 2.9 %',
  },
  {
    name: 'prices fell by 10.5 % in 1921',
    given: { amount: 100, fromYear: 1920, toYear: 1921 },
    expect: { equivalentAmount: 89.5, totalInflationPercent: -10.5 },
    from: 'BLS table of annual averages: −10.5 %',
  },
  {
    name: 'the years may be turned round',
    given: { amount: 321.943, fromYear: 2025, toYear: 1913 },
    expect: { equivalentAmount: 9.9, fromIndex: 321.943, toIndex: 9.9 },
    from: 'the index itself',
  },
  {
    name: 'the same year changes nothing',
    given: { fromYear: 2000, toYear: 2000 },
    expect: { equivalentAmount: 1000, totalInflationPercent: 0, averageInflationRate: 0, purchasingPower: 1000 },
    from: 'CPI ÷ CPI = 1',
  },
  {
    name: 'the seventies averaged 7.8 % a year',
    given: { fromYear: 1970, toYear: 1980 },
    expect: { averageInflationRate: 7.82, equivalentAmount: 2123.71 },
    from: 'by hand: 82.4 ÷ 38.8 = 2.123711; its tenth root 1.07823',
  },
  {
    name: 'prices rose by 13.5 % in 1980',
    given: { amount: 100, fromYear: 1979, toYear: 1980 },
    expect: { totalInflationPercent: 13.5 },
    from: 'BLS, change of the annual averages: 13.5 %',
    within: 0.05,
  },
  {
    name: 'prices rose by 8.0 % in 2022',
    given: { amount: 100, fromYear: 2021, toYear: 2022 },
    expect: { totalInflationPercent: 8 },
    from: 'BLS, change of the annual averages: 8.0 %',
    within: 0.05,
  },
]);
