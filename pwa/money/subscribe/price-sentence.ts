import { aiPriceSentence } from '#contract/calculators/ai-price-sentence.ts';
import { spokenLocale } from '#contract/language/t.ts';
import type { SubscriptionPrice } from '#contract/money/billing.ts';
import { unitsOfOne } from '#contract/values/amounts/currency.ts';
import { amountText } from '#contract/values/amounts/money.ts';
import { subscribeTexts as texts } from './subscribe-texts.ts';

/** The price of a subscription and its first payment, in a sentence each. */
export function priceSentence(price: SubscriptionPrice): string {
  const { discountedCents, dueCents, freeTrialDays } = price;
  if (freeTrialDays > 0) return planPrice(price);
  const due = (dueCents === discountedCents ? texts.dueNow : texts.dueNowWithTax)(amountText(dueCents / unitsOfOne()));
  return `${planPrice(price)} ${due}`;
}

/** The renewal, the rule of cancellation, and the price of AI calls: said before the payment, a paragraph each. */
export function termsOf({ interval, freeTrialDays, nextPaymentAt, couponMonths, aiPrice }: SubscriptionPrice): readonly string[] {
  const isYear = interval === 'year';
  const day = nextPaymentAt?.toLocaleDateString(spokenLocale() ?? 'en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const renewal = freeTrialDays > 0 ? (isYear ? texts.firstOfYears : texts.firstOfMonths) : isYear ? texts.yearlyRenewal : texts.renewal;
  return [
    ...(day === undefined ? [] : [renewal(day)]),
    ...(couponMonths === undefined ? [] : [texts.couponEnd(couponMonths)]),
    texts.cancellation,
    ...(aiPrice === undefined || aiPrice === null ? [] : [aiPriceSentence(aiPrice)]),
  ];
}

/** The price of a plan per month or year. The sentence also names a free trial, or the lower price that a coupon brings. */
export function planPrice({
  planName,
  interval,
  priceCents,
  discountedCents,
  freeTrialDays,
}: Omit<SubscriptionPrice, 'dueCents' | 'couponCode' | 'couponMonths' | 'nextPaymentAt' | 'aiPrice'>): string {
  const isYear = interval === 'year';
  const price = amountText(priceCents / unitsOfOne());
  if (freeTrialDays > 0) return (isYear ? texts.yearlyTrialPrice : texts.trialPrice)(planName, freeTrialDays, price);
  if (discountedCents === priceCents) return (isYear ? texts.yearlyPrice : texts.price)(planName, price);
  return (isYear ? texts.yearlyCouponPrice : texts.couponPrice)(planName, amountText(discountedCents / unitsOfOne()), price);
}
