import { couponsIn, couponsOf, offBy, roundedCents } from './stripe-discounts.ts';
import type { InvoicedLine } from './stripe-invoices.ts';
import { type StripeObject, StripeRefusal, type StripeStore } from './stripe-store.ts';

/** The tax of each rate, with halves of a cent rounded up. */
export function taxesOf(rates: readonly StripeObject[], subtotal: number) {
  return rates.map(({ id, percentage }) => ({
    amount: roundedCents((subtotal * Number(percentage)) / 100),
    tax_behavior: 'exclusive',
    tax_rate_details: { tax_rate: id },
    taxability_reason: 'standard_rated',
    taxable_amount: subtotal,
    type: 'tax_rate_details',
  }));
}

/**
 * Lines of a change of price within a period. The card service prorates by the second: it credits the unused time at the old price, and
 * charges that time at the new one. The discount of each price is part of its amount.
 */
export function prorationOf(
  store: StripeStore,
  subscription: StripeObject,
  { unitAmount, coupons = couponsOf(store, subscription) }: ProratedPrice,
  at: number,
): readonly InvoicedLine[] {
  const item = Object(Object(subscription.items).data[0]);
  const [start, end] = [Number(item.current_period_start ?? subscription.created), Number(item.current_period_end)];
  if (at < start || at > end) throw new StripeRefusal('The proration date lies outside the current period.');
  const share = subscription.status === 'trialing' ? 0 : Math.max(0, Math.min(1, (end - at) / (end - start)));
  const net = (cents: number, off: readonly StripeObject[]): number => roundedCents((cents - offBy(off, cents)) * share);
  const period = { start: at, end };
  return [
    {
      text: 'Unused time',
      cents: -net(Number(Object(item.price).unit_amount), couponsOf(store, subscription)),
      isDiscountable: false,
      period,
    },
    { text: 'Remaining time', cents: net(unitAmount, coupons), isDiscountable: false, period },
  ];
}

interface ProratedPrice {
  readonly unitAmount: number;
  /** Undefined: those that the subscription has. */
  readonly coupons: readonly StripeObject[] | undefined;
}

/** The amount of the invoice that a request asks to preview. */
export function previewedCents(
  store: StripeStore,
  subscription: StripeObject,
  rates: readonly StripeObject[],
  form: URLSearchParams,
): number {
  const unitAmount = Number(form.get('subscription_details[items][0][price_data][unit_amount]'));
  const lines = prorationOf(
    store,
    subscription,
    { unitAmount, coupons: couponsIn(store, form) },
    Number(form.get('subscription_details[proration_date]')),
  );
  const subtotal = lines.reduce((sum, { cents }) => sum + cents, 0);
  return taxesOf(rates, subtotal).reduce((sum, { amount }) => sum + amount, subtotal);
}
