import type { CouponType } from '#contract/billing/coupon-types.ts';
import { t } from '#contract/language/t.ts';

/** Names of the types of coupons, and labels of their values. */
export const couponTypeTexts: Readonly<Record<CouponType, { readonly name: string; readonly value: string; readonly unit: string }>> = {
  percentage: { name: t('Percentage'), value: t('Discount in per cent'), unit: '%' },
  fixed_amount: { name: t('Fixed amount'), value: t('Discount in dollars'), unit: '$' },
  free_trial: { name: t('Free trial'), value: t('Free trial in days'), unit: t('days') },
};
