import type { SubscriptionPrice } from '#contract/money/billing.ts';
import { centsOf, percentOfCents } from '#contract/values/amounts/cents.ts';
import { addMonths } from '#contract/values/months-on.ts';
import type { WantedSubscription } from '#server/money/billing/provider/payment-provider.ts';
import { discountedCents, trialDaysOf } from '#server/money/subscriptions/discounted-price.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The price of a new subscription, and the first payment in cents with its tax: the amount of its first invoice. */
export function firstPrice({ planId, planName, price, interval, discount, taxPercent }: WantedSubscription, now: Date): SubscriptionPrice {
  const plan = { planId, priceCents: centsOf(price), interval };
  const discounted = discountedCents(plan, discount);
  const freeTrialDays = trialDaysOf(discount);
  return {
    planName,
    interval,
    priceCents: plan.priceCents,
    discountedCents: discounted,
    dueCents: freeTrialDays > 0 ? 0 : discounted + percentOfCents(discounted, taxPercent),
    freeTrialDays,
    nextPaymentAt: freeTrialDays > 0 ? new Date(now.getTime() + freeTrialDays * dayMs) : addMonths(now, interval === 'year' ? 12 : 1),
    ...(discount === null ? {} : { couponCode: discount.code }),
    ...(discount?.lasts === undefined ? {} : { couponMonths: discount.lasts === 'once' ? 0 : discount.lasts }),
  };
}
