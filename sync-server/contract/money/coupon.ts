import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { DateTime } from '#contract/values/date-time.ts';
import { defineEntity } from '#contract/values/entity/define-entity.ts';
import type { FormEntries } from '#contract/values/entity/entity-field.ts';
import { Id } from '#contract/values/id.ts';
import { ifMissing } from '#contract/values/if-missing.ts';
import { Moment } from '#contract/values/moment.ts';
import { described } from '#contract/values/named.ts';
import { oneLine } from '#contract/values/one-line.ts';
import { couponProblems } from './coupon-terms.ts';
import { couponDurationNames, couponTypeNames, NamedCouponDuration, NamedCouponType } from './coupon-types.ts';
import { couponDefaults, couponTexts } from './coupons.ts';

/** A number or its text: answers carry it as text, and a program may send it back unchanged. */
const CouponValue = z.pipe(
  z.nullable(z.union([z.number(), z.string().check(z.regex(/^(?:\d+\.?\d*|\.\d+)$/))])),
  z.transform((value) => String(value ?? 0)),
);
const PlanIds = z.pipe(
  z.nullable(z.array(Id).check(z.maxLength(50))),
  z.transform((ids) => [...new Set(ids ?? [])]),
);
const usageLimit = { error: couponTexts.usageLimit };

const isTrial = ({ type }: FormEntries): boolean => type === 'free_trial';
const isRepeating = (entries: FormEntries): boolean => !isTrial(entries) && entries.duration === 'repeating';

/** A coupon as the platform owner lists it. Only its switch can be changed, because people have its code and its terms already. */
export const coupon = defineEntity('Coupon', {
  code: {
    answer: z.string(),
    input: z
      .string(ifMissing(couponTexts.codeRequired))
      .check(z.trim(), z.minLength(1, { error: couponTexts.codeRequired }), z.maxLength(50, { error: couponTexts.codeTooLong }), oneLine()),
    isRequired: true,
    isFixed: true,
    example: 'WELCOME10',
    changed: 'WELCOME15',
    form: { label: t('Code'), hint: t('What people type in, up to 50 characters.'), control: { kind: 'text' } },
  },
  name: {
    answer: z.string(),
    input: z
      .string(ifMissing(couponTexts.nameRequired))
      .check(z.trim(), z.minLength(1, { error: couponTexts.nameRequired }), z.maxLength(255), oneLine()),
    isRequired: true,
    isFixed: true,
    example: 'Ten per cent off',
    changed: 'Fifteen per cent off',
    form: { label: t('Name'), hint: t('For your own list.'), control: { kind: 'text' } },
  },
  type: {
    answer: NamedCouponType,
    input: NamedCouponType,
    initial: couponDefaults.type,
    isFixed: true,
    example: 'percentage',
    changed: 'fixed_amount',
    form: { label: t('Type'), control: { kind: 'choice', names: couponTypeNames } },
  },
  value: {
    answer: described('Per cent, an amount, or days, by type.', z.string()),
    input: CouponValue,
    initial: '0',
    isFixed: true,
    example: '10',
    changed: '25',
    form: {
      label: t('Discount in percent'),
      isAsked: true,
      suggested: String(couponDefaults.value),
      control: { kind: 'decimal', unit: '%' },
      varies: (entries) => {
        if (isTrial(entries)) return undefined;
        return entries.type === 'fixed_amount' ? { label: t('Discount amount'), control: { kind: 'decimal', isMoney: true } } : {};
      },
    },
  },
  freeTrialDays: {
    answer: z.nullable(z.int()),
    input: z.nullable(z.int({ error: couponTexts.days })),
    initial: null,
    isFixed: true,
    example: null,
    changed: 14,
    form: {
      label: t('Free trial in days'),
      isAsked: true,
      suggested: String(couponDefaults.freeTrialDays),
      control: { kind: 'count', unit: t('days') },
      varies: (entries) => (isTrial(entries) ? {} : undefined),
    },
  },
  duration: {
    answer: described('The invoices that it reduces: the first one, those that begin within some months, or all.', NamedCouponDuration),
    input: NamedCouponDuration,
    initial: couponDefaults.duration,
    isFixed: true,
    example: 'repeating',
    changed: 'once',
    form: {
      label: t('How long it lasts'),
      control: { kind: 'choice', names: couponDurationNames },
      varies: (entries) => (isTrial(entries) ? undefined : {}),
    },
  },
  durationInMonths: {
    answer: described('Set for a repeating coupon only.', z.nullable(z.int())),
    input: z.nullable(z.int({ error: couponTexts.months })),
    initial: null,
    isFixed: true,
    example: 3,
    changed: 6,
    form: {
      label: t('Number of months'),
      hint: t('It reduces every invoice that begins within these months, a yearly one in full.'),
      isAsked: true,
      suggested: String(couponDefaults.durationInMonths),
      control: { kind: 'count' },
      varies: (entries) => (isRepeating(entries) ? {} : undefined),
    },
  },
  usageLimit: {
    answer: z.nullable(z.int()),
    input: z.nullable(z.int(usageLimit).check(z.minimum(1, usageLimit), z.maximum(1_000_000_000, usageLimit))),
    initial: null,
    isFixed: true,
    example: 100,
    changed: 50,
    form: { label: t('Usage limit'), hint: t('Empty: it can be used any number of times.'), control: { kind: 'count' } },
  },
  usageCount: { answer: z.int(), isAlwaysKnown: true, example: 0 },
  isActive: {
    answer: z.boolean(),
    input: z.boolean(),
    initial: couponDefaults.isActive,
    example: true,
    changed: false,
    form: { label: t('Active'), control: { kind: 'flag' } },
  },
  startsAt: {
    answer: z.nullable(DateTime),
    row: z.nullable(z.string()),
    input: z.nullable(Moment),
    initial: null,
    isFixed: true,
    example: null,
    changed: '2026-02-01T08:00:00.000Z',
    form: { label: t('Starts'), hint: t('Empty: valid at once.'), control: { kind: 'moment' } },
  },
  expiresAt: {
    answer: z.nullable(DateTime),
    row: z.nullable(z.string()),
    input: z.nullable(Moment),
    initial: null,
    isFixed: true,
    example: '2026-12-31T23:59:00.000Z',
    changed: '2099-01-01T00:00:00.000Z',
    form: { label: t('Expires'), hint: t('Empty: it does not expire.'), control: { kind: 'moment' } },
  },
  applicablePlans: {
    answer: z.array(Id),
    row: z.array(z.string()),
    input: PlanIds,
    initial: [],
    isFixed: true,
    example: [],
    changed: [],
    form: { label: t('Plans'), hint: t('None chosen: it holds for every plan.'), control: { kind: 'several' } },
  },
  createdAt: { answer: DateTime, row: z.string(), isAlwaysKnown: true, example: '2026-01-15T09:00:00.000Z' },
});

export const CreateCoupon = coupon.create.check(({ value, issues }) => {
  for (const [field, message] of Object.entries(couponProblems(value)))
    issues.push({ code: 'custom', path: [field], message, input: value });
});
export type CreateCoupon = z.infer<typeof CreateCoupon>;
export const UpdateCoupon = coupon.update;
export type UpdateCoupon = z.infer<typeof UpdateCoupon>;
export const Coupon = coupon.answer;
export type Coupon = z.output<typeof Coupon>;
export const CouponRow = coupon.row;
export type CouponRow = z.infer<typeof CouponRow>;
