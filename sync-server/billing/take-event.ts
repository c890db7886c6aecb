import * as z from 'zod/mini';
import type { PaymentConfirmation } from '#contract/billing.ts';
import { done, type Outcome } from '#contract/outcome.ts';
import { platformActor } from '#server/access/platform-actor.ts';
import { isRunning } from '#server/calculators/calculator-limit.ts';
import { writeSubscription } from '#server/subscriptions/write-subscription.ts';
import type { Change, Changes } from '#server/sync/change.ts';
import { touchTenant } from '#server/tenant-summaries/tenant-heads.ts';
import { fallBackToFreePlan } from './end-subscription.ts';
import type { PaymentEvent, PaymentProvider } from './payment-provider.ts';

export interface TakeEventDeps {
  readonly changes: Changes;
  readonly payments: PaymentProvider;
  readonly clock: () => Date;
}

/** An event of the payment provider: proven by its signature, written down with its effect, and done once however often it comes. */
export async function takePaymentEvent(
  { changes, payments, clock }: TakeEventDeps,
  body: Uint8Array,
  signature: string | null,
  requestId: string,
): Promise<Outcome<PaymentConfirmation, 'Forbidden' | 'InputInvalid'>> {
  const event = await payments.readEvent(body, signature);
  if (!event.ok) return event;
  return changes.runAsPlatform(platformActor(requestId, clock(), undefined), (change) => applyEvent(change, event.value));
}

async function applyEvent(change: Change, event: PaymentEvent): Promise<Outcome<PaymentConfirmation, never>> {
  const { tx, now } = change;
  const isNew = await tx.$executeRaw`
    insert into provider_events (id, type, received_at) values (${event.id}, ${event.type}, ${now}) on conflict (id) do nothing`;
  if (isNew > 0 && event.type.startsWith('customer.subscription.')) await followSubscription(change, event);
  return done({ received: true });
}

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
});

/**
 * The provider's word on a subscription. An event that is older than the newest one taken in changes nothing. One that is cancelled with
 * paid time left ends with its period, by the job.
 */
async function followSubscription(change: Change, event: PaymentEvent): Promise<void> {
  const { tx, now } = change;
  const read = SubscriptionObject.safeParse(event.object);
  if (!read.success) return;
  const { id: providerId, current_period_end: end, cancel_at_period_end: cancelAtPeriodEnd = false } = read.data;
  const status = event.type === 'customer.subscription.deleted' ? 'cancelled' : statuses[read.data.status];
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
    pastDueSince: status === 'past_due' ? (subscription.pastDueSince ?? now) : null,
  });
  if (status === 'active' || status === 'trialing') await tx.tenant.updateMany({ where: { id: tenantId }, data: { planId } });
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
