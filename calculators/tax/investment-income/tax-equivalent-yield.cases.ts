import { casesOf } from '#calculators/kit/definition/cases.ts';
import taxEquivalentYield from './tax-equivalent-yield.ts';

export default casesOf(['R-CAT-100'], taxEquivalentYield, [
  {
    name: '3.5 % free of 24 % and 5 % equals 4.93 %',
    given: {},
    expect: { taxEquivalentYield: 4.92957746, combinedTaxRate: 29, taxableAfterTax: 3.55, advantage: -0.05, betterChoice: 'Taxable' },
    from: 'by hand: 3.5 ÷ 0.71; 5 × 0.71',
    within: 0.00000001,
  },
  {
    name: '4 % at the top federal rate equals 6.35 %',
    given: { taxFreeYield: 4, federalTaxRate: 37, stateTaxRate: 0 },
    expect: { taxEquivalentYield: 6.34920635, taxFreeAfterTax: 4, betterChoice: 'Tax-exempt' },
    from: 'the usual textbook formula: 4 ÷ (1 − 0.37)',
    within: 0.00000001,
  },
  {
    name: 'a bond of another state counts less that state’s tax',
    given: { stateExempt: false },
    expect: { taxFreeAfterTax: 3.325, taxEquivalentYield: 4.68309859 },
    from: 'by hand: 3.5 × 0.95 ÷ 0.71',
    within: 0.00000001,
  },
  {
    name: 'the 3.8 % raises the yield needed',
    given: { netInvestmentTax: true },
    expect: { combinedTaxRate: 32.8, taxEquivalentYield: 5.20833333 },
    from: 'by hand: 3.5 ÷ 0.672',
    within: 0.00000001,
  },
  {
    name: 'without tax both yields are the same thing',
    given: { federalTaxRate: 0, stateTaxRate: 0 },
    expect: { taxEquivalentYield: 3.5, combinedTaxRate: 0, taxableAfterTax: 5 },
    from: 'by hand',
  },
  {
    name: 'a taxable yield of just the equivalent leaves the same',
    given: { federalTaxRate: 30, stateTaxRate: 0 },
    expect: { taxEquivalentYield: 5, advantage: 0, betterChoice: 'Either' },
    from: 'by hand: 3.5 ÷ 0.7 = 5',
  },
  {
    name: '4 % at a bracket of 30 % equals 5.71 %',
    given: { taxFreeYield: 4, federalTaxRate: 30, stateTaxRate: 0 },
    expect: { taxEquivalentYield: 5.71 },
    from: 'Bodie, Kane and Marcus, Investments, table 2.2',
  },
  {
    name: '5 % at a bracket of 50 % equals 10 %',
    given: { taxFreeYield: 5, federalTaxRate: 50, stateTaxRate: 0 },
    expect: { taxEquivalentYield: 10 },
    from: 'Bodie, Kane and Marcus, Investments, table 2.2',
  },
]);
