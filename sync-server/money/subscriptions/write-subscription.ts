import type { Prisma } from '#server/core/data/client.ts';
import { recordValue, type SubscriptionWriter } from './record-value.ts';

/** Columns of a subscription that change. */
export type SubscriptionWrite = Omit<Prisma.SubscriptionUncheckedUpdateInput, 'tenantId'>;

/**
 * The only function that writes a subscription, so that every change of its monthly value leaves an event. `only` restricts the write to a
 * subscription still in the state that the caller has read; returns true if anything was written.
 */
export async function writeSubscription(
  writer: SubscriptionWriter,
  tenantId: string,
  data: SubscriptionWrite,
  only: Omit<Prisma.SubscriptionWhereInput, 'tenantId'> = {},
): Promise<boolean> {
  const { count } = await writer.tx.subscription.updateMany({ where: { ...only, tenantId }, data });
  if (count > 0) await recordValue(writer, tenantId);
  return count > 0;
}

/** Columns of a new subscription. */
export type SubscriptionStartWrite = Pick<
  Prisma.SubscriptionUncheckedCreateInput,
  'planId' | 'status' | 'terms' | 'couponId' | 'providerId' | 'currentPeriodEnd'
>;

/** Replaces the former subscription, if any, with a new one. */
export async function beginSubscription(writer: SubscriptionWriter, tenantId: string, start: SubscriptionStartWrite): Promise<void> {
  if (await writeSubscription(writer, tenantId, start)) return;
  await writer.tx.subscription.create({ data: { tenantId, ...start } });
  await recordValue(writer, tenantId);
}
