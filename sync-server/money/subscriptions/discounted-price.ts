import { centsOf, percentOfCents } from '#contract/values/amounts/cents.ts';
import type { BillingInterval, BoughtPlan } from './bought-plan.ts';

export interface Discount {
  readonly couponId: string;
  readonly code: string;
  readonly type: 'percentage' | 'fixed_amount' | 'free_trial';
  /** Decimal text: per cent, dollars, or days, by type. */
  readonly value: string;
  /** Ids of the plans whose price it reduces; empty: every plan. */
  readonly planIds: readonly string[];
  /** The months for which it lasts, or the first invoice alone; absent: as long as the subscription has it. */
  readonly lasts?: number | 'once';
  /** Its end; absent: it has none, or its first period has not begun. */
  readonly until?: Date;
}

interface StoredCoupon extends Pick<Discount, 'code' | 'type' | 'value'> {
  readonly id: string;
  readonly applicablePlans: readonly string[];
  readonly duration: 'once' | 'repeating' | 'forever';
  readonly durationInMonths: number | null;
}

/** The plan that is billed, at the price of its interval. */
export type PricedPlan = Pick<BoughtPlan, 'planId' | 'priceCents' | 'interval'>;

/** The discount of a redeemed coupon. Dates, limit, and switch of the coupon count only when it is redeemed. */
export function discountBy({ id, code, type, value, applicablePlans, ...coupon }: StoredCoupon, until: Date | null): Discount {
  const lasts = coupon.duration === 'once' ? 'once' : coupon.duration === 'repeating' ? coupon.durationInMonths : null;
  return {
    ...{ couponId: id, code, type, value, planIds: applicablePlans },
    ...(lasts === null ? {} : { lasts }),
    ...(lasts === null || until === null ? {} : { until }),
  };
}

/**
 * Cents that a coupon takes off the price of a plan: a percentage, or an amount each month, never more than the price. A coupon of certain
 * plans takes nothing off another plan. It stays with the subscription, and applies again when one of its plans is billed again.
 */
export function discountCents({ planId, priceCents, interval }: PricedPlan, discount: Discount | null): number {
  if (discount === null || !isOfPlan(discount, planId)) return 0;
  switch (discount.type) {
    case 'percentage':
      return Math.min(priceCents, percentOfCents(priceCents, discount.value));
    case 'fixed_amount':
      return Math.min(priceCents, centsOf(discount.value) * monthsOf(interval));
    case 'free_trial':
      return 0;
  }
}

/** Cents of an interval after the discount. A free trial does not change the price. */
export function discountedCents(plan: PricedPlan, discount: Discount | null): number {
  return plan.priceCents - discountCents(plan, discount);
}

export function isOfPlan({ planIds }: Pick<Discount, 'planIds'>, planId: string): boolean {
  return planIds.length === 0 || planIds.includes(planId);
}

export function monthsOf(interval: BillingInterval): number {
  return interval === 'year' ? 12 : 1;
}

/** Days before the first payment. */
export function trialDaysOf(discount: Discount | null): number {
  return discount?.type === 'free_trial' ? Number(discount.value) : 0;
}
