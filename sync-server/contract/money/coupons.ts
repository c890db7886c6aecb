import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { DateTime } from '#contract/values/date-time.ts';
import { Id } from '#contract/values/id.ts';
import { described, named } from '#contract/values/named.ts';
import { BillingInterval } from './billing-interval.ts';

export const couponTexts = {
  codeRequired: t('Code is required'),
  codeTooLong: t('Code must be 50 characters or less'),
  codeTaken: t('This code is already in use.'),
  nameRequired: t('Name is required'),
  percentage: t('A percentage lies above 0 and up to 100'),
  amount: t('An amount lies above 0 and up to 1,000,000'),
  days: t('A free trial has a whole number of days, from 1 to 3650'),
  months: t('A coupon for some months has a whole number of months, from 1 to 120'),
  usageLimit: t('The usage limit is a whole number of at least 1, or empty'),
  window: t('The coupon must start before it expires'),
  unknown: t('This code is not valid.'),
  inactive: t('This coupon is not active.'),
  notYet: t('This coupon is not valid yet.'),
  expired: t('This coupon has expired.'),
  usedUp: t('This coupon has been used up.'),
  otherPlan: t('This coupon does not apply to the chosen plan.'),
  already: t('This coupon has already been used for this tenant.'),
  another: t('A subscription takes one coupon, and this one has it already.'),
  unknownPlans: t('The coupon names a plan that does not exist.'),
  idTaken: t('There is such a coupon already.'),
  statusUpdated: t('Coupon status updated successfully'),
  statusFailed: t('Failed to update coupon status'),
} as const;

export const couponDefaults = {
  type: 'percentage',
  value: 10,
  freeTrialDays: 10,
  duration: 'forever',
  durationInMonths: 3,
  isActive: true,
} as const;

export interface RedeemableCoupon {
  readonly isActive: boolean;
  readonly startsAt: Date | null;
  readonly expiresAt: Date | null;
  readonly usageLimit: number | null;
  readonly usageCount: number;
  readonly applicablePlans: readonly string[] | null;
}

/** The reason a coupon cannot be redeemed for a plan now, or undefined. The usage count itself is raised in the database, one at a time. */
export function redemptionProblem(coupon: RedeemableCoupon, planId: string, now: Date): string | undefined {
  if (!coupon.isActive) return couponTexts.inactive;
  if (coupon.startsAt !== null && now < coupon.startsAt) return couponTexts.notYet;
  if (coupon.expiresAt !== null && now >= coupon.expiresAt) return couponTexts.expired;
  if (coupon.usageLimit !== null && coupon.usageCount >= coupon.usageLimit) return couponTexts.usedUp;
  if (coupon.applicablePlans !== null && coupon.applicablePlans.length > 0 && !coupon.applicablePlans.includes(planId))
    return couponTexts.otherPlan;
  return undefined;
}

export const RedeemCoupon = z.strictObject({
  code: z.string().check(z.trim(), z.minLength(1, { error: couponTexts.codeRequired }), z.maxLength(50, { error: couponTexts.unknown })),
  planId: Id,
  tenantId: Id,
});
export type RedeemCoupon = z.infer<typeof RedeemCoupon>;

/** The tenant's current plan is used without `planId`, and the monthly price without `interval`. */
export const PreviewCoupon = z.strictObject({
  tenant: z.optional(Id),
  code: RedeemCoupon.shape.code,
  planId: z.optional(Id),
  interval: z.optional(BillingInterval),
});
export type PreviewCoupon = z.output<typeof PreviewCoupon>;

export const CouponPreview = named(
  'CouponPreview',
  z.object({
    code: z.string(),
    planName: z.string(),
    priceCents: described('Smallest units of the currency for a month or a year without the coupon.', z.int()),
    discountedCents: described('Smallest units of the currency with it.', z.int()),
    freeTrialDays: described('Days before the first payment.', z.int()),
  }),
);
export type CouponPreview = z.output<typeof CouponPreview>;

export const ReadCouponUsage = z.strictObject({ id: Id });
/** Days that the chart of a coupon's use covers. */
export const couponUsageDays = 90;

const CouponUsesOfDay = named('CouponUsesOfDay', z.object({ day: described('Its midnight (UTC).', DateTime), uses: z.int() }));
const CouponUse = named('CouponUse', z.object({ tenantName: z.string(), redeemedAt: DateTime }));

export const CouponUsage = named(
  'CouponUsage',
  z.object({
    uses: z.int(),
    days: described('The last 90 days, the oldest first, days without a use among them.', z.array(CouponUsesOfDay)),
    tenants: described('The newest first, at most 20.', z.array(CouponUse)),
  }),
);
export type CouponUsage = z.output<typeof CouponUsage>;
