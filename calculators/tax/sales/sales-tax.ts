import { defaultSalesTax } from '#calculators/figures/guidelines.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money, rate } from '#calculators/kit/definition/fields.ts';
import { dollars, percent } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/**
 * Sales tax on one purchase.
 *   taxable = max(0, purchase − discount) + shipping where the state taxes it; tax = taxable · rate, half up to the cent
 *   total = discounted + shipping + tax; effective rate = tax ÷ purchase, 0 where the purchase is 0
 * The rate is in per cent of the taxable amount.
 */
export default defineCalculator({
  id: 'sales-tax',
  title: 'Sales Tax',
  description: 'Tax and total price of a purchase.',
  shelf: 'Tax',
  suite: 'financial',
  category: 'Tax',
  icon: 'receipt',
  sortOrder: 114,
  inputs: {
    purchaseAmount: money('Purchase amount', 500, { required: true, step: 1, tooltip: 'Before discount and tax.' }),
    salesTaxRate: rate('Sales tax rate', defaultSalesTax, { required: true, tooltip: 'State and local rate together.' }),
    discountAmount: money('Discount', 0, { step: 1, tooltip: 'Taken off by the shop. A maker’s coupon often does not lower the tax.' }),
    shippingCost: money('Shipping', 0, { step: 1 }),
    taxShipping: { label: 'Shipping is taxed', type: 'boolean', defaultValue: false, advanced: true, tooltip: 'As many states do.' },
  },
  results: { discountedAmount: 'money', taxableAmount: 'money', salesTax: 'money', totalCost: 'money', effectiveTaxRate: 'percent' },
  calculate({ purchaseAmount, salesTaxRate, discountAmount, shippingCost, taxShipping }) {
    const discountedAmount = toCent(Math.max(0, purchaseAmount - discountAmount));
    const taxableAmount = toCent(discountedAmount + (taxShipping ? shippingCost : 0));
    const salesTax = toCent((taxableAmount * salesTaxRate) / 100);
    return {
      discountedAmount,
      taxableAmount,
      salesTax,
      totalCost: toCent(discountedAmount + shippingCost + salesTax),
      effectiveTaxRate: purchaseAmount === 0 ? 0 : (salesTax * 100) / purchaseAmount,
    };
  },
  headline: (results) => ({ value: results.totalCost, kind: 'money' }),
  say(results, inputs) {
    if (results.taxableAmount === 0) return `Nothing is left to tax: you pay **${dollars(results.totalCost)}**.`;
    return `You pay **${dollars(results.totalCost)}**, of which **${dollars(results.salesTax)}** is tax at ${percent(inputs.salesTaxRate)}.`;
  },
  supporting: ['salesTax', 'discountedAmount', 'taxableAmount', 'effectiveTaxRate'],
});
