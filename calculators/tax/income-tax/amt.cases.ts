import { casesOf } from '#calculators/kit/definition/cases.ts';
import amt from './amt.ts';

const nothingElse = { amtPreferences: 0, amtAdjustments: 0 } as const;

export default casesOf(['R-CAT-113', 'R-CCONST-04', 'R-CENUM-25'], amt, [
  {
    name: 'the defaults owe no minimum tax',
    given: { figures: 'spec' },
    expect: {
      regularTaxableIncome: 175000,
      regularTax: 34847,
      amtIncome: 190000,
      amtExemption: 85700,
      amtBase: 104300,
      tentativeMinimumTax: 27118,
      amtOwed: 0,
      owesAmt: false,
      totalTax: 34847,
    },
    from: 'by hand: 17,651 + 24 % × 71,650; 104,300 × 26 %',
  },
  {
    name: 'preferences of 100,000 bring 15,671',
    given: { amtPreferences: 100000, figures: 'spec' },
    expect: { amtBase: 194300, tentativeMinimumTax: 50518, amtOwed: 15671, owesAmt: true, totalTax: 50518 },
    from: 'by hand: 194,300 × 26 % − 34,847',
  },
  {
    name: 'above 239,100 the rate is 28 %',
    given: { amtPreferences: 200000, figures: 'spec' },
    expect: { amtBase: 294300, tentativeMinimumTax: 77622, amtOwed: 42775 },
    from: 'by hand: 239,100 × 26 % + 55,200 × 28 %',
  },
  {
    name: '[R-CCONST-04] at 626,350 the exemption of 85,700 is whole',
    given: { ...nothingElse, agi: 651350, figures: 'spec' },
    expect: { amtIncome: 626350, amtExemption: 85700 },
    from: 'specification, R-CCONST-04',
    within: 0,
  },
  {
    name: 'four cents above it one cent is lost',
    given: { ...nothingElse, agi: 651350.04, figures: 'spec' },
    expect: { amtIncome: 626350.04, amtExemption: 85699.99 },
    from: '26 USC 55(d)(2): 25 % of the excess',
    within: 0,
  },
  {
    name: 'at 969,150 nothing of it is left',
    given: { ...nothingElse, agi: 994150, figures: 'spec' },
    expect: { amtIncome: 969150, amtExemption: 0 },
    from: 'by hand: 626,350 + 4 × 85,700',
    within: 0,
  },
  {
    name: '[R-CCONST-04] a couple has 139,400, and its standard deduction does not count',
    given: { filingStatus: 'marriedJoint', figures: 'spec' },
    expect: { regularTaxableIncome: 170000, regularTax: 27228, amtIncome: 215000, amtExemption: 139400, tentativeMinimumTax: 19656 },
    from: 'by hand: 2,385 + 8,772 + 22 % × 73,050; 75,600 × 26 %; Form 6251, line 2a',
  },
  {
    name: 'long-term gain keeps its 15 %',
    given: { agi: 200000, itemizedDeductions: 20000, longTermGains: 80000, amtPreferences: 105000, figures: 'spec' },
    expect: { regularTax: 28914, amtIncome: 290000, amtBase: 204300, tentativeMinimumTax: 44318, amtOwed: 15404 },
    from: 'by hand: 5,578.50 + 22 % × 51,525 + 15 % × 80,000; 124,300 × 26 % + 12,000',
  },
  {
    name: 'no income owes nothing',
    given: { ...nothingElse, agi: 0, figures: 'spec' },
    expect: { regularTax: 0, amtOwed: 0, totalTax: 0, effectiveTaxRate: 0 },
    from: 'by hand',
  },
  {
    name: 'a couple far above the start of 2026 loses half of each dollar',
    given: {
      ...nothingElse,
      agi: 1100000,
      itemizedDeductions: 0,
      amtAdjustments: 10000,
      filingStatus: 'marriedJoint',
      figures: '2026',
    },
    expect: { amtIncome: 1110000, amtExemption: 85200, tentativeMinimumTax: 282054 },
    from: 'by hand: Rev. Proc. 2025-32: 140,200 − half of 110,000; 1,024,800 × 28 % − 4,890',
  },
  {
    name: 'at 900,350 a separate filer of 2025 has no exemption left, and 4 dollars more add one',
    given: { ...nothingElse, agi: 920354, itemizedDeductions: 20000, filingStatus: 'marriedSeparate', figures: '2025' },
    expect: { amtIncome: 900355, amtExemption: 0, tentativeMinimumTax: 249708.4 },
    from: 'Instructions for Form 6251 (2025), line 4: 25 % of what exceeds 900,350; 900,355 × 28 % − 2,391',
  },
  {
    name: 'options exercised for 100,000 above their price bring 17,027 in 2025',
    given: { agi: 150000, itemizedDeductions: 0, amtPreferences: 0, amtAdjustments: 100000, figures: '2025' },
    expect: { regularTaxableIncome: 134250, regularTax: 25067, amtIncome: 250000, tentativeMinimumTax: 42094, amtOwed: 17027 },
    from: 'Form 6251 of 2025 by hand: (250,000 − 88,100) × 26 %; 17,651 + 24 % × 30,900',
  },
  {
    name: 'in 2026 the limit on itemizing raises the regular tax and not the minimum',
    given: { ...nothingElse, agi: 800000, itemizedDeductions: 100000, figures: '2026' },
    expect: { regularTaxableIncome: 705405.41, regularTax: 216957.25, amtIncome: 700000, amtExemption: 0, tentativeMinimumTax: 191110 },
    from: 'by hand: 26 USC 68(a), 56(b)(1)(F): 100,000 × 35 ÷ 37; 192,979.25 + 37 % × 64,805.41; 63,570 + 28 % × 455,500',
  },
  {
    name: 'a list that the limit of 2026 cuts to the standard deduction exactly is still itemized',
    given: { ...nothingElse, agi: 640614.8, itemizedDeductions: 16100.8, amtPreferences: 300000, figures: '2026' },
    expect: { amtIncome: 924514, tentativeMinimumTax: 253973.92 },
    from: 'by hand: 16,100.80 − 2 ÷ 37 × 14.80 = 16,100; 640,614.80 − 16,100.80 + 300,000; 63,570 + 28 % × 680,014',
  },
]);
