import { casesOf } from '#calculators/kit/definition/cases.ts';
import autoSalesTax from './auto-sales-tax.ts';

export default casesOf(['R-CAT-024', 'R-CENUM-10', 'R-CENUM-11', 'R-CCONST-14'], autoSalesTax, [
  {
    name: '[R-CCONST-14] [A-24] the defaults make 8.25 %',
    given: {},
    expect: { salesTaxAmount: 2887.5, stateTax: 2537.5, localTax: 350, effectiveTaxRate: 8.25, totalPrice: 37887.5 },
    from: '35,000 × 8.25 %, the default rate of the specification',
  },
  {
    name: '[R-CENUM-10] California taxes the price before the trade-in',
    given: { tradeInValue: 8000, county: 'Los Angeles' },
    expect: { taxableAmount: 35000, localRate: 2.5, salesTaxAmount: 3412.5 },
    from: '35,000 × 9.75 %, CDTFA, tax rate changes operative April 1, 2025',
  },
  {
    name: '[R-CENUM-10] Texas credits the trade-in and has no local tax on vehicles',
    given: { state: 'TX', tradeInValue: 8000 },
    expect: { taxableAmount: 27000, salesTaxAmount: 1687.5, localTax: 0 },
    from: '27,000 × 6.25 %, Texas Tax Code 152.021',
  },
  {
    name: '[R-CENUM-11] Miami-Dade taxes the first 5,000 only',
    given: { state: 'FL', county: 'Miami-Dade' },
    expect: { stateTax: 2100, localTax: 50, salesTaxAmount: 2150 },
    from: '35,000 × 6 % + 5,000 × 1 %, Florida Statutes 212.054(2)(b)1',
  },
  {
    name: 'below 5,000 the Florida county taxes all of it',
    given: { state: 'FL', county: 'Orange', vehiclePrice: 4999.99 },
    expect: { stateTax: 300, localTax: 25 },
    from: '4,999.99 × 6 % = 299.9994; × 0.5 % = 24.99995',
  },
  {
    name: '[R-CENUM-11] King County in Washington',
    given: { state: 'WA', county: 'King', vehiclePrice: 30000 },
    expect: { stateTax: 2100, localTax: 1140, salesTaxAmount: 3240 },
    from: '30,000 × (6.5 + 0.5) % and × 3.8 % (10.3 % in most cities of the county less 6.5 %)',
  },
  {
    name: '[R-CENUM-11] Cook County is in none of the listed states: the entered rate is used',
    given: { state: 'NY', county: 'Cook', localRate: 4.5, vehiclePrice: 20000 },
    expect: {
      stateTax: 800,
      localTax: 900,
      notes: ['New York credits the trade-in.', 'No rate is known here for Cook County, NY: the local rate typed is used.'],
    },
    from: '20,000 × 4 % and × 4.5 %; Cook County is in Illinois',
  },
  {
    name: '[R-CENUM-11] Orange County, New York, is not said to be in another state',
    given: { state: 'NY', county: 'Orange', localRate: 4.125, vehiclePrice: 20000 },
    expect: {
      localTax: 825,
      notes: ['New York credits the trade-in.', 'No rate is known here for Orange County, NY: the local rate typed is used.'],
    },
    from: '20,000 × 4.125 %; Orange County is a county of New York, too',
  },
  {
    name: '[R-CENUM-10] no local rate is mentioned where there is no local tax',
    given: { state: 'TX', county: 'Orange', localRate: 2 },
    expect: { localRate: 0, localTax: 0, notes: ['Texas has no local tax on vehicles.'] },
    from: 'Texas Tax Code 152.021: 6.25 % alone; Orange County is a county of Texas, too',
  },
  {
    name: '[A-16] Oregon has no sales tax',
    given: { state: 'OR', localRate: 5 },
    expect: { salesTaxAmount: 0, effectiveTaxRate: 0, totalPrice: 35000 },
    from: 'specification, decision A-16',
  },
  {
    name: '[A-16] Alaska has none either; local tax is noted',
    given: { state: 'AK' },
    expect: { salesTaxAmount: 0, notes: ['Alaska has no state sales tax; some boroughs have their own.'] },
    from: 'specification, decision A-16',
  },
  {
    name: '[A-16] Delaware has none, whatever county is named',
    given: { state: 'DE', county: 'King' },
    expect: { salesTaxAmount: 0 },
    from: 'specification, decision A-16',
  },
  {
    name: 'the surtax of Volusia County on 10,000 is 25',
    given: { state: 'FL', vehiclePrice: 10000, localRate: 0.5 },
    expect: { stateTax: 600, localTax: 25, salesTaxAmount: 625 },
    from: 'Volusia County Tax Collector, calculating sales tax',
  },
  {
    name: 'the surtax of Hillsborough County on 10,000 is 75',
    given: { state: 'FL', vehiclePrice: 10000, localRate: 1.5 },
    expect: { localTax: 75, salesTaxAmount: 675, effectiveTaxRate: 6.75 },
    from: 'Hillsborough County Tax Collector, calculating sales tax',
  },
]);
