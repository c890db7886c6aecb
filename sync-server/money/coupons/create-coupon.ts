import { Coupon, CreateCoupon, coupon } from '#contract/money/coupon.ts';
import { storedTerms } from '#contract/money/coupon-terms.ts';
import { couponTexts } from '#contract/money/coupons.ts';
import { done, type Refused, refused } from '#contract/values/outcome.ts';
import type { Tx } from '#server/core/data/database.ts';
import { likeText } from '#server/core/data/like-text.ts';
import { lockUntilCommit } from '#server/core/data/lock-until-commit.ts';
import { storedFields } from '#server/core/data/stored-fields.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ownerStream } from '#server/core/sync/streams/stream-names.ts';
import { couponColumns } from './coupon-columns.ts';
import { exampleCoupon } from './example-coupon.ts';

/** Codes must differ regardless of case, because people type them. */
export const createCoupon = defineOperation({
  name: 'coupons.create',
  id: 'createCoupon',
  summary: 'Create a coupon',
  input: CreateCoupon,
  output: Coupon,
  rest: { method: 'POST', path: '/api/admin/coupons', example: exampleCoupon },
  queued: { type: 'coupons.create' },
  change: async (change, input) => {
    const { tx } = change;
    const { id = change.newId() } = input;
    const problem = await refuseCoupon(tx, id, input);
    if (problem !== undefined) return problem;
    const { columns } = storedFields(coupon, { ...input, ...storedTerms(input), id });
    const created = await tx.coupon.create({ data: columns, select: couponColumns });
    change.touch(ownerStream, 'coupon', id);
    change.audit('coupons.create', { kind: 'coupon', id }, undefined, created);
    return done(created);
  },
});

async function refuseCoupon(
  tx: Tx,
  id: string,
  { code, applicablePlans }: CreateCoupon,
): Promise<Refused<'CodeTaken' | 'Conflict' | 'InputInvalid'> | undefined> {
  await lockUntilCommit(tx, `coupon:${code.toLowerCase()}`);
  if ((await tx.coupon.count({ where: { id } })) > 0) return refused('Conflict', couponTexts.idTaken);
  if ((await tx.coupon.count({ where: { code: { equals: likeText(code), mode: 'insensitive' } } })) > 0)
    return refused('CodeTaken', couponTexts.codeTaken, { code: couponTexts.codeTaken });
  if ((await tx.plan.count({ where: { id: { in: applicablePlans } } })) < applicablePlans.length)
    return refused('InputInvalid', couponTexts.unknownPlans, { applicablePlans: couponTexts.unknownPlans });
  return undefined;
}
