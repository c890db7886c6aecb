import { t } from '#contract/language/t.ts';
import { CouponRow, CreateCoupon, UpdateCoupon } from '#contract/money/coupon.ts';
import { storedTerms } from '#contract/money/coupon-terms.ts';
import { couponTexts } from '#contract/money/coupons.ts';
import { commandsOver, usualLifetimeMs, withGiven } from './define-command.ts';

const command = commandsOver('coupon', CouponRow);

export const couponCommands = {
  'coupons.create': command('coupons.create', {
    v: 1,
    lifetimeMs: usualLifetimeMs,
    done: t('Coupon created successfully'),
    failed: t('Failed to create coupon'),
    args: CreateCoupon,
    rows: ({ id }, commandId) => [id ?? commandId],
    overlay: (row, args, { rowId, at }) =>
      row ?? CouponRow.parse({ ...args, ...storedTerms(args), id: rowId, usageCount: 0, createdAt: at }),
  }),
  'coupons.update': command('coupons.update', {
    v: 1,
    lifetimeMs: usualLifetimeMs,
    done: couponTexts.statusUpdated,
    failed: couponTexts.statusFailed,
    args: UpdateCoupon,
    rows: ({ id }) => [id],
    overlay: (row, args) => row && withGiven(row, args),
  }),
} as const;
