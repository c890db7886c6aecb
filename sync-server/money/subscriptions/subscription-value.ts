import { type Discount, discountedCents, monthsOf, type PricedPlan } from './discounted-price.ts';

/** The value of a subscription to the business at one moment. */
export interface SubscriptionValue {
  readonly status: string;
  /** Cents a month: the price less the coupon, without AI calls and tax. A year that is paid at once is spread over its months. */
  readonly monthlyCents: number;
}

interface ValuedSubscription {
  readonly status: string;
  readonly readOnlySince: Date | null;
  readonly plan: PricedPlan;
  readonly discount: Discount | null;
}

/** A subscription in its trial, paused, or read-only earns nothing; an unpaid one counts until its grace period ends. */
export function subscriptionValue({ status, readOnlySince, plan, discount }: ValuedSubscription): SubscriptionValue {
  if (status === 'past_due' && readOnlySince !== null) return { status: 'read_only', monthlyCents: 0 };
  if (status !== 'active' && status !== 'past_due') return { status, monthlyCents: 0 };
  const months = monthsOf(plan.interval);
  const cents = discountedCents(plan, discount);
  // Half a cent up, in whole numbers.
  return { status, monthlyCents: Number((2n * BigInt(cents) + BigInt(months)) / (2n * BigInt(months))) };
}
