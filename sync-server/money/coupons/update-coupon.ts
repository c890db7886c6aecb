import { Coupon, coupon, UpdateCoupon } from '#contract/money/coupon.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { storedFields } from '#server/core/data/stored-fields.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ownerStream } from '#server/core/sync/streams/stream-names.ts';
import { couponColumns } from './coupon-columns.ts';
import { exampleCoupon } from './example-coupon.ts';

/** Subscriptions with the coupon keep it: switching it off only prevents new redemptions. */
export const updateCoupon = defineOperation({
  name: 'coupons.update',
  id: 'updateCoupon',
  summary: 'Switch a coupon off, or on again',
  input: UpdateCoupon,
  output: Coupon,
  rest: { method: 'PUT', path: '/api/admin/coupons/{id}', example: { ...exampleCoupon, isActive: false } },
  queued: { type: 'coupons.update', row: ({ id }) => ({ stream: ownerStream, kind: 'coupon', id }) },
  change: async (change, { id, ...given }) => {
    const { tx } = change;
    await tx.$queryRaw`select 1 from coupons where id = ${id}::uuid for update`;
    const before = await tx.coupon.findUnique({ where: { id }, select: couponColumns });
    if (before === null) return refused('NotFound', accessTexts.notFound);
    const { columns } = storedFields(coupon, given);
    const after = await tx.coupon.update({ where: { id }, data: columns, select: couponColumns });
    if (JSON.stringify(before) === JSON.stringify(after)) return done(after);
    change.touch(ownerStream, 'coupon', id);
    change.audit('coupons.update', { kind: 'coupon', id }, before, after);
    return done(after);
  },
});
