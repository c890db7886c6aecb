import * as z from 'zod/mini';
import { t } from '../language/t.ts';
import { DateTime } from '../values/date-time.ts';
import { Id } from '../values/id.ts';
import { ifMissing } from '../values/if-missing.ts';
import { Moment } from '../values/moment.ts';
import { described, named } from '../values/named.ts';
import { oneLine } from '../values/one-line.ts';
import { type CouponType, couponTypes } from './coupon-types.ts';

export const couponTexts = {
  codeRequired: t('Code is required'),
  codeTooLong: t('Code must be 50 characters or less'),
  codeTaken: t('This code is already in use.'),
  nameRequired: t('Name is required'),
  percentage: t('A percentage lies above 0 and up to 100'),
  amount: t('An amount lies above 0 and up to 1,000,000'),
  days: t('A free trial has a whole number of days, from 1 to 3650'),
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

export const couponDefaults = { type: 'percentage', value: 10, isActive: true } as const;

/** A number or its text: lists carry it as text, and a form may send it back unchanged. */
const CouponValue = z.union([z.number(), z.pipe(z.string().check(z.regex(/^(?:\d+\.?\d*|\.\d+)$/)), z.transform(Number))]);

/** The value by type: per cent, dollars, or days of a free trial. */
export const CreateCoupon = z
  .strictObject({
    id: z.optional(Id),
    code: z
      .string(ifMissing(couponTexts.codeRequired))
      .check(z.trim(), z.minLength(1, { error: couponTexts.codeRequired }), z.maxLength(50, { error: couponTexts.codeTooLong }), oneLine()),
    name: z
      .string(ifMissing(couponTexts.nameRequired))
      .check(z.trim(), z.minLength(1, { error: couponTexts.nameRequired }), z.maxLength(255), oneLine()),
    type: z._default(z.enum(couponTypes), couponDefaults.type),
    value: z.optional(z.nullable(CouponValue)),
    freeTrialDays: z.optional(z.nullable(z.int({ error: couponTexts.days }))),
    usageLimit: z.optional(
      z.nullable(
        z
          .int({ error: couponTexts.usageLimit })
          .check(z.minimum(1, { error: couponTexts.usageLimit }), z.maximum(1_000_000_000, { error: couponTexts.usageLimit })),
      ),
    ),
    isActive: z._default(z.boolean(), couponDefaults.isActive),
    startsAt: z.optional(z.nullable(Moment)),
    expiresAt: z.optional(z.nullable(Moment)),
    applicablePlans: z.optional(z.nullable(z.array(Id).check(z.maxLength(50)))),
  })
  .check(z.refine((coupon) => couponProblem(coupon) === undefined, { path: ['value'], error: (issue) => problemOf(issue.input) }));
export type CreateCoupon = z.infer<typeof CreateCoupon>;

interface CouponTerms {
  readonly type: CouponType;
  readonly value?: number | null | undefined;
  readonly freeTrialDays?: number | null | undefined;
  readonly startsAt?: string | null | undefined;
  readonly expiresAt?: string | null | undefined;
}

/** The error in a coupon's terms, or undefined. */
export function couponProblem(coupon: CouponTerms): string | undefined {
  const value = coupon.value ?? null;
  if (coupon.type === 'percentage' && (value === null || value < 0.005 || value > 100)) return couponTexts.percentage;
  if (coupon.type === 'fixed_amount' && (value === null || value < 0.005 || value > 1_000_000)) return couponTexts.amount;
  if (coupon.type === 'free_trial') {
    const days = coupon.freeTrialDays ?? value;
    if (days === null || !Number.isInteger(days) || days < 1 || days > 3650) return couponTexts.days;
  }
  const { startsAt, expiresAt } = coupon;
  if (typeof startsAt === 'string' && typeof expiresAt === 'string' && Date.parse(startsAt) >= Date.parse(expiresAt))
    return couponTexts.window;
  return undefined;
}

const Terms = z.object({
  type: z.enum(couponTypes),
  value: z.optional(z.nullable(z.number())),
  freeTrialDays: z.optional(z.nullable(z.number())),
  startsAt: z.optional(z.nullable(z.string())),
  expiresAt: z.optional(z.nullable(z.string())),
});

function problemOf(input: unknown): string {
  const terms = Terms.safeParse(input);
  return (terms.success ? couponProblem(terms.data) : undefined) ?? couponTexts.amount;
}

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
  code: RedeemCoupon.shape.code,
  planId: z.optional(Id),
  interval: z.optional(z.enum(['month', 'year'])),
});
export type PreviewCoupon = z.output<typeof PreviewCoupon>;

export const CouponPreview = /* @__PURE__ */ named(
  'CouponPreview',
  /* @__PURE__ */ z.object({
    code: z.string(),
    planName: z.string(),
    priceCents: /* @__PURE__ */ described('US cents for a month or a year without the coupon.', z.int()),
    discountedCents: /* @__PURE__ */ described('US cents with it.', z.int()),
    freeTrialDays: /* @__PURE__ */ described('Days before the first payment.', z.int()),
  }),
);
export type CouponPreview = z.output<typeof CouponPreview>;

export const UpdateCoupon = z.strictObject({ id: Id, isActive: z.boolean() });

export const ReadCouponUsage = z.strictObject({ id: Id });
/** Days that the chart of a coupon's use covers. */
export const couponUsageDays = 90;

const CouponUsesOfDay = /* @__PURE__ */ named(
  'CouponUsesOfDay',
  /* @__PURE__ */ z.object({ day: /* @__PURE__ */ described('Its midnight (UTC).', DateTime), uses: z.int() }),
);
const CouponUse = /* @__PURE__ */ named('CouponUse', /* @__PURE__ */ z.object({ tenantName: z.string(), redeemedAt: DateTime }));

export const CouponUsage = /* @__PURE__ */ named(
  'CouponUsage',
  /* @__PURE__ */ z.object({
    uses: z.int(),
    days: /* @__PURE__ */ described('The last 90 days, the oldest first, days without a use among them.', z.array(CouponUsesOfDay)),
    tenants: /* @__PURE__ */ described('The newest first, at most 20.', z.array(CouponUse)),
  }),
);
export type CouponUsage = z.output<typeof CouponUsage>;

/** A coupon as the platform owner lists it. */
export const Coupon = /* @__PURE__ */ named(
  'Coupon',
  /* @__PURE__ */ z.object({
    id: Id,
    code: z.string(),
    name: z.string(),
    type: z.enum(couponTypes),
    value: /* @__PURE__ */ described('Per cent, dollars, or days, by type.', z.string()),
    freeTrialDays: z.nullable(z.int()),
    usageLimit: z.nullable(z.int()),
    usageCount: z.int(),
    isActive: z.boolean(),
    startsAt: z.nullable(DateTime),
    expiresAt: z.nullable(DateTime),
    applicablePlans: z.array(Id),
    createdAt: DateTime,
  }),
);
export type Coupon = z.output<typeof Coupon>;
