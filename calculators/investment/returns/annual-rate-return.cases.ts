import { casesOf } from '#calculators/kit/definition/cases.ts';
import annualRateReturn from './annual-rate-return.ts';

export default casesOf(['R-CAT-065'], annualRateReturn, [
  {
    name: '10,000 that becomes 15,000 in 5 years returns 8.4472 % a year',
    given: {},
    expect: { annualRateOfReturn: 8.4472, totalReturnPercent: 50, totalGain: 5000, averageSimpleRate: 10 },
    from: 'spreadsheet RRI(5, 10000, 15000) = 0.084471771',
    within: 0.0001,
  },
  {
    name: 'a return of 7 % with 3 % inflation is 3.8835 % in real terms',
    given: { endingValue: 10700, years: 1 },
    expect: { annualRateOfReturn: 7, realAnnualRate: 3.8835 },
    from: 'Fisher: 1.07 ÷ 1.03 − 1',
    within: 0.0001,
  },
  {
    name: 'doubling in ten years takes 7.1773 % a year',
    given: { endingValue: 20000, years: 10 },
    expect: { annualRateOfReturn: 7.1773, yearsToDouble: 10 },
    from: 'by hand: 2^(1 ÷ 10) − 1 = 0.0717735',
    within: 0.0001,
  },
  {
    name: 'income counts like value',
    given: { endingValue: 10000, incomeReceived: 2100, years: 2 },
    expect: { annualRateOfReturn: 10, totalGain: 2100 },
    from: 'by hand: √1.21 − 1',
  },
  {
    name: 'half of the money lost in two years is −29.2893 % a year',
    given: { endingValue: 5000, years: 2 },
    expect: { annualRateOfReturn: -29.2893, totalGain: -5000, yearsToDouble: null },
    from: 'by hand: √0.5 − 1',
    within: 0.0001,
  },
  {
    name: 'everything lost is −100 %',
    given: { endingValue: 0 },
    expect: { annualRateOfReturn: -100, totalReturnPercent: -100 },
    from: 'nothing is left of the start',
  },
  {
    name: 'no change is 0 %',
    given: { endingValue: 10000 },
    expect: { annualRateOfReturn: 0, totalGain: 0, yearsToDouble: null },
    from: 'end and start are equal',
  },
  {
    name: '9,000 that becomes 13,000 in three years grew by 13.04 % a year',
    given: { initialInvestment: 9000, endingValue: 13000, years: 3 },
    expect: { annualRateOfReturn: 13.04, totalGain: 4000 },
    from: 'encyclopedia example of the compound annual growth rate: (13,000 ÷ 9,000)^(1 ÷ 3) − 1 = 13.04 %',
  },
  {
    name: '10,000 that becomes 19,000 in three years grew by 23.86 % a year',
    given: { endingValue: 19000, years: 3 },
    expect: { annualRateOfReturn: 23.86 },
    from: 'reference example of the compound annual growth rate: 1.9^(1 ÷ 3) − 1 = 23.86 %',
  },
]);
