import { centsOf, centsToText } from '#contract/billing/cents.ts';
import { Coupon, CreateCoupon, couponTexts } from '#contract/billing/coupons.ts';
import { done, type Refused, refused } from '#contract/values/outcome.ts';
import type { Tx } from '#server/data/database.ts';
import { likeText } from '#server/data/like-text.ts';
import { takeTurns } from '#server/data/take-turns.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { ownerStream } from '#server/sync/streams/stream-names.ts';
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
    const { id = change.newId(), code } = input;
    const problem = await refuseCoupon(tx, id, input);
    if (problem !== undefined) return problem;
    const coupon = await tx.coupon.create({
      data: {
        id,
        code,
        name: input.name,
        type: input.type,
        ...couponValue(input),
        usageLimit: input.usageLimit ?? null,
        isActive: input.isActive,
        startsAt: input.startsAt ?? null,
        expiresAt: input.expiresAt ?? null,
        applicablePlans: [...new Set(input.applicablePlans ?? [])],
      },
      select: couponColumns,
    });
    change.touch(ownerStream, 'coupon', id);
    change.audit('coupons.create', { kind: 'coupon', id }, undefined, coupon);
    return done(coupon);
  },
});

async function refuseCoupon(
  tx: Tx,
  id: string,
  { code, applicablePlans }: CreateCoupon,
): Promise<Refused<'CodeTaken' | 'Conflict' | 'InputInvalid'> | undefined> {
  await takeTurns(tx, `coupon:${code.toLowerCase()}`);
  if ((await tx.coupon.count({ where: { id } })) > 0) return refused('Conflict', couponTexts.idTaken);
  if ((await tx.coupon.count({ where: { code: { equals: likeText(code), mode: 'insensitive' } } })) > 0)
    return refused('CodeTaken', couponTexts.codeTaken, { code: couponTexts.codeTaken });
  const planIds = [...new Set(applicablePlans ?? [])];
  if ((await tx.plan.count({ where: { id: { in: planIds } } })) < planIds.length)
    return refused('InputInvalid', couponTexts.unknownPlans, { applicablePlans: couponTexts.unknownPlans });
  return undefined;
}

/** The value as text according to its type, and the days of a free trial. */
function couponValue({ type, value, freeTrialDays }: CreateCoupon): { readonly value: string; readonly freeTrialDays: number | null } {
  switch (type) {
    case 'percentage':
      return { value: twoPlaces(value).replace(/\.?0+$/, ''), freeTrialDays: null };
    case 'fixed_amount':
      return { value: twoPlaces(value), freeTrialDays: null };
    case 'free_trial': {
      const days = freeTrialDays ?? value ?? 0;
      return { value: String(days), freeTrialDays: days };
    }
  }
}

/** Decimal text, half up: 1.005 is '1.01'. */
function twoPlaces(value: number | null | undefined): string {
  return centsToText(centsOf(String(value ?? 0)));
}
