import { casesOf } from '#calculators/kit/definition/cases.ts';
import salesTax from './sales-tax.ts';

export default casesOf(['R-CAT-114', 'R-CVEC-04', 'R-CRULE-05', 'R-CRULE-06', 'R-CCONST-14'], salesTax, [
  {
    name: '[R-CVEC-04] the defaults cost 541.25 with 41.25 of tax',
    given: {},
    expect: { discountedAmount: 500, taxableAmount: 500, salesTax: 41.25, totalCost: 541.25, effectiveTaxRate: 8.25 },
    from: 'specification, check value R-CVEC-04',
  },
  {
    name: 'a discount lowers the tax and shipping stays untaxed',
    given: { purchaseAmount: 200, discountAmount: 50, shippingCost: 12, salesTaxRate: 6 },
    expect: { discountedAmount: 150, taxableAmount: 150, salesTax: 9, totalCost: 171, effectiveTaxRate: 4.5 },
    from: 'by hand: 150 × 6 % = 9; 150 + 12 + 9 = 171; 9 ÷ 200 = 4.5 %',
  },
  {
    name: 'shipping is taxed where the state says so',
    given: { purchaseAmount: 100, shippingCost: 20, salesTaxRate: 5, taxShipping: true },
    expect: { discountedAmount: 100, taxableAmount: 120, salesTax: 6, totalCost: 126, effectiveTaxRate: 6 },
    from: 'by hand: 120 × 5 % = 6',
  },
  {
    name: 'a discount one cent below the price leaves one cent',
    given: { discountAmount: 499.99 },
    expect: { discountedAmount: 0.01, taxableAmount: 0.01, salesTax: 0, totalCost: 0.01 },
    from: 'by hand: 0.01 × 8.25 % rounds to 0.00',
    within: 0,
  },
  {
    name: '[R-CRULE-05] a discount above the price cannot push the amount below zero',
    given: { discountAmount: 500.01, shippingCost: 10 },
    expect: { discountedAmount: 0, taxableAmount: 0, salesTax: 0, totalCost: 10, effectiveTaxRate: 0 },
    from: 'specification, R-CRULE-05',
    within: 0,
  },
  {
    name: '[R-CRULE-06] a purchase of nothing has an effective rate of zero',
    given: { purchaseAmount: 0, shippingCost: 10, taxShipping: true },
    expect: { salesTax: 0.83, totalCost: 10.83, effectiveTaxRate: 0 },
    from: 'specification, R-CRULE-06; 10 × 8.25 % = 0.825, half up',
    within: 0,
  },
  {
    name: 'a zero rate adds nothing',
    given: { salesTaxRate: 0 },
    expect: { salesTax: 0, totalCost: 500, effectiveTaxRate: 0 },
    from: 'by hand',
    within: 0,
  },
  {
    name: 'half a cent of tax is rounded up',
    given: { purchaseAmount: 10, salesTaxRate: 6.25 },
    expect: { salesTax: 0.63, totalCost: 10.63 },
    from: 'Streamlined Sales and Use Tax Agreement, sec. 324: third decimal above four goes up; 0.625 is 0.63',
    within: 0,
  },
  {
    name: 'delivery of a taxable item is taxed in Texas',
    given: { purchaseAmount: 100, shippingCost: 10, taxShipping: true },
    expect: { taxableAmount: 110, salesTax: 9.08, totalCost: 119.08 },
    from: 'Texas Tax Code sec. 151.007(a)(3): 110 × 8.25 % = 9.075, half up',
  },
  {
    name: 'a coupon of the shop lowers what is taxed',
    given: { purchaseAmount: 89.99, discountAmount: 20, salesTaxRate: 7 },
    expect: { discountedAmount: 69.99, salesTax: 4.9, totalCost: 74.89 },
    from: 'Streamlined Sales and Use Tax Agreement, app. C, "sales price": 69.99 × 7 % = 4.8993',
  },
]);
