import * as z from 'zod/mini';
import { isRunning } from '#server/calculators/calculator-limit.ts';
import { releaseCoupon } from '#server/coupons/redeem-coupon.ts';
import { writeSubscription } from '#server/subscriptions/write-subscription.ts';
import type { Change } from '#server/sync/change.ts';
import { touchTenant } from '#server/tenant-summaries/tenant-summaries.ts';
import { queueResume } from '../billing.effects.ts';
import { mailBilling } from '../billing-mails.ts';
import { readBillingRules } from '../billing-rules.ts';
import { creditReasons } from '../invoices/credit-unused.ts';
import { invoiceFirstPayment } from '../invoices/invoice-first-payment.ts';
import { loadBilling } from '../load-billing.ts';
import { takePendingPlan } from '../periods/keep-step.ts';
import { completeUpgrade, dropUpgrade, lockUpgrade } from '../subscription/complete-upgrade.ts';
import { fallBackToFreePlan } from '../subscription/end-subscription.ts';
import { followPause } from './follow-pause.ts';
import { noteReport } from './note-report.ts';
import type { ProviderObject } from './provider-objects.ts';

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

const Seconds = z.optional(z.nullable(z.number()));
const BoughtPrice = z.object({ metadata: z.optional(z.object({ planId: z.optional(z.nullable(z.string())) })) });
const SubscriptionObject = z.object({
  id: z.string(),
  status: z.enum(['incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled', 'incomplete_expired']),
  current_period_end: Seconds,
  billing_cycle_anchor: Seconds,
  start_date: Seconds,
  trial_start: Seconds,
  items: z.optional(z.object({ data: z.array(z.object({ current_period_end: Seconds, price: z.optional(BoughtPrice) })) })),
  pending_update: z.optional(z.nullable(z.unknown())),
  cancel_at_period_end: z.optional(z.boolean()),
  pause_collection: z.optional(z.nullable(z.object({ resumes_at: Seconds }))),
  deleted: z.optional(z.boolean()),
});

/**
 * Applies the provider's report on a subscription. One older than the newest applied one changes nothing. A cancelled subscription with
 * paid time left ends with its period, by the job. False: the subscription is not known yet.
 */
export async function followSubscription(
  change: Change,
  report: ProviderObject,
  former: ProviderObject | undefined,
  isOwnLedger: boolean,
): Promise<boolean> {
  const { tx, now } = change;
  const read = SubscriptionObject.safeParse(report.snapshot);
  if (!read.success) return true;
  const { id: providerId, cancel_at_period_end: cancelAtPeriodEnd = false } = read.data;
  // The card service has moved the end of the period to the items of the subscription.
  const end = read.data.current_period_end ?? read.data.items?.data[0]?.current_period_end;
  const told = read.data.deleted === true ? 'cancelled' : statusOf(read.data);
  await tx.$queryRaw`select 1 from subscriptions where provider_id = ${providerId} for update`;
  const subscription = await tx.subscription.findUnique({ where: { providerId } });
  if (subscription === null) return false;
  const providerAt = new Date(report.created * 1000);
  if (subscription.providerAt !== null && providerAt < subscription.providerAt) return true;
  const { tenantId } = subscription;
  await followUpgrade(change, tenantId, report, read.data);
  const followed = followPause(subscription, { ...pauseOf(read.data, former), told, end: dateOf(end) }, now);
  const { status, currentPeriodEnd: periodEnd } = followed.columns;
  const { currentPeriodEnd: formerEnd } = subscription;
  const isRenewed = formerEnd !== null && formerEnd <= providerAt && periodEnd !== null && periodEnd > formerEnd;
  if (!isOwnLedger && isRenewed && !followed.isMoved) await takePendingPlan(change, tenantId);
  const { planId } = await tx.subscription.findUniqueOrThrow({ where: { providerId }, select: { planId: true } });
  // Reports of its first payment may have been lost. A subscription that was never paid expires instead of being cancelled.
  const isMissed = subscription.status === 'incomplete' && read.data.status === 'canceled';
  const isEnding = status === 'cancelled' && (isRunning(subscription.status) || isMissed);
  // A subscription that ends unpaid has no paid time left.
  const hasTimeLeft = periodEnd !== null && periodEnd > now && subscription.readOnlySince === null;
  await writeSubscription(change, tenantId, {
    status,
    providerAt,
    ...(status !== 'cancelled' ? { ...followed.columns, cancelAtPeriodEnd } : {}),
    ...(isEnding ? { cancelAtPeriodEnd: hasTimeLeft, currentPeriodEnd: periodEnd } : {}),
    ...(status === 'active' || status === 'cancelled' ? { readOnlySince: null, remindersSent: 0 } : {}),
    // AI calls of a new subscription are billed from here on.
    ...(subscription.status === 'incomplete' && isRunning(status) ? { usageFrom: now, anchorDay: anchorDayOf(read.data) } : {}),
    // Calls above the allowance are refused in a trial.
    ...(subscription.status === 'trialing' && status === 'active' && formerEnd !== null ? { usageFrom: formerEnd } : {}),
    pastDueSince: status === 'past_due' ? (subscription.pastDueSince ?? now) : null,
  });
  if (!isOwnLedger && followed.isMoved) queueResume(change, { tenantId, billedBy: providerId }, periodEnd);
  if (!isOwnLedger && status === 'past_due' && subscription.status !== 'past_due') await mailFailure(change, tenantId, report.eventId);
  const isUnpaid = subscription.status === 'incomplete' && read.data.status === 'incomplete_expired';
  if (isUnpaid && subscription.couponId !== null) await releaseCoupon(change, tenantId, subscription.couponId);
  if (status === 'active' || status === 'trialing' || (isMissed && hasTimeLeft))
    await tx.tenant.updateMany({ where: { id: tenantId }, data: { planId } });
  if (isOwnLedger && subscription.status === 'incomplete' && status === 'active') await invoiceFirstPayment(change, tenantId);
  if (isEnding && !hasTimeLeft) await fallBackToFreePlan(change, tenantId, { since: now, reason: creditReasons.ended });
  await noteReport(change, tenantId, report, { providerId, status });
  touchTenant(change, tenantId);
  change.audit('billing.event', { kind: 'tenant', id: tenantId, tenantId }, { status: subscription.status }, { status });
  return true;
}

