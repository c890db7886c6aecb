import { casesOf } from '#calculators/kit/definition/cases.ts';
import capRate from './cap-rate.ts';

const bare = { otherIncome: 0, vacancyRate: 0, operatingExpenses: 0 };

export default casesOf(['R-CAT-045', 'R-CRULE-01', 'R-CCONST-13', 'R-CVEC-07'], capRate, [
  {
    name: 'the defaults yield 6.88 per cent and are worth 294,857.14 at 7 per cent',
    given: {},
    expect: { noi: 20640, capRate: 6.88, investmentGrade: 'B Grade', band: 'Above 6%: solid', valueAtTarget: 294857.14 },
    from: 'by hand: 31,200 × 0.95 − 9,000; ÷ 300,000; ÷ 0.07',
  },
  {
    name: '[R-CVEC-07] exactly 8 per cent is a B',
    given: { ...bare, propertyValue: 150000, monthlyRent: 1000 },
    expect: { capRate: 8, investmentGrade: 'B Grade', band: 'Above 6%: solid' },
    from: 'check value R-CVEC-07',
  },
  {
    name: '[R-CVEC-07] 8.01 per cent is an A',
    given: { ...bare, propertyValue: 120000, monthlyRent: 801 },
    expect: { capRate: 8.01, investmentGrade: 'A Grade', band: 'Above 8%: strong' },
    from: 'check value R-CVEC-07: 9,612 ÷ 120,000',
  },
  {
    name: '[R-CVEC-07] exactly 6 per cent is a C',
    given: { ...bare, propertyValue: 200000, monthlyRent: 1000 },
    expect: { capRate: 6, investmentGrade: 'C Grade', band: 'Above 4%: modest' },
    from: 'check value R-CVEC-07',
  },
  {
    name: '[R-CVEC-07] exactly 4 per cent is a D',
    given: { ...bare, propertyValue: 300000, monthlyRent: 1000 },
    expect: { capRate: 4, investmentGrade: 'D Grade', band: 'Up to 4%: low' },
    from: 'check value R-CVEC-07',
  },
  {
    name: '[R-CCONST-13] [A-11] above 10 per cent stays an A with a warning',
    given: { ...bare, propertyValue: 119999, monthlyRent: 1000, otherIncome: 1 },
    expect: { noi: 12001, investmentGrade: 'A Grade', band: 'Above 10%: high return, check risk' },
    from: '12,001 ÷ 119,999 = 10.0009 %',
  },
  {
    name: 'expenses above the rent leave no value',
    given: { monthlyRent: 700 },
    expect: { noi: -1020, capRate: -0.34, valueAtTarget: 0, investmentGrade: 'D Grade' },
    from: 'by hand: 8,400 × 0.95 − 9,000; ÷ 300,000',
  },
  {
    name: '[R-CVEC-07] exactly 8 per cent of a price that binary cannot hold is a B',
    given: { otherIncome: 0, vacancyRate: 0, propertyValue: 951112, monthlyRent: 6841, operatingExpenses: 6003.04 },
    expect: { noi: 76088.96, capRate: 8, investmentGrade: 'B Grade', band: 'Above 6%: solid' },
    from: 'by hand: 82,092 − 6,003.04 = 8 % of 951,112',
    within: 0,
  },
]);
