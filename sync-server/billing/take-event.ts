import * as z from 'zod/mini';
import type { PaymentConfirmation } from '#contract/billing.ts';
import { done, type Outcome } from '#contract/outcome.ts';
import { platformActor } from '#server/access/platform-actor.ts';
import { isRunning } from '#server/calculators/calculator-limit.ts';
import { writeSubscription } from '#server/subscriptions/write-subscription.ts';
import type { Change, Changes } from '#server/sync/change.ts';
import { touchTenant } from '#server/tenant-summaries/tenant-heads.ts';
import { fallBackToFreePlan } from './end-subscription.ts';
import { followCard } from './follow-card.ts';
import { followInvoice, followRefund } from './follow-invoice.ts';
import { invoiceFirstPayment } from './invoice-first-payment.ts';
import type { PaymentEvent, PaymentProvider } from './payment-provider.ts';
import { isNewer, objectOf, type ProviderObject } from './provider-objects.ts';

export interface TakeEventDeps {
  readonly changes: Changes;
  readonly payments: PaymentProvider;
  readonly clock: () => Date;
}

/** An event of the payment provider: verified by its signature, stored with its effect, and applied once however often it arrives. */
export async function takePaymentEvent(
  { changes, payments, clock }: TakeEventDeps,
  body: Uint8Array,
  signature: string | null,
  requestId: string,
): Promise<Outcome<PaymentConfirmation, 'Forbidden' | 'InputInvalid'>> {
  const event = await payments.readEvent(body, signature);
  if (!event.ok) return event;
  return changes.runAsPlatform(platformActor(requestId, clock(), undefined), (change) =>
    applyEvent(change, event.value, payments.isOwnLedger),
  );
}

async function applyEvent(change: Change, event: PaymentEvent, isOwnLedger: boolean): Promise<Outcome<PaymentConfirmation, never>> {
  const { tx, now } = change;
  const isNew = await tx.$executeRaw`
    insert into provider_events (id, type, received_at) values (${event.id}, ${event.type}, ${now}) on conflict (id) do nothing`;
  const incoming = isNew === 0 ? undefined : objectOf(event);
  if (incoming !== undefined) await takeObject(change, event, incoming, isOwnLedger);
  return done({ received: true });
}

/** Stores the newest snapshot of each object and applies it. An outdated snapshot changes nothing. */
async function takeObject(change: Change, event: PaymentEvent, incoming: ProviderObject, isOwnLedger: boolean): Promise<void> {
  const { tx, now } = change;
  const id = `provider:${incoming.id}`;
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${id}, 0))::text`;
  const row = await tx.paymentObject.findUnique({ where: { id }, select: { data: true } });
  const former = KeptObject.safeParse(row?.data).data;
  if (!isNewer(incoming, former)) return;
  const data = JSON.stringify(incoming);
  await tx.$executeRaw`
    insert into payment_objects (id, kind, data, created_at, updated_at)
    values (${id}, ${`provider.${incoming.kind}`}, ${data}::jsonb, ${now}, ${now})
    on conflict (id) do update set data = excluded.data, updated_at = excluded.updated_at`;
  switch (incoming.kind) {
    case 'customer.subscription':
      return followSubscription(change, event, isOwnLedger);
    case 'invoice':
      return followInvoice(change, event);
    case 'charge':
      return followRefund(change, event);
    case 'payment_method':
      return followCard(change, incoming, former);
  }
}

const KeptObject = z.object({
  kind: z.string(),
  id: z.string(),
  created: z.number(),
  eventId: z.string(),
  snapshot: z.record(z.string(), z.unknown()),
});

const statuses = {
  incomplete: 'incomplete',
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'paused',
  canceled: 'cancelled',
  incomplete_expired: 'cancelled',
} as const;

const SubscriptionObject = z.object({
  id: z.string(),
  status: z.enum(['incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled', 'incomplete_expired']),
  current_period_end: z.optional(z.nullable(z.number())),
  cancel_at_period_end: z.optional(z.boolean()),
  pause_collection: z.optional(z.nullable(z.object({ resumes_at: z.optional(z.nullable(z.number())) }))),
});

/**
 * Applies the provider's report on a subscription. An event older than the newest applied one changes nothing. A cancelled subscription
 * with paid time left ends with its period, by the job.
 */
async function followSubscription(change: Change, event: PaymentEvent, isOwnLedger: boolean): Promise<void> {
  const { tx, now } = change;
  const read = SubscriptionObject.safeParse(event.object);
  if (!read.success) return;
  const { id: providerId, current_period_end: end, cancel_at_period_end: cancelAtPeriodEnd = false } = read.data;
  const pause = read.data.pause_collection ?? undefined;
  const told = event.type === 'customer.subscription.deleted' ? 'cancelled' : statuses[read.data.status];
  const status = told === 'active' && pause !== undefined ? 'paused' : told;
  await tx.$queryRaw`select 1 from subscriptions where provider_id = ${providerId} for update`;
  const subscription = await tx.subscription.findUnique({ where: { providerId } });
  if (subscription === null || (subscription.providerAt !== null && event.createdAt < subscription.providerAt)) return;
  const { tenantId, planId } = subscription;
  const periodEnd = typeof end === 'number' ? new Date(end * 1000) : subscription.currentPeriodEnd;
  const isEnding = status === 'cancelled' && isRunning(subscription.status);
  const hasTimeLeft = periodEnd !== null && periodEnd > now;
  await writeSubscription(tx, tenantId, {
    status,
    providerAt: event.createdAt,
    ...(status !== 'cancelled' ? { cancelAtPeriodEnd, currentPeriodEnd: periodEnd } : {}),
    ...(isEnding ? { cancelAtPeriodEnd: hasTimeLeft, currentPeriodEnd: periodEnd } : {}),
    ...(pause?.resumes_at ? { resumesAt: new Date(pause.resumes_at * 1000), pausedAt: subscription.pausedAt ?? now } : {}),
    ...(status === 'active' ? { resumesAt: null, pausedAt: null, readOnlySince: null, remindersSent: 0 } : {}),
    pastDueSince: status === 'past_due' ? (subscription.pastDueSince ?? now) : null,
  });
  if (status === 'active' || status === 'trialing') await tx.tenant.updateMany({ where: { id: tenantId }, data: { planId } });
  if (isOwnLedger && subscription.status === 'incomplete' && status === 'active') await invoiceFirstPayment(change, tenantId);
  if (isEnding && !hasTimeLeft) await fallBackToFreePlan(change, tenantId);
  await tx.billingEvent.create({
    data: {
      id: change.newId(),
      tenantId,
      type: event.type,
      data: { providerId, status },
      providerEventId: event.id,
      processedAt: now,
      createdAt: event.createdAt,
    },
  });
  touchTenant(change, tenantId);
  change.audit('billing.event', { kind: 'tenant', id: tenantId, tenantId }, { status: subscription.status }, { status });
}
