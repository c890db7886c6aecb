import type { SubscriptionPrice } from '#contract/billing/billing.ts';
import { centsOf, percentOfCents } from '#contract/billing/cents.ts';
import { discountedCents, trialDaysOf } from '#server/subscriptions/discounted-price.ts';
import type { WantedSubscription } from '../provider/payment-provider.ts';

/** What a new subscription costs, and the first payment in cents with its tax: the amount of its first invoice. */
export function firstPrice({ planId, planName, price, interval, discount, taxPercent }: WantedSubscription): SubscriptionPrice {
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
    ...(discount === null ? {} : { couponCode: discount.code }),
  };
}
