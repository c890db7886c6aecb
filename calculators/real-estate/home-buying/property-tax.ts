import { growth } from '#calculators/kit/amortization/annuity.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money, rate } from '#calculators/kit/definition/fields.ts';
import { counted, dollars, percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { homeValue, propertyTaxRate, years } from '#calculators/real-estate/fields.ts';

/** One mill is a dollar of tax on a thousand of taxable value, so 1 % is ten mills. */
const millsPerPercent = 10;

/**
 * Tax on a home.
 *   tax = (value · assessment ratio − exemption, at least 0) · tax rate; the assessment grows once a year
 */
export default defineCalculator({
  id: 'property-tax',
  title: 'Property Tax',
  description: 'Yearly tax on a home from its assessment, exemption and local rate.',
  shelf: 'Real Estate',
  suite: 'mortgage',
  category: 'Home buying',
  icon: 'receipt',
  sortOrder: 36,
  inputs: {
    homeValue,
    assessmentRatio: rate('Assessed at', 100, { max: 100, step: 1, tooltip: 'Share of the market value that is assessed.' }),
    exemption: money('Exemption', 0, { step: 1000, tooltip: 'Homestead and others, taken off the assessed value.' }),
    propertyTaxRate: { ...propertyTaxRate, label: 'Tax rate', tooltip: 'All local rates together. 12 mills are 1.2%.' },
    assessmentGrowth: rate('Growth of the assessment', 2, { max: 20, step: 0.1, tooltip: 'A year; some states cap it.' }),
    projectionYears: years('Years to look ahead', 10),
  },
  results: {
    annualTax: 'money',
    monthlyTax: 'money',
    assessedValue: 'money',
    taxableValue: 'money',
    effectiveTaxRate: 'percent',
    mills: 'number',
    exemptionSavings: 'money',
    totalOverYears: 'money',
    projection: { year: 'count', assessedValue: 'balance', tax: 'money' },
  },
  calculate(inputs) {
    const assessedIn = (year: number) =>
      toCent(((inputs.homeValue * inputs.assessmentRatio) / 100) * growth(inputs.assessmentGrowth / 100, year - 1));
    const taxIn = (year: number, exemption: number) => toCent((Math.max(0, assessedIn(year) - exemption) * inputs.propertyTaxRate) / 100);
    const projection = Array.from({ length: Math.max(1, Math.round(inputs.projectionYears)) }, (_, before) => ({
      year: before + 1,
      assessedValue: assessedIn(before + 1),
      tax: taxIn(before + 1, inputs.exemption),
    }));
    const annualTax = taxIn(1, inputs.exemption);
    return {
      annualTax,
      monthlyTax: toCent(annualTax / 12),
      assessedValue: assessedIn(1),
      taxableValue: toCent(Math.max(0, assessedIn(1) - inputs.exemption)),
      effectiveTaxRate: (annualTax * 100) / inputs.homeValue,
      mills: inputs.propertyTaxRate * millsPerPercent,
      exemptionSavings: toCent(taxIn(1, 0) - annualTax),
      totalOverYears: toCent(projection.reduce((sum, row) => sum + row.tax, 0)),
      projection,
    };
  },
  headline: (results) => ({ value: results.annualTax, kind: 'money', per: 'a year' }),
  say: (results) =>
    `The tax is **${dollars(results.annualTax)}** a year or **${dollars(results.monthlyTax)}** a month, **${percent(results.effectiveTaxRate)}** of the home value; over ${counted(results.projection.length, 'year')} it adds up to **${wholeDollars(results.totalOverYears)}**.`,
  supporting: ['monthlyTax', 'taxableValue', 'effectiveTaxRate', 'totalOverYears'],
});
