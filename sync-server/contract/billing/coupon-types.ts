export const couponTypes = ['percentage', 'fixed_amount', 'free_trial'] as const;
export type CouponType = (typeof couponTypes)[number];
