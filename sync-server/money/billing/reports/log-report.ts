import type { Change } from '#server/core/sync/changes/change.ts';
import type { ProviderObject } from './provider-objects.ts';

/** Writes what a report of the card service changed to the log of the tenant's billing, once per event. */
export async function logReport(
  { tx, now, newId }: Change,
  tenantId: string,
  { type, eventId, created }: ProviderObject,
  data: Readonly<Record<string, string | number>>,
): Promise<void> {
  const note = { id: newId(), tenantId, type, data, providerEventId: eventId, processedAt: now, createdAt: new Date(created * 1000) };
  await tx.billingEvent.createMany({ data: [note], skipDuplicates: true });
}
