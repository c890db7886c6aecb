import { Coupon } from '#contract/money/coupon.ts';
import { Plan } from '#contract/money/plan.ts';
import { defineDomain } from '#server/core/faces/define-domain.ts';
import { defineRelation } from '#server/core/operations/define-relation.ts';
import { plansById } from '#server/money/plans/list-plans.ts';
import { couponRows } from './coupon-rows.ts';
import { createCoupon } from './create-coupon.ts';
import { listCoupons } from './list-coupons.ts';
import { readCouponUsage } from './read-coupon-usage.ts';
import { updateCoupon } from './update-coupon.ts';

const plansOfCoupon = defineRelation({
  of: Coupon,
  field: 'plans',
  name: 'plans.list',
  summary: 'The plans that it reduces',
  key: 'applicablePlans',
  row: Plan,
  rows: plansById,
});

export const couponsFace = defineDomain({
  name: 'coupons',
  operations: [listCoupons, createCoupon, updateCoupon, readCouponUsage],
  relations: [plansOfCoupon],
  rows: { coupon: couponRows },
  tables: {
    coupon_redemptions: {},
    coupons: {},
  },
});
