import { type CouponEntry, CreateCoupon } from '#contract/coupons.ts';
import { answerList, ListParameters } from '#server/http/list-page.ts';
import { restEntry } from '#server/http/rest-entry.ts';
import { runChange } from '#server/sync/run-change.ts';
import { createCoupon } from './create-coupon.ts';
import { listCoupons } from './read-coupons.ts';

const example: CouponEntry = {
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

/** Coupons: listed and created by a platform owner. */
export const couponCalls = [
  restEntry({
    method: 'GET',
    path: '/api/admin/coupons',
    operation: 'coupons.list',
    summary: 'Every coupon, the newest first',
    example: [example],
    input: ListParameters,
    handler: ({ deps, principal }, input) => answerList((cut) => listCoupons(deps, principal, cut), '/api/admin/coupons', input),
  }),
  restEntry({
    method: 'POST',
    path: '/api/admin/coupons',
    operation: 'coupons.create',
    summary: 'Create a coupon',
    example,
    input: CreateCoupon,
    handler: ({ deps, principal }, input) => runChange(deps.changes, principal, (change) => createCoupon(change, input)),
  }),
];
