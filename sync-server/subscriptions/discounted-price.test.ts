import { expect, test } from 'vitest';
import { discountedCents, trialDaysOf } from './discounted-price.ts';

const discount = (type: 'percentage' | 'fixed_amount' | 'free_trial', value: string) => ({ couponId: 'c', code: 'C', type, value });

test("without a coupon the price is the plan's", () => {
  expect(discountedCents('49.99', null)).toBe(4999);
});

test('a percentage is taken off and rounded to the cent', () => {
  expect(discountedCents('49.99', discount('percentage', '10'))).toBe(4499);
  expect(discountedCents('49.99', discount('percentage', '12.5'))).toBe(4374);
  expect(discountedCents('49.99', discount('percentage', '100'))).toBe(0);
});

test('an amount is taken off, and never more than the price', () => {
  expect(discountedCents('49.00', discount('fixed_amount', '20.00'))).toBe(2900);
  expect(discountedCents('19.00', discount('fixed_amount', '20.00'))).toBe(0);
});

test('a free trial puts the first payment off and leaves the price', () => {
  expect(discountedCents('49.00', discount('free_trial', '30'))).toBe(4900);
  expect(trialDaysOf(discount('free_trial', '30'))).toBe(30);
  expect(trialDaysOf(discount('percentage', '30'))).toBe(0);
});
