import * as z from 'zod/mini';
import { isRunning } from '#server/core/access/calculator-limit.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { touchTenant } from '#server/core/tenant-summaries/tenant-summaries.ts';
import { mailBilling } from '#server/money/billing/invoices/billing-mails.ts';
import { completeUpgrade, dropUpgrade, lockUpgrade } from '#server/money/billing/invoices/complete-upgrade.ts';
import { creditReasons } from '#server/money/billing/invoices/credit-unused.ts';
import { invoiceFirstPayment } from '#server/money/billing/invoices/invoice-first-payment.ts';
import { fallBackToFreePlan } from '#server/money/billing/periods/end-subscription.ts';
import { queueResume } from '#server/money/billing/periods/queue-requests.ts';
import { startPendingPlan } from '#server/money/billing/periods/store-step.ts';
import { readBillingRules } from '#server/money/billing/terms/billing-rules.ts';
import { loadBilling } from '#server/money/billing/terms/load-billing.ts';
import { discountOf } from '#server/money/billing/terms/open-subscription.ts';
import { releaseCoupon } from '#server/money/coupons/redeem-coupon.ts';
import { boughtPlan } from '#server/money/subscriptions/bought-plan.ts';
import { discountEnd } from '#server/money/subscriptions/discount-duration.ts';
import { writeSubscription } from '#server/money/subscriptions/write-subscription.ts';
import { applyPauseReport } from './apply-pause-report.ts';
import { logReport } from './log-report.ts';
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
  pending_setup_intent: z.optional(z.nullable(z.unknown())),
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
export async function applySubscriptionReport(
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
  const reported = read.data.deleted === true ? 'cancelled' : statusOf(read.data);
  await tx.$queryRaw`select 1 from subscriptions where provider_id = ${providerId} for update`;
  const subscription = await tx.subscription.findFirst({ where: { providerId } });
  if (subscription === null) return false;
  const isUnconfirmed = subscription.status === 'incomplete' && (read.data.pending_setup_intent ?? null) !== null;
  // A trial runs at the card service from its creation on. Here it begins once the person has confirmed the card.
  const told = isUnconfirmed && reported === 'trialing' ? 'incomplete' : reported;
  const providerAt = new Date(report.created * 1000);
  if (subscription.providerAt !== null && providerAt < subscription.providerAt) return true;
  const { tenantId } = subscription;
  await applyPaidUpgrade(change, tenantId, report, read.data);
  const followed = applyPauseReport(subscription, { ...pauseOf(read.data, former), told, end: dateOf(end) }, now);
  const { status, currentPeriodEnd: periodEnd } = followed.columns;
  const formerEnd = subscription.currentPeriodEnd;
  const isRenewed = formerEnd !== null && formerEnd <= providerAt && periodEnd !== null && periodEnd > formerEnd;
  if (!isOwnLedger && isRenewed && !followed.isMoved) await startPendingPlan(change, tenantId);
  const { planId } = await tx.subscription.findUniqueOrThrow({ where: { tenantId }, select: { planId: true } });
  // Reports of its first payment may have been lost. A subscription that was never paid expires instead of being cancelled.
  const isMissed = subscription.status === 'incomplete' && read.data.status === 'canceled' && !isUnconfirmed;
  const isEnding = status === 'cancelled' && (isRunning(subscription.status) || isMissed);
  const isBegun = subscription.status === 'incomplete' && isRunning(status);
  // A subscription that ends unpaid has no paid time left.
  const hasTimeLeft = periodEnd !== null && periodEnd > now && subscription.readOnlySince === null;
  await writeSubscription(change, tenantId, {
    status,
    providerAt,
    ...(status !== 'cancelled' ? { ...followed.columns, cancelAtPeriodEnd } : {}),
    ...(isEnding ? { cancelAtPeriodEnd: hasTimeLeft, currentPeriodEnd: periodEnd } : {}),
    ...(status === 'active' || status === 'cancelled' ? { readOnlySince: null, remindersSent: 0 } : {}),
    ...(isBegun ? await firstPeriod(change, subscription, periodEnd, anchorDayOf(read.data)) : {}),
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
  await logReport(change, tenantId, report, { providerId, status });
  touchTenant(change, tenantId);
  change.audit('billing.event', { kind: 'tenant', id: tenantId, tenantId }, { status: subscription.status }, { status });
  return true;
}

interface Begun {
  readonly planId: string;
  readonly terms: unknown;
  readonly couponId: string | null;
  readonly couponUntil: Date | null;
}

/** The columns that the first paid period decides. AI calls are billed from here on. */
async function firstPeriod({ tx, now: usageFrom }: Change, subscription: Begun, currentPeriodEnd: Date | null, anchorDay: number | null) {
  if (currentPeriodEnd === null) return { usageFrom, anchorDay };
  const { interval } = boughtPlan(subscription.planId, subscription.terms);
  const couponUntil = discountEnd(await discountOf(tx, subscription), { currentPeriodEnd, anchorDay, interval });
  return { usageFrom, anchorDay, couponUntil };
}

/** A pause as a report tells it. */
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
async function applyPaidUpgrade(
  change: Change,
  tenantId: string,
  { created }: ProviderObject,
  { items, pending_update: pending }: z.infer<typeof SubscriptionObject>,
): Promise<void> {
  const upgrade = await lockUpgrade(change, tenantId);
  if (upgrade === undefined) return;
  if (items?.data[0]?.price?.metadata?.planId === upgrade.planId) await completeUpgrade(change, tenantId, upgrade);
  // If the difference has an invoice of its own, nothing waits at the card service.
  else if (upgrade.confirmation?.isOwnInvoice === true) return;
  else if (pending === null && upgrade.confirmation !== undefined && created * 1000 > Date.parse(upgrade.confirmation.since))
    await dropUpgrade(change, tenantId, upgrade);
}
