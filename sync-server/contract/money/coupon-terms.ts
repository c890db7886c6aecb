import { centsOf, centsToText, rateText } from '#contract/values/amounts/cents.ts';
import type { CouponDuration, CouponType } from './coupon-types.ts';
import { couponDefaults, couponTexts } from './coupons.ts';

/** Ten years. */
const mostMonths = 120;

interface CouponBenefit {
  readonly type: CouponType;
  /** Per cent, an amount, or days, by type. */
  readonly value: string;
  readonly freeTrialDays: number | null;
}

interface CouponMonths {
  readonly type: CouponType;
  readonly duration: CouponDuration;
  readonly durationInMonths: number | null;
}

export interface CouponTerms extends CouponBenefit, CouponMonths {
  readonly startsAt: string | null;
  readonly expiresAt: string | null;
}

/** The fields that do not fit together, each with its sentence. */
export function couponProblems(terms: CouponTerms): Readonly<Partial<Record<keyof CouponTerms, string>>> {
  const { startsAt, expiresAt } = terms;
  const isWindow = startsAt === null || expiresAt === null || Date.parse(startsAt) < Date.parse(expiresAt);
  return {
    ...benefitProblem(terms),
    ...(isWindow ? {} : { expiresAt: couponTexts.window }),
    ...(lacksMonths(terms) ? { durationInMonths: couponTexts.months } : {}),
  };
}

function benefitProblem({ type, value, freeTrialDays }: CouponBenefit) {
  const amount = Number(value);
  switch (type) {
    case 'percentage':
      return amount < 0.005 || amount > 100 ? { value: couponTexts.percentage } : {};
    case 'fixed_amount':
      return amount > 1_000_000 || centsOf(value) <= 0 ? { value: couponTexts.amount } : {};
    case 'free_trial': {
      const days = freeTrialDays ?? amount;
      if (Number.isInteger(days) && days >= 1 && days <= 3650) return {};
      return freeTrialDays === null && amount !== 0 ? { value: couponTexts.days } : { freeTrialDays: couponTexts.days };
    }
  }
}

function lacksMonths({ type, duration, durationInMonths }: CouponMonths): boolean {
  const months = durationInMonths ?? 0;
  return type !== 'free_trial' && duration === 'repeating' && (months < 1 || months > mostMonths);
}

/** The terms as they are stored. A free trial has days and no duration of its own, and months belong to a repeating coupon. */
export function storedTerms({ type, value, freeTrialDays, duration, durationInMonths }: CouponBenefit & CouponMonths) {
  const lasts = type === 'free_trial' ? couponDefaults.duration : duration;
  return {
    ...storedBenefit({ type, value, freeTrialDays }),
    duration: lasts,
    durationInMonths: lasts === 'repeating' ? durationInMonths : null,
  };
}

/** The value as text according to its type, and the days of a free trial. */
function storedBenefit({ type, value, freeTrialDays }: CouponBenefit): Omit<CouponBenefit, 'type'> {
  switch (type) {
    case 'percentage':
      return { value: rateText(Number(value)), freeTrialDays: null };
    case 'fixed_amount':
      return { value: centsToText(centsOf(value)), freeTrialDays: null };
    case 'free_trial': {
      const days = freeTrialDays ?? Number(value);
      return { value: String(days), freeTrialDays: days };
    }
  }
}
