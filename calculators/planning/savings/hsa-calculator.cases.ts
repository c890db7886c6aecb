import { casesOf } from '#calculators/kit/definition/cases.ts';
import hsaCalculator from './hsa-calculator.ts';

export default casesOf(['R-CAT-093', 'R-CCONST-07'], hsaCalculator, [
  {
    name: '[R-CCONST-07] the limit is 4,300, and paying it in saves 1,274.95 of tax',
    given: { figures: 'spec' },
    expect: { contributionLimit: 4300, roomLeft: 0, excessContribution: 0, yearlyTaxSaved: 1274.95 },
    from: 'specification, constants; by hand: 4,300 × (22 % + 7.65 %)',
  },
  {
    name: 'a family may pay in 8,550 in 2025 and 8,750 in 2026',
    given: { coverage: 'family', figures: '2026' },
    expect: { contributionLimit: 8750, roomLeft: 4450 },
    from: 'Rev. Proc. 2025-19; by hand: 8,750 − 4,300',
  },
  {
    name: 'at 54 there is no catch-up yet',
    given: { currentAge: 54, figures: 'spec' },
    expect: { contributionLimit: 4300 },
    from: '26 USC 223(b)(3): from 55',
  },
  {
    name: 'somebody who ends the year at 54.9 has no catch-up yet, nor a year of it less',
    given: { currentAge: 54.9, retirementAge: 56.9, annualContribution: 6000, expectedReturn: 0, medicalExpenses: 0, figures: 'spec' },
    expect: { contributionLimit: 4300, excessContribution: 1700, totalPaidIn: 9600, balanceAtEnd: 14600 },
    from: '26 USC 223(b)(3)(A): attained age 55 before the close of the taxable year; by hand: 5,000 + 4,300 at 54 + 5,300 at 55',
  },
  {
    name: 'at 55 the limit is a thousand higher',
    given: { currentAge: 55, figures: 'spec' },
    expect: { contributionLimit: 5300, roomLeft: 1000 },
    from: '26 USC 223(b)(3)',
  },
  {
    name: 'at 65 without Medicare the limit with the catch-up still holds',
    given: { currentAge: 65, figures: 'spec' },
    expect: { contributionLimit: 5300, roomLeft: 1000, excessContribution: 0, yearlyTaxSaved: 1274.95 },
    from: 'IRS Publication 969: ineligible beginning with the first month of enrollment in Medicare; 4,300 + 1,000',
  },
  {
    name: 'contributions end in the year of enrollment',
    given: { currentAge: 66, retirementAge: 69, medicareFromAge: 67, expectedReturn: 0, medicalExpenses: 0, figures: 'spec' },
    expect: { contributionLimit: 5300, totalPaidIn: 4300, balanceAtEnd: 9300 },
    from: 'by hand: 5,000 + one year of 4,300',
  },
  {
    name: 'somebody on Medicare may pay in nothing',
    given: { currentAge: 65, medicareFromAge: 65, figures: 'spec' },
    expect: { contributionLimit: 0, excessContribution: 4300, exciseTax: 258, yearlyTaxSaved: 0, balanceAtEnd: 5000 },
    from: '26 USC 223(b)(7); 6 % of 4,300',
  },
  {
    name: 'a dollar above the limit is an excess and costs six cents',
    given: { employerContribution: 1, payrollDeduction: false, figures: 'spec' },
    expect: { excessContribution: 1, exciseTax: 0.06, yearlyTaxSaved: 945.78 },
    from: '26 USC 4973(a); by hand: 4,299 × 22 %',
  },
  {
    name: 'without return the balance is what is paid in less the bills, with the catch-up left unused',
    given: { expectedReturn: 0, figures: 'spec' },
    expect: { balanceAtEnd: 87500, totalPaidIn: 107500, totalGrowth: 0 },
    from: 'by hand: 5,000 + 25 × (4,300 − 1,000)',
  },
  {
    name: 'bills above the balance take only what is there',
    given: { annualContribution: 0, medicalExpenses: 4000, expectedReturn: 10, retirementAge: 42, figures: 'spec' },
    expect: { balanceAtEnd: 0, totalGrowth: 650 },
    from: 'by hand: 5,000 + 500 − 4,000 = 1,500; + 150 − 1,650',
  },
  {
    name: 'in 2024 the limits were 4,150 and, at 55, 5,150',
    given: { figures: '2024', currentAge: 55 },
    expect: { contributionLimit: 5150 },
    from: 'Rev. Proc. 2023-23; 26 USC 223(b)(3)',
  },
  {
    name: 'a family could pay in 8,300 in 2024',
    given: { figures: '2024', coverage: 'family' },
    expect: { contributionLimit: 8300 },
    from: 'Rev. Proc. 2023-23',
  },
  {
    name: 'one person may pay in 4,400 in 2026',
    given: { figures: '2026' },
    expect: { contributionLimit: 4400, roomLeft: 100 },
    from: 'Rev. Proc. 2025-19',
  },
  {
    name: 'two years, row by row',
    given: { currentAge: 40, retirementAge: 42, expectedReturn: 10, currentSavings: 1000, medicalExpenses: 100, figures: '2025' },
    expect: {
      yearly: [
        { age: 40, paidIn: 0, medicalExpenses: 0, growth: 0, balance: 1000 },
        { age: 41, paidIn: 4300, medicalExpenses: 100, growth: 100, balance: 5300 },
        { age: 42, paidIn: 4300, medicalExpenses: 100, growth: 530, balance: 10030 },
      ],
    },
    from: 'by hand: 1,000 × 1.1 + 4,200; 5,300 × 1.1 + 4,200',
  },
]);
