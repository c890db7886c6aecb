import type { RowLoader } from '#server/core/sync/streams/row-loader.ts';
import { couponColumns } from './coupon-columns.ts';

export const couponRows: RowLoader = async (tx, ids, { forOwner }) =>
  forOwner ? tx.coupon.findMany({ where: { id: { in: [...ids] } }, select: couponColumns }) : [];
