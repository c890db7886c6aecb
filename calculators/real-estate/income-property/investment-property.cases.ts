import { casesOf } from '#calculators/kit/definition/cases.ts';
import investmentProperty from './investment-property.ts';

export default casesOf(['R-CAT-105', 'R-CRULE-01', 'R-CVEC-07'], investmentProperty, [
  {
    name: 'the defaults earn 20,640 a year',
    given: {},
    expect: {
      noi: 20640,
      capRate: 6.88,
      investmentGrade: 'B Grade',
      grossRentMultiplier: 9.6154,
      operatingExpenseRatio: 30.3644,
      effectiveIncome: 29640,
    },
    from: 'by hand: 31,200 × 0.95 − 9,000; ÷ 300,000; 300,000 ÷ 31,200; 9,000 ÷ 29,640',
    within: 0.0001,
  },
  {
    name: '[R-CVEC-07] [R-CRULE-01] exactly 8 per cent is a B',
    given: { purchasePrice: 300000, monthlyRent: 2000, vacancyRate: 0, operatingExpenses: 0 },
    expect: { capRate: 8, investmentGrade: 'B Grade', operatingExpenseRatio: 0 },
    from: 'specification: above 8 is A',
  },
  {
    name: '[R-CVEC-07] 8.01 per cent is an A',
    given: { purchasePrice: 120000, monthlyRent: 801, vacancyRate: 0, operatingExpenses: 0 },
    expect: { capRate: 8.01, investmentGrade: 'A Grade' },
    from: '9,612 ÷ 120,000',
  },
  {
    name: '[R-CVEC-07] exactly 6 per cent is a C',
    given: { purchasePrice: 200000, monthlyRent: 1000, vacancyRate: 0, operatingExpenses: 0 },
    expect: { capRate: 6, investmentGrade: 'C Grade' },
    from: 'specification: above 6 is B',
  },
  {
    name: '[R-CVEC-07] exactly 4 per cent is a D',
    given: { purchasePrice: 300000, monthlyRent: 1000, vacancyRate: 0, operatingExpenses: 0 },
    expect: { capRate: 4, investmentGrade: 'D Grade' },
    from: 'specification: above 4 is C',
  },
  {
    name: 'an empty house only costs',
    given: { vacancyRate: 100 },
    expect: { noi: -9000, capRate: -3, investmentGrade: 'D Grade', operatingExpenseRatio: null },
    from: 'by hand: −9,000 ÷ 300,000; no income to divide the expenses by',
  },
  {
    name: 'without rent there is no multiplier and no ratio',
    given: { monthlyRent: 0, operatingExpenses: 0 },
    expect: { noi: 0, capRate: 0, grossRentMultiplier: null, operatingExpenseRatio: null },
    from: 'nothing to divide by',
  },
]);
