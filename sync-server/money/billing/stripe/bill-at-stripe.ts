import type Stripe from 'stripe';
import { platformCurrency } from '#contract/values/amounts/currency.ts';
import type { WantedOverage } from '#server/money/billing/provider/payment-provider.ts';
import { taxRatesAt } from './stripe-tax.ts';

/**
 * Adds an item to the next invoice of a customer. The card service forgets idempotency keys after a day, so the key is also stored in the
 * item, and looked for before another one is created. A coupon reduces the price of the plan, not AI calls.
 */
export async function billAtStripe(
  stripe: Stripe,
  { customer, cents, description, isInvoicedNow, taxPercent, taxNamed }: WantedOverage,
  key: string,
): Promise<void> {
  const { data } = await stripe.invoiceItems.list({ customer, limit: 100 });
  const known = data.find(({ metadata }) => metadata?.key === key);
  const item =
    known ??
    (await stripe.invoiceItems.create(
      { customer, amount: cents, currency: platformCurrency().toLowerCase(), description, discountable: false, metadata: { key } },
      { idempotencyKey: key },
    ));
  if (!isInvoicedNow || item.invoice !== null) return;
  const taxRates = await taxRatesAt(stripe, { percent: taxPercent, named: taxNamed });
  const tax = taxRates.length === 0 ? {} : { default_tax_rates: taxRates };
  await stripe.invoices.create(
    { customer, auto_advance: true, pending_invoice_items_behavior: 'include', ...tax },
    { idempotencyKey: `${key}:invoice` },
  );
}
