import type { PaymentEvent } from './payment-provider.ts';

/** Reads what the card service knows, in case its webhooks did not arrive. */
export interface ProviderReports {
  /** Events created since a moment, each with the id under which the webhook delivers it. The card service keeps them for 30 days. */
  readonly events: (since: Date) => AsyncIterable<PaymentEvent>;
  /** The present state of all subscriptions, and of the invoices, payments, and refunds created since a moment. */
  readonly objects: (since: Date) => AsyncIterable<PaymentEvent>;
}

/** Time up to which the reconciliation has read, by the card service's clock. */
export interface ReconciledUntil {
  readonly events: Date | null;
  readonly objects: Date | null;
}

/** Applies a report. An event that was applied before changes nothing. */
export interface ReportTaker {
  readonly takeEvent: (event: PaymentEvent) => Promise<void>;
  readonly receiveObject: (snapshot: PaymentEvent) => Promise<void>;
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Events are read again for this time, because the card service may list one later than its creation time. */
const overlapMs = hourMs;
/** After this time without events, some may be lost at the card service. */
const eventsLastMs = 29 * dayMs;
const objectsEveryMs = dayMs;
const objectsSinceMs = 35 * dayMs;

/**
 * Repairs the state after lost webhooks: replays the events of the card service, and once a day compares its objects with ours. Both may
 * stop halfway and be repeated at any time. A clock that was set back only reads more.
 */
export async function reconcileReports(
  { events, objects }: ProviderReports,
  { takeEvent, receiveObject }: ReportTaker,
  until: ReconciledUntil,
  now: Date,
): Promise<ReconciledUntil> {
  const isGap = until.events === null || now.getTime() - until.events.getTime() > eventsLastMs;
  const isDue = until.objects === null || Math.abs(now.getTime() - until.objects.getTime()) >= objectsEveryMs;
  if (isGap || isDue) for await (const snapshot of objects(new Date(now.getTime() - objectsSinceMs))) await receiveObject(snapshot);
  let newest = until.events;
  for await (const event of events(isGap || newest === null ? new Date(0) : new Date(newest.getTime() - overlapMs))) {
    await takeEvent(event);
    if (newest === null || event.createdAt > newest) newest = event.createdAt;
  }
  return { events: newest, objects: isGap || isDue ? now : until.objects };
}
