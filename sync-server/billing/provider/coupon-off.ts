import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { BoughtPlan } from '#server/subscriptions/bought-plan.ts';
import { type Discount, discountCents, isOfPlan, type PricedPlan } from '#server/subscriptions/discounted-price.ts';
import type { PriceAct } from './provider-acts.ts';

/** The part of a coupon that the card service applies to each invoice of a price. One of `cents` and `percent` is set. */
export const CouponOff = z.object({
  couponId: z._default(z.string(), 'coupon'),
  code: z.string(),
  /** For one interval of the price. */
  cents: z.optional(z.int()),
  /** Decimal text. */
  percent: z.optional(z.string()),
});
export type CouponOff = z.infer<typeof CouponOff>;

/**
 * Null: the coupon does not apply to this plan. Undefined: the subscription has no coupon that reduces prices, and discounts that were set at
 * the card service stay.
 */
export function couponOff(plan: PricedPlan, discount: Discount | null): CouponOff | null | undefined {
  if (discount === null || discount.type === 'free_trial') return undefined;
  const { couponId, code, type, value } = discount;
  if (!isOfPlan(discount, plan.planId)) return null;
  return type === 'percentage' ? { couponId, code, percent: value } : { couponId, code, cents: discountCents(plan, discount) };
}

/** The discount that an upgrade brings with it; undefined if the present one stays. */
export function changedCouponOff(before: PricedPlan, after: PricedPlan, discount: Discount | null): CouponOff | null | undefined {
  const off = couponOff(after, discount);
  return isDeepStrictEqual(off, couponOff(before, discount)) ? undefined : off;
}

/** Tells the card service which price and which discount the next period has. */
export function priceAct(plan: BoughtPlan, discount: Discount | null): PriceAct {
  const { planId, planName, priceCents, interval } = plan;
  const off = couponOff(plan, discount);
  return { kind: 'price', cents: priceCents, interval, planName, planId, ...(off === undefined ? {} : { off }) };
}