/** What a report tells of a pause. */
function pauseOf({ pause_collection: pause, status }: z.infer<typeof SubscriptionObject>, former: ProviderObject | undefined) {
  const before = SubscriptionObject.safeParse(former?.snapshot).data?.pause_collection ?? null;
  return {
    isPaused: (pause ?? null) !== null,
    wasPaused: before !== null,
    resumesAt: dateOf(pause?.resumes_at),
    isPaidTime: status === 'trialing',
  };
}

function dateOf(seconds: z.infer<typeof Seconds>): Date | null {
  return typeof seconds === 'number' ? new Date(seconds * 1000) : null;
}

async function mailFailure(change: Change, tenantId: string, key: string): Promise<void> {
  const state = await loadBilling(change.tx, tenantId);
  if (state === undefined) return;
  await mailBilling(change, { tenantId, mail: 'paymentFailed', key, state, rules: await readBillingRules(change.tx) });
}

/** The day of the month on which periods begin: one from January 31 ends on February 28, and the next one on March 31. */
function anchorDayOf({ billing_cycle_anchor: anchor }: z.infer<typeof SubscriptionObject>): number | null {
  return typeof anchor === 'number' ? new Date(anchor * 1000).getUTCDate() : null;
}

/** After a pause, the card service shows the remaining paid days as a trial that began later than the subscription. */
function statusOf({ status, start_date: start, trial_start: trial }: z.infer<typeof SubscriptionObject>) {
  const isPaidTime = status === 'trialing' && typeof start === 'number' && typeof trial === 'number' && trial > start;
  return isPaidTime ? 'active' : statuses[status];
}

/** The card service changes the price when an upgrade is paid, and forgets it when nobody has confirmed the payment in time. */
async function followUpgrade(
  change: Change,
  tenantId: string,
  { created }: ProviderObject,
  { items, pending_update: pending }: z.infer<typeof SubscriptionObject>,
): Promise<void> {
  const upgrade = await lockUpgrade(change, tenantId);
  if (upgrade === undefined) return;
  if (items?.data[0]?.price?.metadata?.planId === upgrade.planId) await completeUpgrade(change, tenantId, upgrade);
  else if (pending === null && upgrade.confirmation !== undefined && created * 1000 > Date.parse(upgrade.confirmation.since))
    await dropUpgrade(change, tenantId, upgrade);
}
