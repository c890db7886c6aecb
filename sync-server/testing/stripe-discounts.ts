import { objectsIn, type StripeObject, type StripeStore } from './stripe-store.ts';

/** The coupons of a request; undefined if it names none, and empty for the empty text that removes them. */
export function couponsIn({ get }: StripeStore, form: URLSearchParams, prefix = ''): readonly StripeObject[] | undefined {
  const name = prefix === '' ? 'discounts' : `${prefix}[discounts]`;
  if (form.get(name) === '') return [];
  const ids = [...form].filter(([key]) => key.startsWith(`${name}[`) && key.endsWith('[coupon]')).map(([, id]) => id);
  return ids.length === 0 ? undefined : ids.map((id) => get('coupons', id));
}

export function couponsOf(subscription: StripeObject): readonly StripeObject[] {
  return objectsIn(subscription.discounts).map(({ coupon }) => Object(coupon));
}

export function discountsOf(coupons: readonly StripeObject[]): readonly { readonly coupon: StripeObject }[] {
  return coupons.map((coupon) => ({ coupon }));
}

/** Cents that coupons take off an amount: a percentage with halves of a cent rounded up, or a fixed amount, never more than is there. */
export function offBy(coupons: readonly StripeObject[], cents: number): number {
  const wanted = coupons.map(({ amount_off: amount, percent_off: percent }) =>
    typeof percent === 'number' ? Math.floor((cents * percent) / 100 + 0.5) : Number(amount),
  );
  return Math.min(
    cents,
    wanted.reduce((sum, off) => sum + off, 0),
  );
}
