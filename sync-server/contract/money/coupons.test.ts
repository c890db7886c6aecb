import { describe, expect, it } from 'vitest';
import { CreateCoupon } from './coupon.ts';
import { couponTypes } from './coupon-types.ts';
import { redemptionProblem } from './coupons.ts';

const problem = (change: object) =>
  CreateCoupon.safeParse({ code: 'WELCOME', name: 'Welcome', value: 10, ...change }).error?.issues[0]?.message;

describe('the coupon form', () => {
  it('[R-COUP-03] knows three types', () => {
    expect(couponTypes).toEqual(['percentage', 'fixed_amount', 'free_trial']);
    expect(problem({ type: 'gift' })).toBeDefined();
  });

  it('is a percentage and active unless chosen otherwise', () => {
    expect(CreateCoupon.parse({ code: 'A', name: 'A', value: 10 })).toMatchObject({ type: 'percentage', isActive: true });
  });

  it.each([
    [{ value: 100 }, undefined],
    [{ value: 0 }, 'A percentage lies above 0 and up to 100'],
    [{ value: 100.01 }, 'A percentage lies above 0 and up to 100'],
    [{ type: 'fixed_amount', value: 500 }, undefined],
    [{ type: 'fixed_amount', value: 0 }, 'An amount lies above 0 and up to 1,000,000'],
    [{ type: 'free_trial', value: null, freeTrialDays: 14 }, undefined],
    [{ type: 'free_trial', value: 30 }, undefined],
    [{ type: 'free_trial', value: null }, 'A free trial has a whole number of days, from 1 to 3650'],
    [{ type: 'free_trial', value: null, freeTrialDays: 0 }, 'A free trial has a whole number of days, from 1 to 3650'],
    [{ usageLimit: 0 }, 'The usage limit is a whole number of at least 1, or empty'],
    [{ code: 'A'.repeat(51) }, 'Code must be 50 characters or less'],
    [{ startsAt: '2026-02-01T00:00:00Z', expiresAt: '2026-02-01T00:00:00Z' }, 'The coupon must start before it expires'],
  ])('answers %j with %j', (change, sentence) => {
    expect(problem(change)).toBe(sentence);
  });
});

describe('redeeming a coupon', () => {
  const coupon = {
    isActive: true,
    startsAt: new Date(100),
    expiresAt: new Date(200),
    usageLimit: 2,
    usageCount: 1,
    applicablePlans: ['p'],
  };

  it.each([
    ['within its window', {}, 'p', 150, undefined],
    ['at its first moment', {}, 'p', 100, undefined],
    ['before its first moment', {}, 'p', 99, 'This coupon is not valid yet.'],
    ['at its last moment', {}, 'p', 200, 'This coupon has expired.'],
    ['inactive', { isActive: false }, 'p', 150, 'This coupon is not active.'],
    ['used up', { usageCount: 2 }, 'p', 150, 'This coupon has been used up.'],
    ['for another plan', {}, 'q', 150, 'This coupon does not apply to the chosen plan.'],
    ['for any plan', { applicablePlans: [] }, 'q', 150, undefined],
    ['without limits', { usageLimit: null, usageCount: 999, startsAt: null, expiresAt: null, applicablePlans: null }, 'q', 150, undefined],
  ])('%s', (_name, change, plan, at, sentence) => {
    expect(redemptionProblem({ ...coupon, ...change }, plan, new Date(at))).toBe(sentence);
  });
});
