import { casesOf } from '#calculators/kit/definition/cases.ts';
import estateTax from './estate-tax.ts';

export default casesOf(['R-CAT-112', 'R-CCONST-03', 'R-CVEC-05'], estateTax, [
  {
    name: 'a typical estate owes nothing under the newest law, which is the default',
    given: {},
    expect: { estateTax: 0, taxableEstate: 14400000, taxableAmount: 0, leftAfterTax: 14400000 },
    from: 'P.L. 119-21 sec. 70106: 14,400,000 lies below 15,000,000, which later years only raise',
  },
  {
    name: '[R-CVEC-05] under the original figures the defaults owe 316,000',
    given: { figures: 'spec' },
    expect: { estateTax: 316000, taxableEstate: 14400000, exemption: 13610000, taxableAmount: 790000, leftAfterTax: 14084000 },
    from: 'specification, check value R-CVEC-05',
  },
  {
    name: 'one cent below the exemption one cent is unused',
    given: { grossEstate: 14209999.99, figures: 'spec' },
    expect: { estateTax: 0, taxableAmount: 0, unusedExemption: 0.01 },
    from: 'by hand: 14,209,999.99 − 600,000 = 13,609,999.99',
    within: 0,
  },
  {
    name: '[R-CCONST-03] exactly at the exemption nothing is due',
    given: { grossEstate: 14210000, figures: 'spec' },
    expect: { estateTax: 0, taxableAmount: 0, unusedExemption: 0 },
    from: 'specification, R-CCONST-03',
    within: 0,
  },
  {
    name: 'two cents above it a cent is due',
    given: { grossEstate: 14210000.02, figures: 'spec' },
    expect: { estateTax: 0.01, taxableAmount: 0.02 },
    from: 'by hand: 0.02 × 40 % = 0.008',
    within: 0,
  },
  {
    name: 'all to a spouse owes nothing',
    given: { maritalDeduction: 15000000, figures: 'spec' },
    expect: { taxableEstate: 0, estateTax: 0, unusedExemption: 13610000 },
    from: '26 USC 2056(a)',
  },
  {
    name: 'gifts in life use the exemption',
    given: { priorGifts: 1000000, figures: 'spec' },
    expect: { estateTax: 716000, taxableEstate: 14400000 },
    from: 'by hand: (14,400,000 + 1,000,000 − 13,610,000) × 40 %',
  },
  {
    name: 'the law of 2025 exempts 13,990,000',
    given: { figures: '2025' },
    expect: { exemption: 13990000, estateTax: 164000 },
    from: 'Rev. Proc. 2024-40: 410,000 × 40 %',
  },
  {
    name: 'the law of 2026 exempts 15,000,000',
    given: { figures: '2026', charitableDeductions: 100000 },
    expect: { estateTax: 0, unusedExemption: 700000, leftAfterTax: 14300000 },
    from: 'P.L. 119-21 sec. 70106: 15,000,000 − 14,300,000',
  },
  {
    name: 'the unified schedule less the credit of 2025 gives the same',
    given: { grossEstate: 20000000, debts: 0, expenses: 0, figures: '2025' },
    expect: { estateTax: 2404000 },
    from: 'Form 706, table A: 345,800 + 40 % × 19,000,000, less the applicable credit of 5,541,800',
  },
  {
    name: 'a spouse who left 5,000,000 unused adds it',
    given: { grossEstate: 25000000, debts: 0, expenses: 0, spousalExclusion: 5000000, figures: '2026' },
    expect: { exemption: 20000000, estateTax: 2000000 },
    from: '26 USC 2010(c)(2): (25,000,000 − 15,000,000 − 5,000,000) × 40 %',
  },
  {
    name: 'gifts far above the exemption leave 40 % of the estate to pay',
    given: { grossEstate: 1000000, debts: 0, expenses: 0, priorGifts: 20000000, figures: '2026' },
    expect: { estateTax: 400000, taxableAmount: 1000000, leftAfterTax: 600000 },
    from: '26 USC 2001(b)(2): 40 % × (21,000,000 − 15,000,000) less 40 % × (20,000,000 − 15,000,000)',
  },
  {
    name: 'before credits the schedule taxes the estate from the first dollar; the credit takes the tax of the exemption off',
    given: { figures: '2025' },
    expect: { taxableEstate: 14400000, taxBeforeCredits: 5705800, unifiedCredit: 5541800, estateTax: 164000 },
    from: '26 USC 2001(c): 345,800 + 40 % × 13,400,000; Form 706 instructions (2025): applicable credit of 5,541,800',
  },
  {
    name: 'the unified credit of 2026 is 5,945,800',
    given: { grossEstate: 1000000, debts: 0, expenses: 0, figures: '2026' },
    expect: { taxBeforeCredits: 345800, unifiedCredit: 5945800, estateTax: 0 },
    from: '26 USC 2001(c), 2010(c): 345,800 + 40 % × 14,000,000',
  },
]);
