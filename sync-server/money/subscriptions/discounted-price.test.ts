import { describe, expect, test } from 'vitest';
import { type Discount, discountCents, discountedCents, trialDaysOf } from './discounted-price.ts';

const discount = (type: Discount['type'], value: string, ...planIds: string[]): Discount => ({
  couponId: 'c',
  code: 'C',
  type,
  value,
  planIds,
});
const plan = (priceCents: number, interval: 'month' | 'year' = 'month') => ({ planId: 'small', priceCents, interval });

test("without a coupon the price is the plan's", () => {
  expect(discountedCents(plan(4999), null)).toBe(4999);
});

test('a percentage is taken off and rounded to the cent', () => {
  expect(discountedCents(plan(4999), discount('percentage', '10'))).toBe(4499);
  expect(discountedCents(plan(4999), discount('percentage', '12.5'))).toBe(4374);
  expect(discountedCents(plan(4999), discount('percentage', '100'))).toBe(0);
});

test('an amount is taken off each month, and never more than the price', () => {
  expect(discountedCents(plan(4900), discount('fixed_amount', '20.00'))).toBe(2900);
  expect(discountedCents(plan(1900), discount('fixed_amount', '20.00'))).toBe(0);
  expect(discountedCents(plan(49_000, 'year'), discount('fixed_amount', '20.00'))).toBe(25_000);
});

test('a free trial puts the first payment off and leaves the price', () => {
  expect(discountedCents(plan(4900), discount('free_trial', '30'))).toBe(4900);
  expect(trialDaysOf(discount('free_trial', '30'))).toBe(30);
  expect(trialDaysOf(discount('percentage', '30'))).toBe(0);
});

describe('[R-COUP-10] a coupon of certain plans', () => {
  test.each(['month', 'year'] as const)('takes nothing off another plan that is paid by the %s', (interval) => {
    expect(discountCents(plan(4900, interval), discount('percentage', '10', 'small', 'large'))).toBe(490);
    expect(discountCents(plan(4900, interval), discount('percentage', '10', 'large'))).toBe(0);
    expect(discountCents(plan(4900, interval), discount('fixed_amount', '1.00', 'large'))).toBe(0);
  });
});
