import type { Prisma } from '#server/data/client.ts';
import type { Tx } from '#server/data/database.ts';

/** Columns of a subscription that change. */
export type SubscriptionWrite = Omit<Prisma.SubscriptionUncheckedUpdateInput, 'tenantId'>;

/**
 * The only function that writes a subscription. `only` narrows the write to a subscription that is still as the caller has read it; the
 * answer is whether anything was written.
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

/** Columns of a subscription that begins. */
export type SubscriptionStartWrite = Pick<
  Prisma.SubscriptionUncheckedCreateInput,
  'planId' | 'status' | 'terms' | 'couponId' | 'providerId' | 'currentPeriodEnd'
>;

/** Puts a new subscription in the place of the former one, if there is one. */
export async function beginSubscription(tx: Tx, tenantId: string, start: SubscriptionStartWrite): Promise<void> {
  if (!(await writeSubscription(tx, tenantId, start))) await tx.subscription.create({ data: { tenantId, ...start } });
}
