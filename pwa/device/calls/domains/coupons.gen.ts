// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { Coupon } from '#contract/money/coupon.ts';
import { CouponPreview, CouponUsage } from '#contract/money/coupons.ts';

export const createCoupon = { method: 'POST', path: '/api/admin/coupons', output: Coupon } as const;
export const listCoupons = { method: 'GET', path: '/api/admin/coupons', row: Coupon } as const;
export const previewCoupon = { method: 'GET', path: '/api/tenant/coupon-preview', output: CouponPreview } as const;
export const readCouponUsage = { method: 'GET', path: '/api/admin/coupons/{id}/usage', output: CouponUsage } as const;
export const updateCoupon = { method: 'PUT', path: '/api/admin/coupons/{id}', output: Coupon } as const;
