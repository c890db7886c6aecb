import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { BoughtPlan } from '#server/money/subscriptions/bought-plan.ts';
import { discountAt, discountLeft } from '#server/money/subscriptions/discount-duration.ts';
import { type Discount, discountCents, isOfPlan, type PricedPlan } from '#server/money/subscriptions/discounted-price.ts';
import type { PriceAction } from './provider-actions.ts';

/** The part of a coupon that the card service applies to each invoice of a price. One of `cents` and `percent` is set. */
export const CouponOff = z.object({
  couponId: z._default(z.string(), 'coupon'),
  code: z.string(),
  /** For one interval of the price. */
  cents: z.optional(z.int()),
  /** Decimal text. */
  percent: z.optional(z.string()),
  /** Months for which it lasts, or the next invoice alone; absent: as long as the subscription has it. */
  lasts: z.optional(z.union([z.int(), z.literal('once')])),
});
export type CouponOff = z.infer<typeof CouponOff>;

/**
 * The discount of an invoice of this plan from a moment on. Null: the coupon does not apply to this plan. Undefined: the subscription has no
 * coupon that reduces prices then, and discounts that were set at the card service stay.
 */
export function couponOff(plan: PricedPlan, redeemed: Discount | null, at: Date): CouponOff | null | undefined {
  const discount = discountAt(redeemed, at);
  if (discount === null || discount.type === 'free_trial') return undefined;
  const { couponId, code, type, value } = discount;
  if (!isOfPlan(discount, plan.planId)) return null;
  const lasts = discountLeft(discount, at);
  const named = { couponId, code, ...(lasts === undefined ? {} : { lasts }) };
  return type === 'percentage' ? { ...named, percent: value } : { ...named, cents: discountCents(plan, discount) };
}

/** The discount that an upgrade brings with it; undefined if the present one stays. */
export function changedCouponOff(before: PricedPlan, after: PricedPlan, discount: Discount | null, at: Date): CouponOff | null | undefined {
  const off = couponOff(after, discount, at);
  return isDeepStrictEqual(off, couponOff(before, discount, at)) ? undefined : off;
}

/** Tells the card service which price and which discount the next period has, which begins at this moment. */
export function priceAction(plan: BoughtPlan, discount: Discount | null, at: Date): PriceAction {
  const { planId, planName, priceCents, interval } = plan;
  const off = couponOff(plan, discount, at);
  return { kind: 'price', cents: priceCents, interval, planName, planId, ...(off === undefined ? {} : { off }) };
}
