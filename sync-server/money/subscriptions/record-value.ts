import * as z from 'zod/mini';
import type { Tx } from '#server/core/data/database.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import { boughtPlan } from './bought-plan.ts';
import { discountOfPeriod } from './discount-duration.ts';
import { discountBy } from './discounted-price.ts';
import { type SubscriptionValue, subscriptionValue } from './subscription-value.ts';

/** Type of the events from which recurring revenue and churn are counted. */
export const valueEventType = 'subscription.value';

/** The part of such an event that figures are counted from. */
export const ValueData = z.object({ status: z.string(), monthlyCents: z.int() });

/** The transaction of the write, and the time and id of the event that it may cause. */
export interface SubscriptionWriter {
  readonly tx: Tx;
  readonly now: Date;
  readonly newId: () => string;
}

/** Writes the status and the monthly value of a subscription to the ledger if either has changed. */
export async function recordValue({ tx, now, newId }: SubscriptionWriter, tenantId: string): Promise<void> {
  await withPlatformRights(tx, async () => {
    const { status, readOnlySince, planId, terms, couponId, couponUntil, currentPeriodEnd, anchorDay } =
      await tx.subscription.findUniqueOrThrow({
        where: { tenantId },
        select: {
          status: true,
          readOnlySince: true,
          planId: true,
          terms: true,
          couponId: true,
          couponUntil: true,
          currentPeriodEnd: true,
          anchorDay: true,
        },
      });
    const coupon = couponId === null ? null : await tx.coupon.findUnique({ where: { id: couponId } });
    const plan = boughtPlan(planId, terms);
    const redeemed = coupon === null ? null : discountBy(coupon, couponUntil);
    const discount =
      currentPeriodEnd === null ? redeemed : discountOfPeriod(redeemed, { currentPeriodEnd, anchorDay, interval: plan.interval });
    const value = subscriptionValue({ status, readOnlySince, plan, discount });
    await appendValue({ tx, now, newId }, tenantId, value);
  });
}

/** A subscription that ends because its tenant is deleted. A tenant that is restored later has not earned anything meanwhile. */
export async function recordDeletion(writer: SubscriptionWriter, tenantId: string): Promise<void> {
  if ((await lastValue(writer, tenantId)) !== undefined) await appendValue(writer, tenantId, { status: 'cancelled', monthlyCents: 0 });
}

async function lastValue({ tx }: SubscriptionWriter, tenantId: string) {
  const last = await tx.billingEvent.findFirst({
    where: { tenantId, type: valueEventType },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { data: true, createdAt: true },
  });
  return last === null ? undefined : { createdAt: last.createdAt, value: ValueData.safeParse(last.data).data };
}

async function appendValue(writer: SubscriptionWriter, tenantId: string, value: SubscriptionValue): Promise<void> {
  const { tx, now, newId } = writer;
  const last = await lastValue(writer, tenantId);
  const before = last?.value;
  if (before?.status === value.status && before.monthlyCents === value.monthlyCents) return;
  if (before === undefined && value.monthlyCents === 0 && value.status === 'incomplete') return;
  // Two changes in one transaction, or a clock that was set back, keep the order of the events.
  const createdAt = last !== undefined && last.createdAt >= now ? new Date(last.createdAt.getTime() + 1) : now;
  await tx.billingEvent.create({
    data: { id: newId(), tenantId, type: valueEventType, data: { ...value }, processedAt: now, createdAt },
  });
}
