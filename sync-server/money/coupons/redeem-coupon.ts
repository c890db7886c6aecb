import { couponTexts, type RedeemCoupon, redemptionProblem } from '#contract/money/coupons.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, type Outcome, type Refused, refused } from '#contract/values/outcome.ts';
import { type AccessRefusal, authorize } from '#server/core/access/authorize.ts';
import type { Tx } from '#server/core/data/database.ts';
import { likeText } from '#server/core/data/like-text.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { ownerStream } from '#server/core/sync/streams/stream-names.ts';
import { writeSubscription } from '#server/money/subscriptions/write-subscription.ts';
import { couponColumns } from './coupon-columns.ts';

/** The benefit of a redeemed coupon. */
export interface RedeemedCoupon {
  readonly couponId: string;
  readonly type: 'percentage' | 'fixed_amount' | 'free_trial';
  readonly value: string;
  readonly freeTrialDays: number | null;
}

export type RedeemRefusal = AccessRefusal['code'] | 'Conflict' | 'LimitReached';

/**
 * Takes one use of a coupon for a tenant's subscription; only this function and `releaseCoupon` count uses. The statement that checks the limit also raises the
 * count, so that concurrent redemptions never exceed the limit.
 */
export async function redeemCoupon(change: Change, input: RedeemCoupon): Promise<Outcome<RedeemedCoupon, RedeemRefusal>> {
  const { tx, caller } = change;
  const refusal = authorize('coupons.apply', caller, { tenantId: input.tenantId });
  if (refusal !== undefined) return refusal;
  const locked = await tx.$queryRaw<unknown[]>`select 1 from tenants where id = ${input.tenantId}::uuid for no key update`;
  if (locked.length === 0) return refused('NotFound', accessTexts.notFound);
  return withPlatformRights(tx, () => countUse(change, input));
}

/** Gives back the use of a coupon by an attempt to subscribe that was never paid, and that has expired or is replaced. */
export async function releaseCoupon(change: Change, tenantId: string, couponId: string): Promise<void> {
  const { tx, now } = change;
  await withPlatformRights(tx, async () => {
    const { count } = await tx.couponRedemption.deleteMany({ where: { tenantId, couponId } });
    if (count === 0) return;
    await tx.coupon.update({ where: { id: couponId }, data: { usageCount: { decrement: count }, updatedAt: now }, select: { id: true } });
    change.touch(ownerStream, 'coupon', couponId);
    change.audit('coupons.release', { kind: 'coupon', id: couponId, tenantId }, undefined, {});
  });
}

/** Coupons belong to the platform: the scope of a tenant can neither read their codes nor change their counts. */
async function countUse(
  change: Change,
  { code, planId, tenantId }: RedeemCoupon,
): Promise<Outcome<RedeemedCoupon, 'NotFound' | 'Conflict' | 'LimitReached'>> {
  const { tx, caller, now } = change;
  const coupon = await findCoupon(tx, code);
  if (coupon === null) return refused('NotFound', couponTexts.unknown);
  const problem = redemptionProblem(coupon, planId, now);
  if (problem !== undefined) return refused('Conflict', problem);
  const taken = await refuseSecondCoupon(tx, tenantId, coupon.id);
  if (taken !== undefined) return taken;
  const counted = await tx.$executeRaw`
    update coupons set usage_count = usage_count + 1, updated_at = ${now}
    where id = ${coupon.id}::uuid and is_active and (usage_limit is null or usage_count < usage_limit)`;
  if (counted === 0) return refused('LimitReached', couponTexts.usedUp);
  await tx.couponRedemption.create({
    data: { id: change.newId(), tenantId, couponId: coupon.id, redeemedBy: caller.userId, redeemedAt: now },
  });
  await writeSubscription(change, tenantId, { couponId: coupon.id });
  change.touch(ownerStream, 'coupon', coupon.id);
  change.audit('coupons.redeem', { kind: 'coupon', id: coupon.id, tenantId }, undefined, { code: coupon.code, planId });
  return done({ couponId: coupon.id, type: coupon.type, value: coupon.value, freeTrialDays: coupon.freeTrialDays });
}

/** Ignores case. */
export function findCoupon(tx: Tx, code: string) {
  return tx.coupon.findFirst({ where: { code: { equals: likeText(code), mode: 'insensitive' } }, select: couponColumns });
}

/** A tenant can redeem a coupon once, and a subscription has one coupon at most. */
export async function refuseSecondCoupon(tx: Tx, tenantId: string, couponId: string): Promise<Refused<'Conflict'> | undefined> {
  const before = await tx.couponRedemption.count({ where: { tenantId, couponId } });
  if (before > 0) return refused('Conflict', couponTexts.already);
  const subscription = await tx.subscription.findUnique({ where: { tenantId }, select: { couponId: true, status: true } });
  const carries = subscription !== null && subscription.couponId !== null && subscription.status !== 'cancelled';
  return carries ? refused('Conflict', couponTexts.another) : undefined;
}
