import { couponsIn, couponsOf, offBy } from './stripe-discounts.ts';
import { type StripeObject, StripeRefusal, type StripeStore } from './stripe-store.ts';

/** The tax of each rate, with halves of a cent rounded up. */
export function taxesOf(rates: readonly StripeObject[], subtotal: number) {
  return rates.map(({ percentage }) => ({
    amount: Math.floor((subtotal * Number(percentage)) / 100 + 0.5),
    type: 'tax_rate_details',
  }));
}

/**
 * Lines of a change of price within a period. The card service prorates by the second: it credits the unused time at the old price, and
 * charges that time at the new one. The discount of each price is part of its amount.
 */
export function prorationOf(
  subscription: StripeObject,
  { unitAmount, coupons = couponsOf(subscription) }: ProratedPrice,
  at: number,
): readonly (readonly [text: string, cents: number, metadata: undefined, isDiscountable: false])[] {
  const item = Object(Object(subscription.items).data[0]);
  const [start, end] = [Number(item.current_period_start ?? subscription.created), Number(item.current_period_end)];
  if (at < start || at > end) throw new StripeRefusal('The proration date lies outside the current period.');
  const share = subscription.status === 'trialing' ? 0 : Math.max(0, Math.min(1, (end - at) / (end - start)));
  const net = (cents: number, off: readonly StripeObject[]): number => Math.round((cents - offBy(off, cents)) * share);
  return [
    ['Unused time', -net(Number(Object(item.price).unit_amount), couponsOf(subscription)), undefined, false],
    ['Remaining time', net(unitAmount, coupons), undefined, false],
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
    subscription,
    { unitAmount, coupons: couponsIn(store, form) },
    Number(form.get('subscription_details[proration_date]')),
  );
  const subtotal = lines.reduce((sum, [, cents]) => sum + cents, 0);
  return taxesOf(rates, subtotal).reduce((sum, { amount }) => sum + amount, subtotal);
}
