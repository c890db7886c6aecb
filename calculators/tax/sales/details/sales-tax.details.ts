import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/tax/sales/sales-tax.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'share',
    title: 'What you pay',
    unit: 'money',
    parts: [
      { label: 'Goods', value: results.discountedAmount },
      { label: 'Shipping', value: inputs.shippingCost },
      { label: 'Sales tax', value: results.salesTax },
    ],
  }),
  explanation: {
    formula: ['Tax = (purchase − discount) × rate, rounded half up to the cent.', 'Effective rate = tax ÷ purchase before the discount.'],
    assumptions: ['The whole purchase is taxable; a discount never takes it below zero.'],
    leavesOut: ['Exempt goods, tax holidays and caps on single items.'],
    differs: ['Whether shipping and a maker’s coupon are taxed differs by state.', 'Shops may round each item instead of the bill.'],
  },
  sources: [
    { title: 'Streamlined Sales and Use Tax Agreement', locator: 'sec. 324 (rounding) and app. C, "sales price" (discount, delivery)' },
  ],
});
