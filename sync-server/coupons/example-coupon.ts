import type { Coupon } from '#contract/billing/coupons.ts';

/** The coupon that the API's documentation shows. */
export const exampleCoupon: Coupon = {
  id: '019600aa-0000-7000-8000-0000000000c1',
  code: 'WELCOME10',
  name: 'Ten per cent off',
  type: 'percentage',
  value: '10',
  freeTrialDays: null,
  usageLimit: 100,
  usageCount: 0,
  isActive: true,
  startsAt: null,
  expiresAt: new Date('2026-12-31T23:59:00.000Z'),
  applicablePlans: [],
  createdAt: new Date('2026-01-15T09:00:00.000Z'),
};
