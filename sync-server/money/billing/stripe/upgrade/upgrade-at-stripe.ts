import Stripe from 'stripe';
import { platformCurrency } from '#contract/values/amounts/currency.ts';
import type { UpgradeAnswer, WantedUpgrade } from '#server/money/billing/provider/payment-provider.ts';
import { changeItemPrice, wholeDays } from '#server/money/billing/stripe/stripe-actions.ts';
import { discountsAt } from '#server/money/billing/stripe/stripe-coupon.ts';
import { billDifference, isMovedByPause } from './bill-difference.ts';

/**
 * Invoices the difference of an upgrade. The card service holds the new price back until the invoice is paid; after a declined payment the
 * invoice is voided, which discards the new price.
 */
export async function upgradeAtStripe(stripe: Stripe, providerId: string, wanted: WantedUpgrade, key: string): Promise<UpgradeAnswer> {
  const subscription = await stripe.subscriptions.retrieve(providerId);
  const { difference } = wanted;
  if (difference !== undefined && (isMovedByPause(subscription) || difference.isOver)) {
    const billed = await billDifference(stripe, subscription, difference, key);
    if (billed === 'paid') await changeItemPrice(stripe, providerId, { ...wanted, isUpgrade: false }, `${key}:price`);
    return billed;
  }
  const updated = await askForUpgrade(stripe, providerId, wanted, key);
  if (updated === undefined) return 'declined';
  if (updated.pending_update === null) return 'paid';
  const { latest_invoice: invoice } = updated;
  const secret = typeof invoice === 'object' ? (invoice?.confirmation_secret?.client_secret ?? null) : null;
  const [intentId] = (secret ?? '').split('_secret_');
  if (typeof invoice !== 'object' || invoice === null || !intentId) return { clientSecret: null };
  const { status } = await stripe.paymentIntents.retrieve(intentId);
  // The answer of a repeated request is the first one; the person may have paid since.
  if (status === 'succeeded') return 'paid';
  if (status !== 'requires_payment_method' && status !== 'canceled') return { clientSecret: secret };
  if (status !== 'canceled') await stripe.invoices.voidInvoice(invoice.id, {}, { idempotencyKey: `${key}:void` });
  return 'declined';
}

/** Undefined: the card service refuses the change, as it does when the period of the quote is over. Asking again would not help. */
async function askForUpgrade(stripe: Stripe, providerId: string, wanted: WantedUpgrade, key: string) {
  try {
    return await changeItemPrice(stripe, providerId, { ...wanted, isUpgrade: true }, key);
  } catch (fault) {
    if (fault instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
    throw fault;
  }
}

/** The invoice that the upgrade would have, calculated from the same moment by the card service itself. */
export async function quoteAtStripe(
  stripe: Stripe,
  providerId: string,
  { priceCents, interval, off, quotedAt, difference }: WantedUpgrade & { readonly quotedAt: string },
): Promise<number> {
  const subscription = await stripe.subscriptions.retrieve(providerId);
  if (difference !== undefined && isMovedByPause(subscription)) return difference.dueCents;
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error('The subscription at the card service has no item.');
  const { product } = item.price;
  const price = {
    currency: platformCurrency().toLowerCase(),
    product: typeof product === 'string' ? product : product.id,
    unit_amount: priceCents,
    recurring: { interval },
  };
  const discounts = await discountsAt(stripe, off);
  const invoice = await stripe.invoices.createPreview({
    subscription: providerId,
    ...(discounts === undefined ? {} : { discounts }),
    subscription_details: {
      items: [{ id: item.id, price_data: price }],
      proration_behavior: 'always_invoice',
      proration_date: wholeDays(item, quotedAt),
    },
  });
  return invoice.amount_due;
}
