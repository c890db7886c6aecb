import { casesOf } from '#calculators/kit/definition/cases.ts';
import basicTax from './basic-tax.ts';

export default casesOf(['R-CAT-107', 'R-CCONST-01', 'R-CCONST-05', 'R-CENUM-25'], basicTax, [
  {
    name: '75,000 of one person bears 8,114',
    given: { figures: 'spec' },
    expect: { taxableIncome: 60000, federalTax: 8114, marginalTaxRate: 22, effectiveTaxRate: 10.8186667, afterTaxIncome: 66886 },
    from: 'by hand: 11,925 × 10 % + 36,550 × 12 % + 11,525 × 22 % = 1,192.50 + 4,386 + 2,535.50',
  },
  {
    name: 'a couple takes the larger standard deduction of 30,000',
    given: { annualIncome: 120000, otherIncome: 5000, filingStatus: 'marriedJoint', figures: 'spec' },
    expect: { totalIncome: 125000, deductionTaken: 30000, taxableIncome: 95000, federalTax: 10923, marginalTaxRate: 12 },
    from: 'by hand: 23,850 × 10 % + 71,150 × 12 % = 2,385 + 8,538',
  },
  {
    name: 'exactly at the top of a bracket its own rate still holds',
    given: { annualIncome: 63475, figures: 'spec' },
    expect: { taxableIncome: 48475, federalTax: 5578.5, marginalTaxRate: 12 },
    from: 'Rev. Proc. 2024-40, table 3: 5,578.50 plus 22 % of the excess over 48,475',
  },
  {
    name: 'one cent above it the next rate begins',
    given: { annualIncome: 63475.01, figures: 'spec' },
    expect: { taxableIncome: 48475.01, federalTax: 5578.5, marginalTaxRate: 22 },
    from: 'Rev. Proc. 2024-40, table 3',
  },
  {
    name: 'the highest bracket of one person starts from 188,769.75',
    given: { annualIncome: 1015000, figures: 'spec' },
    expect: { taxableIncome: 1000000, federalTax: 327020.25, marginalTaxRate: 37 },
    from: 'Rev. Proc. 2024-40, table 3: 188,769.75 + 37 % × 373,650',
  },
  {
    name: 'the law of 2025 takes 15,750 off',
    given: { figures: '2025' },
    expect: { deductionTaken: 15750, taxableIncome: 59250, federalTax: 7949 },
    from: 'P.L. 119-21 sec. 70102; 5,578.50 + 22 % × 10,775 = 7,949',
  },
  {
    name: '[R-CCONST-01] a head of household takes 22,500',
    given: { annualIncome: 39500, filingStatus: 'headOfHousehold', figures: 'spec' },
    expect: { deductionTaken: 22500, taxableIncome: 17000, federalTax: 1700, marginalTaxRate: 10 },
    from: 'specification, R-CCONST-01; 17,000 × 10 %',
  },
  {
    name: 'income below the deduction bears nothing',
    given: { annualIncome: 15000, figures: 'spec' },
    expect: { taxableIncome: 0, federalTax: 0, effectiveTaxRate: 0, marginalTaxRate: 0, afterTaxIncome: 15000 },
    from: 'by hand: the last dollar lies under the deduction',
  },
  {
    name: 'a couple in the highest bracket of 2026 starts from 206,583.50',
    given: { annualIncome: 900900, filingStatus: 'marriedJoint', figures: '2026' },
    expect: { taxableIncome: 868700, federalTax: 243583.5, marginalTaxRate: 37 },
    from: 'Rev. Proc. 2025-32, table 1: 206,583.50 plus 37 % of the excess over 768,700',
  },
  {
    name: 'a head of household of 2024 starts the 24 % from 15,469',
    given: { annualIncome: 141900, deductions: 0, filingStatus: 'headOfHousehold', figures: '2024' },
    expect: { taxableIncome: 120000, federalTax: 20149, marginalTaxRate: 24 },
    from: 'Rev. Proc. 2023-34, table 2: 15,469 plus 24 % of the excess over 100,500',
  },
]);
