import type { CouponType } from '#contract/coupon-types.ts';

/** Names of the types of coupons, and labels of their values. */
export const couponTypeTexts: Readonly<Record<CouponType, { readonly name: string; readonly value: string; readonly unit: string }>> = {
  percentage: { name: 'Percentage', value: 'Discount in per cent', unit: '%' },
  fixed_amount: { name: 'Fixed amount', value: 'Discount in dollars', unit: '$' },
  free_trial: { name: 'Free trial', value: 'Free trial in days', unit: 'days' },
};
