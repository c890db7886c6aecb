import { payableStep } from '#contract/values/amounts/currency.ts';
import type { StripeObject, StripeStore } from './stripe-store.ts';

/** The coupons of a request; undefined if it names none, and empty for the empty text that removes them. */
export function couponsIn({ get }: StripeStore, form: URLSearchParams, prefix = ''): readonly StripeObject[] | undefined {
  const name = prefix === '' ? 'discounts' : `${prefix}[discounts]`;
  if (form.get(name) === '') return [];
  const ids = [...form].filter(([key]) => key.startsWith(`${name}[`) && key.endsWith('[coupon]')).map(([, id]) => id);
  return ids.length === 0 ? undefined : ids.map((id) => get('coupons', id));
}

/** A subscription holds the ids of its discounts, and a discount the id of its coupon. A discount that has ended reduces nothing. */
export function couponsOf({ get, now }: StripeStore, subscription: StripeObject): readonly StripeObject[] {
  return idsOf(subscription)
    .map((id) => get('discounts', id))
    .filter(({ end }) => typeof end !== 'number' || end > now())
    .map(({ source }) => get('coupons', String(Object(source).coupon)));
}

/** Ids of new discounts of a subscription. One for a single invoice ends with it: with the one written now, or with the next one. */
export function discountsOf(
  { put, newId, now }: StripeStore,
  subscription: string,
  coupons: readonly StripeObject[],
  isInvoicedNow: boolean,
): readonly string[] {
  return coupons.map((coupon) => {
    const source = { coupon: coupon.id, type: 'coupon' };
    return put('discounts', { id: newId('di'), subscription, start: now(), end: endOf(coupon, now(), isInvoicedNow), source }).id;
  });
}

/** The next invoice has used the discounts for a single invoice. */
export function useDiscounts({ get, change, now }: StripeStore, subscription: StripeObject): void {
  for (const id of idsOf(subscription)) {
    const { duration } = get('coupons', String(Object(get('discounts', id).source).coupon));
    if (duration === 'once') change('discounts', id, { end: now() });
  }
}

function endOf({ duration, duration_in_months: months }: StripeObject, now: number, isInvoicedNow: boolean): number | null {
  if (duration === 'once') return isInvoicedNow ? now : null;
  if (duration !== 'repeating') return null;
  const end = new Date(now * 1000);
  end.setUTCMonth(end.getUTCMonth() + Number(months));
  return Math.floor(end.getTime() / 1000);
}

function idsOf({ discounts }: StripeObject): readonly string[] {
  return Array.isArray(discounts) ? discounts.map(String) : [];
}

/** Cents that coupons take off an amount: a percentage with halves of a cent rounded up, or a fixed amount, never more than is there. */
export function offBy(coupons: readonly StripeObject[], cents: number): number {
  const wanted = coupons.map(({ amount_off: amount, percent_off: percent }) =>
    typeof percent === 'number' ? roundedCents((cents * percent) / 100) : Number(amount),
  );
  return Math.min(
    cents,
    wanted.reduce((sum, off) => sum + off, 0),
  );
}

/** Halves of a cent rounded up; dinars to ten fils. */
export function roundedCents(cents: number): number {
  return Math.floor(cents / payableStep() + 0.5) * payableStep();
}
