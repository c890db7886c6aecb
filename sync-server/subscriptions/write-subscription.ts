import type { Prisma } from '#server/data/client.ts';
import type { Tx } from '#server/data/database.ts';

/** Columns of a subscription that change. */
export type SubscriptionWrite = Omit<Prisma.SubscriptionUncheckedUpdateInput, 'tenantId'>;

/**
 * The only function that writes a subscription. `only` restricts the write to a subscription still in the state that the caller has read;
 * returns true if anything was written.
 */
export async function writeSubscription(
  tx: Tx,
  tenantId: string,
  data: SubscriptionWrite,
  only: Omit<Prisma.SubscriptionWhereInput, 'tenantId'> = {},
): Promise<boolean> {
  const { count } = await tx.subscription.updateMany({ where: { ...only, tenantId }, data });
  return count > 0;
}

/** Columns of a new subscription. */
export type SubscriptionStartWrite = Pick<
  Prisma.SubscriptionUncheckedCreateInput,
  'planId' | 'status' | 'terms' | 'couponId' | 'providerId' | 'currentPeriodEnd'
>;

/** Replaces the former subscription, if any, with a new one. */
export async function beginSubscription(tx: Tx, tenantId: string, start: SubscriptionStartWrite): Promise<void> {
  if (!(await writeSubscription(tx, tenantId, start))) await tx.subscription.create({ data: { tenantId, ...start } });
}
