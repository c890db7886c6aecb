import type { Change } from '#server/core/sync/changes/change.ts';
import { applySubscriptionReport } from './apply-subscription-report.ts';
import { KeptObject, type ProviderObject } from './provider-objects.ts';

/** A confirmed card starts the trial that waited for it, even if the report of the subscription itself is late. */
export async function applySetupReport(change: Change, report: ProviderObject, isOwnLedger: boolean): Promise<true> {
  if (report.snapshot.status !== 'succeeded') return true;
  const [row] = await change.tx.$queryRaw<{ data: unknown }[]>`
    select data from payment_objects
    where kind = 'provider.customer.subscription' and data -> 'snapshot' ->> 'pending_setup_intent' = ${report.id} limit 1`;
  const kept = KeptObject.safeParse(row?.data).data;
  if (kept === undefined) return true;
  const { created, eventId } = report;
  const confirmed = {
    ...kept,
    created: Math.max(created, kept.created),
    eventId,
    snapshot: { ...kept.snapshot, pending_setup_intent: null },
  };
  await applySubscriptionReport(change, confirmed, kept, isOwnLedger);
  return true;
}
