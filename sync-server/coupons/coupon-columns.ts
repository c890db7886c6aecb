import type { Prisma } from '#server/data/client.ts';

/** Columns of a coupon that may leave the server. */
export const couponColumns = {
  id: true,
  code: true,
  name: true,
  type: true,
  value: true,
  freeTrialDays: true,
  usageLimit: true,
  usageCount: true,
  isActive: true,
  startsAt: true,
  expiresAt: true,
  applicablePlans: true,
  createdAt: true,
} as const satisfies Prisma.CouponSelect;
