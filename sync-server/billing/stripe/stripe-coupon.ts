import Stripe from 'stripe';
import type { CouponOff } from '../provider/coupon-off.ts';

/** The longest name of a coupon that the card service takes. */
const nameLength = 40;

/**
 * Id of the coupon that takes this off each invoice for as long as the subscription has it. It cannot be changed at the card service, so each
 * amount has its own, found by its id.
 */
export async function couponAt(stripe: Stripe, { couponId, code, cents = 0, percent }: CouponOff): Promise<string> {
  const id = `${couponId}-${percent === undefined ? `c${cents}` : `p${percent.replace('.', '_')}`}`;
  if (await isKnown(stripe, id)) return id;
  const off = percent === undefined ? { amount_off: cents, currency: 'usd' } : { percent_off: Number(percent) };
  await stripe.coupons.create({ id, name: code.slice(0, nameLength), duration: 'forever', ...off }, { idempotencyKey: `coupon:${id}` });
  return id;
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
