import { type Coupon, coupon } from '#contract/money/coupon.ts';
import { exampleOf } from '#server/core/operations/example-of.ts';

/** The coupon that the API's documentation shows. */
export const exampleCoupon: Coupon = exampleOf(coupon, '019600aa-0000-7000-8000-0000000000c1');
