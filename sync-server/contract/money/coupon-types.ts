import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { named } from '#contract/values/named.ts';

export const couponTypes = ['percentage', 'fixed_amount', 'free_trial'] as const;
/** The invoices that a coupon reduces: the first one, those that begin within some months, or all. */
export const couponDurations = ['once', 'repeating', 'forever'] as const;
export type CouponDuration = (typeof couponDurations)[number];
export type CouponType = (typeof couponTypes)[number];

export const NamedCouponType = named('CouponType', z.enum(couponTypes));
export const NamedCouponDuration = named('CouponDuration', z.enum(couponDurations));

export const couponTypeNames: Readonly<Record<CouponType, string>> = {
  percentage: t('Percentage'),
  fixed_amount: t('Fixed amount'),
  free_trial: t('Free trial'),
};

export const couponDurationNames: Readonly<Record<CouponDuration, string>> = {
  once: t('Once: the first invoice only'),
  repeating: t('A number of months'),
  forever: t('Forever: every invoice'),
};
