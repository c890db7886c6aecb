import { casesOf } from '#calculators/kit/definition/cases.ts';
import propertyTax from './property-tax.ts';

export default casesOf(['R-CAT-036'], propertyTax, [
  {
    name: 'the defaults cost 4,800 a year and 52,558.66 in ten',
    given: {},
    expect: { annualTax: 4800, monthlyTax: 400, effectiveTaxRate: 1.2, mills: 12, totalOverYears: 52558.66, taxableValue: 400000 },
    from: 'by hand: 400,000 × 1.2 %, growing by 2 %: 4,800 × (1.02^10 − 1) ÷ 0.02, each year to the cent',
  },
  {
    name: 'an exemption comes off the assessed value',
    given: { assessmentRatio: 80, exemption: 25000, propertyTaxRate: 2.5, assessmentGrowth: 0, projectionYears: 5 },
    expect: {
      assessedValue: 320000,
      taxableValue: 295000,
      annualTax: 7375,
      monthlyTax: 614.58,
      exemptionSavings: 625,
      totalOverYears: 36875,
    },
    from: 'by hand: (320,000 − 25,000) × 2.5 %',
  },
  {
    name: 'an exemption above the assessment leaves no tax',
    given: { homeValue: 200000, assessmentRatio: 10, exemption: 25000, propertyTaxRate: 5, projectionYears: 3 },
    expect: { taxableValue: 0, annualTax: 0, totalOverYears: 0, effectiveTaxRate: 0, exemptionSavings: 1000 },
    from: '20,000 is less than 25,000',
  },
  {
    name: 'a third assessed, 72 mills, growing by 3 per cent',
    given: { homeValue: 250000, assessmentRatio: 33, exemption: 6000, propertyTaxRate: 7.2, assessmentGrowth: 3, projectionYears: 4 },
    expect: { annualTax: 5508, monthlyTax: 459, mills: 72, totalOverYears: 23122.75 },
    from: 'by hand: (82,500 − 6,000) × 72 ÷ 1,000; later years in Python decimal',
  },
  {
    name: 'a zero rate costs nothing',
    given: { propertyTaxRate: 0 },
    expect: { annualTax: 0, mills: 0, totalOverYears: 0 },
    from: 'nothing is levied',
  },
  {
    name: 'a home value of zero stands for the default',
    given: { homeValue: 0 },
    expect: { annualTax: 4800 },
    from: 'zero makes no sense here',
  },
  {
    name: 'a home in Georgia is assessed at 40 per cent less 2,000',
    given: { homeValue: 100000, assessmentRatio: 40, exemption: 2000, propertyTaxRate: 2.5 },
    expect: { annualTax: 950, taxableValue: 38000, mills: 25, exemptionSavings: 50 },
    from: 'O.C.G.A. 48-5-7 and 48-5-44, 25 mills: 38 × 25',
  },
]);
