import { describe, it } from 'vitest';
import salesTax from '../tax/sales-tax.ts';
import { agrees } from './agree.ts';
import { cent, Exact } from './decimal.ts';

describe('the second engine agrees to the cent on taxes', () => {
  it('sales-tax', () => {
    agrees(
      salesTax,
      {
        purchaseAmount: [0, 20000, 2],
        salesTaxRate: [0, 15, 3],
        discountAmount: [0, 5000, 2],
        shippingCost: [0, 200, 2],
        taxShipping: [true, false],
      },
      (inputs) => {
        const goods = Exact.max(0, new Exact(inputs.purchaseAmount).minus(inputs.discountAmount));
        const taxable = inputs.taxShipping ? goods.plus(inputs.shippingCost) : goods;
        const tax = cent(taxable.times(inputs.salesTaxRate).div(100));
        return { discountedAmount: goods, taxableAmount: taxable, salesTax: tax, totalCost: goods.plus(inputs.shippingCost).plus(tax) };
      },
    );
  });
});
