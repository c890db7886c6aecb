import Stripe from 'stripe';
import { platformCurrency } from '#contract/values/amounts/currency.ts';
import type { CouponOff } from '#server/money/billing/provider/coupon-off.ts';

/** The longest name of a coupon that the card service takes. */
const nameLength = 40;

/**
 * Id of the coupon that takes this off the invoices for as long as it lasts. It cannot be changed at the card service, so each amount and
 * duration has its own, found by its id.
 */
export async function couponAt(stripe: Stripe, { couponId, code, cents = 0, percent, lasts }: CouponOff): Promise<string> {
  const value = percent === undefined ? `c${cents}` : `p${percent.replace('.', '_')}`;
  const id = [couponId, value, ...(lasts === undefined ? [] : [lasts === 'once' ? lasts : `${lasts}m`])].join('-');
  if (await isKnown(stripe, id)) return id;
  const off = percent === undefined ? { amount_off: cents, currency: platformCurrency().toLowerCase() } : { percent_off: Number(percent) };
  await stripe.coupons.create({ id, name: code.slice(0, nameLength), ...durationOf(lasts), ...off }, { idempotencyKey: `coupon:${id}` });
  return id;
}

function durationOf(lasts: CouponOff['lasts']) {
  if (lasts === undefined) return { duration: 'forever' } as const;
  return lasts === 'once' ? ({ duration: 'once' } as const) : ({ duration: 'repeating', duration_in_months: lasts } as const);
}

/** The discounts of a request. Empty text takes them away; undefined leaves them as they are. */
export async function discountsAt(stripe: Stripe, off: CouponOff | null | undefined): Promise<'' | { coupon: string }[] | undefined> {
  if (off === undefined) return undefined;
  return off === null ? '' : [{ coupon: await couponAt(stripe, off) }];
}

async function isKnown(stripe: Stripe, id: string): Promise<boolean> {
  try {
    await stripe.coupons.retrieve(id);
    return true;
  } catch (fault) {
    if (fault instanceof Stripe.errors.StripeInvalidRequestError && fault.code === 'resource_missing') return false;
    throw fault;
  }
}
