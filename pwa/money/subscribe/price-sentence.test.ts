import { expect, test } from 'vitest';
import { termsOf } from './price-sentence.ts';
import { subscribeTexts } from './subscribe-texts.ts';

const price = {
  planName: 'Professional',
  interval: 'month',
  priceCents: 4900,
  discountedCents: 4410,
  dueCents: 4410,
  freeTrialDays: 0,
} as const;

test.each([
  [0, 'The coupon reduces the first payment only. The following ones are the full price.'],
  [3, 'The coupon reduces payments that begin within 3 months. The following ones are the full price.'],
])('a coupon that ends after %i months says so before the payment', (couponMonths, sentence) => {
  expect(termsOf({ ...price, couponMonths })).toContain(sentence);
});

test('a coupon without an end adds nothing', () => {
  expect(termsOf(price)).toEqual([subscribeTexts.cancellation]);
});
