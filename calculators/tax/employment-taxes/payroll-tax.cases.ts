import { casesOf } from '#calculators/kit/definition/cases.ts';
import payrollTax from './payroll-tax.ts';

export default casesOf(['R-CAT-109', 'R-CCONST-02', 'R-CENUM-26'], payrollTax, [
  {
    name: '3,000 every two weeks bears 229.50',
    given: { figures: 'spec' },
    expect: {
      taxPerPay: 229.5,
      payAfterTax: 2770.5,
      annualWages: 78000,
      socialSecurityTax: 4836,
      medicareTax: 1131,
      additionalMedicareTax: 0,
      totalWithheld: 5967,
      employerTax: 5967,
      settledOnReturn: 0,
      effectiveTaxRate: 7.65,
    },
    from: 'by hand: 3,000 × 6.2 % = 186, × 1.45 % = 43.50; × 26',
  },
  {
    name: '[R-CCONST-02] wages of just the base of 168,600 bear 10,453.20',
    given: { grossPay: 14050, payFrequency: 'monthly', figures: 'spec' },
    expect: { annualWages: 168600, socialSecurityTax: 10453.2, medicareTax: 2444.76 },
    from: 'SSA, 2024: the maximum of an employee is 10,453.20; 14,050 × 1.45 % = 203.725, half up, × 12',
  },
  {
    name: 'pay above the base ends Social Security in the last month',
    given: { grossPay: 15000, payFrequency: 'monthly', filingStatus: 'marriedSeparate', figures: 'spec' },
    expect: { socialSecurityTax: 10453.2, medicareTax: 2610, additionalMedicareTax: 0, settledOnReturn: 495 },
    from: 'by hand: 11 × 930 + 3,600 × 6.2 %; return of a separate filer: 0.9 % × (180,000 − 125,000)',
  },
  {
    name: 'what was withheld above 200,000 comes back to a couple below 250,000',
    given: { grossPay: 20000, payFrequency: 'monthly', filingStatus: 'marriedJoint', figures: 'spec' },
    expect: { additionalMedicareTax: 360, settledOnReturn: -360, medicareTax: 3480, employerTax: 13933.2 },
    from: 'by hand: 0.9 % × (240,000 − 200,000); return: nothing up to 250,000; employer 10,453.20 + 3,480',
  },
  {
    name: '[R-CENUM-26] weekly pay has 52 paydays',
    given: { grossPay: 1000, payFrequency: 'weekly', figures: 'spec' },
    expect: { taxPerPay: 76.5, totalWithheld: 3978, annualWages: 52000 },
    from: 'by hand: 62 + 14.50; × 52',
  },
  {
    name: '[R-CENUM-26] pay twice a month has 24 paydays, and a cafeteria plan is free',
    given: { grossPay: 3000, payFrequency: 'semimonthly', exemptDeductions: 500, figures: 'spec' },
    expect: { taxPerPay: 191.25, payAfterTax: 2308.75, totalWithheld: 4590, annualWages: 60000 },
    from: 'by hand: 2,500 × 7.65 % = 191.25; × 24',
  },
  {
    name: 'the base of 2026 is 184,500',
    given: { grossPay: 20000, payFrequency: 'monthly', figures: '2026' },
    expect: { socialSecurityTax: 11439 },
    from: 'SSA, 2026: 184,500 × 6.2 % = 11,439.00',
  },
  {
    name: 'no pay, no tax',
    given: { grossPay: 0, figures: 'spec' },
    expect: { taxPerPay: 0, totalWithheld: 0, effectiveTaxRate: 0 },
    from: 'by hand',
  },
  {
    name: 'the most that an employee of 2025 pays is 10,918.20',
    given: { grossPay: 25000, payFrequency: 'monthly', figures: '2025' },
    expect: { socialSecurityTax: 10918.2, additionalMedicareTax: 900, settledOnReturn: 0 },
    from: 'SSA, 2025: 176,100 × 6.2 %; IRS Publication 15: 0.9 % × (300,000 − 200,000)',
  },
  {
    name: 'wages of 225,000 bear 225 of additional tax that a couple gets back',
    given: { grossPay: 18750, payFrequency: 'monthly', filingStatus: 'marriedJoint', figures: 'spec' },
    expect: { additionalMedicareTax: 225, settledOnReturn: -225 },
    from: 'IRS, Questions and Answers for the Additional Medicare Tax: withheld above 200,000, owed above 250,000',
  },
  {
    name: 'rounding on each payday takes no more than 6.2 % of the base',
    given: { grossPay: 7096.21, figures: '2026' },
    expect: { socialSecurityTax: 11439, socialSecurityWages: 184500, annualWages: 184501.46 },
    from: 'W-2 box 4 of 2026 is at most 11,439.00; 26 paydays of 439.97 would be 11,439.12 with the rest of the base',
  },
  {
    name: 'wages below the base are all Social Security wages',
    given: { figures: 'spec' },
    expect: { socialSecurityWages: 78000 },
    from: 'W-2 instructions, box 3: 26 × 3,000',
  },
]);
