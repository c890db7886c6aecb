import { Coupon } from '#contract/money/coupon.ts';
import { Prisma } from '#server/core/data/client.ts';
import { columnsOf } from '#server/core/data/columns-of.ts';

/** Columns of a coupon that may leave the server: those that the answer names. */
export const couponColumns = columnsOf(Coupon.shape, Prisma.CouponScalarFieldEnum);
