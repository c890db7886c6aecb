import { centsOf, percentOfCents } from '#contract/billing/cents.ts';
import type { BillingInterval } from './bought-plan.ts';

export interface Discount {
  readonly couponId: string;
  readonly code: string;
  readonly type: 'percentage' | 'fixed_amount' | 'free_trial';
  /** Decimal text: per cent, dollars, or days, by type. */
  readonly value: string;
}

/**
 * Cents that a coupon takes off a price for the given number of months: a percentage, or an amount each month, never more than the price.
 */
export function discountCents(priceCents: number, discount: Discount | null, months = 1): number {
  switch (discount?.type) {
    case 'percentage':
      return Math.min(priceCents, percentOfCents(priceCents, discount.value));
    case 'fixed_amount':
      return Math.min(priceCents, centsOf(discount.value) * months);
    case 'free_trial':
    case undefined:
      return 0;
  }
}

/** Cents of a price for the given number of months after the discount. A free trial does not change the price. */
export function discountedCents(price: string, discount: Discount | null, months = 1): number {
  const cents = centsOf(price);
  return cents - discountCents(cents, discount, months);
}

export function monthsOf(interval: BillingInterval): number {
  return interval === 'year' ? 12 : 1;
}

/** Days before the first payment. */
export function trialDaysOf(discount: Discount | null): number {
  return discount?.type === 'free_trial' ? Number(discount.value) : 0;
}
