import type { SubscriptionPrice } from '#contract/billing/billing.ts';
import { amountText } from '../ui/fields/price-text.ts';
import { subscribeTexts as texts } from './subscribe-texts.ts';

/** The price of a subscription and its first payment, in a sentence each. */
export function priceSentence(price: SubscriptionPrice): string {
  const { discountedCents, dueCents, freeTrialDays } = price;
  if (freeTrialDays > 0) return planPrice(price);
  const due = (dueCents === discountedCents ? texts.dueNow : texts.dueNowWithTax)(amountText(dueCents / 100));
  return `${planPrice(price)} ${due}`;
}

/** The price of a plan per month or year. The sentence also names a free trial, or the lower price that a coupon brings. */
export function planPrice({
  planName,
  interval,
  priceCents,
  discountedCents,
  freeTrialDays,
}: Omit<SubscriptionPrice, 'dueCents' | 'couponCode'>): string {
  const isYear = interval === 'year';
  const price = amountText(priceCents / 100);
  if (freeTrialDays > 0) return (isYear ? texts.yearlyTrialPrice : texts.trialPrice)(planName, freeTrialDays, price);
  if (discountedCents === priceCents) return (isYear ? texts.yearlyPrice : texts.price)(planName, price);
  return (isYear ? texts.yearlyCouponPrice : texts.couponPrice)(planName, amountText(discountedCents / 100), price);
}
