import { CreateCoupon, couponTexts, UpdateCoupon } from '../billing/coupons.ts';
import { t } from '../language/t.ts';
import { CouponRow } from '../sync/rows.ts';
import { commandsOver, usualLifetimeMs } from './define-command.ts';

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
      row ?? {
        id: rowId,
        code: args.code,
        name: args.name,
        type: args.type,
        value: String(args.value ?? args.freeTrialDays ?? 0),
        freeTrialDays: args.freeTrialDays ?? null,
        usageLimit: args.usageLimit ?? null,
        usageCount: 0,
        isActive: args.isActive,
        startsAt: args.startsAt ?? null,
        expiresAt: args.expiresAt ?? null,
        applicablePlans: args.applicablePlans ?? [],
        createdAt: at,
      },
  }),
  'coupons.update': command('coupons.update', {
    v: 1,
    lifetimeMs: usualLifetimeMs,
    done: couponTexts.statusUpdated,
    failed: couponTexts.statusFailed,
    args: UpdateCoupon,
    rows: ({ id }) => [id],
    overlay: (row, { isActive }) => row && { ...row, isActive },
  }),
} as const;
