import { planTooSmall } from '#contract/calculators/calculators.ts';
import {
  ChangePlan,
  type PlanChange,
  planChangeTexts,
  type SubscriptionState,
  SubscriptionState as SubscriptionStateSchema,
} from '#contract/money/billing.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { type Caller, scopeOf } from '#server/core/access/caller.ts';
import type { Reading } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ofNamedTenant } from '#server/core/operations/of-named-tenant.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { chargeOpenInvoices } from '#server/money/billing/invoices/charge-invoices.ts';
import { completeUpgrade } from '#server/money/billing/invoices/complete-upgrade.ts';
import { payUpgrade } from '#server/money/billing/invoices/pay-upgrade.ts';
import { writeInvoice } from '#server/money/billing/invoices/write-invoice.ts';
import { queueCharge } from '#server/money/billing/periods/queue-requests.ts';
import { priceAction } from '#server/money/billing/provider/coupon-off.ts';
import type { BillingDeps } from '#server/money/billing/provider/payment-provider.ts';
import { totalCents } from '#server/money/billing/terms/invoice-lines.ts';
import {
  billedTenant,
  countedAt,
  discountOf,
  type ManageRefusal,
  type OpenSubscription,
  openSubscription,
  storeDecision,
  subscriptionState,
  waitsForChange,
} from '#server/money/billing/terms/open-subscription.ts';
import { planTerms } from '#server/money/billing/terms/plan-terms.ts';
import { readUpgrade, type WaitingUpgrade } from '#server/money/billing/terms/upgrade-terms.ts';
import { boughtPlan } from '#server/money/subscriptions/bought-plan.ts';
import { exampleSubscription } from './example-subscription.ts';
import { type PreviewedChange, planChange, quotedChange } from './preview-plan-change.ts';

/**
 * An upgrade starts as soon as it is paid; a downgrade starts when the paid period ends. Choosing the current plan cancels a pending
 * downgrade.
 */
export const changePlan = defineOperation({
  name: 'billing.manage',
  id: 'changePlan',
  summary: 'Upgrade now, or downgrade at the end of the period',
  input: ChangePlan,
  output: SubscriptionStateSchema,
  object: ofNamedTenant,
  rest: { method: 'POST', path: '/api/tenant/plan-change', example: exampleSubscription },
  graphql: { mutation: 'changePlan' },
  run: async ({ deps, caller }: Reading<BillingDeps>, input) => {
    const quoted = await quoteAgain(deps, caller, input);
    const decided = await deps.changes.run(caller, async (change) => {
      const opened = await openSubscription(change, deps.payments, input);
      if (!opened.ok) return opened;
      const state = await decide(change, opened.value, input, quoted);
      return state.ok ? done({ tenantId: opened.value.tenantId, state: state.value }) : state;
    });
    if (!decided.ok) return decided;
    const { tenantId, state } = decided.value;
    if (typeof state.waitingPlanName !== 'string') return done(state);
    // The effect of the commit pays, too, under the same key; paying here spares the person the wait for it.
    try {
      await chargeOpenInvoices(deps, tenantId);
      await payUpgrade(deps, tenantId);
    } catch (fault) {
      // The card service is away. The answer says that the upgrade waits, and the effect tries again.
      deps.log.fault('billing.upgrade', fault, { tenantId });
    }
    return deps.changes.run(caller, async ({ tx }) => {
      const row = await tx.subscription.findUniqueOrThrow({
        where: { tenantId },
        select: { planId: true, couponId: true, couponUntil: true },
      });
      const after = await subscriptionState(tx, tenantId, await discountOf(tx, row));
      const isDeclined = row.planId !== input.planId && typeof after.waitingPlanName !== 'string';
      if (isDeclined) return refused('Conflict', planChangeTexts.upgradeDeclined);
      const { publishableKey } = deps.payments;
      return done(publishableKey === undefined || typeof after.clientSecret !== 'string' ? after : { ...after, publishableKey });
    });
  },
});

type Quote = Partial<Pick<PlanChange, 'amountDueCents' | 'quotedAt'>>;

/** Quotes older than this are not accepted: the person looks at the amount again. */
const quoteLastsMs = 60 * 60 * 1000;

/**
 * The amount of the preview, calculated again by the card service from the same moment; undefined if it does not bill the subscription. If
 * it does not answer, the amount is our own, counted from that moment, and its payment waits.
 */
async function quoteAgain(deps: BillingDeps, caller: Caller, input: ChangePlan): Promise<Quote | undefined> {
  const now = deps.clock();
  const asked = typeof input.quotedAt === 'string' ? new Date(input.quotedAt) : now;
  const age = now.getTime() - asked.getTime();
  const found = await deps.db.reading(scopeOf(caller), async (tx) => {
    const tenant = await billedTenant({ tx, caller }, input);
    return tenant.ok ? planChange(tx, tenant.value, input, now) : tenant;
  });
  if (!found.ok || found.value.paidUpgrade === undefined) return undefined;
  const moment = (age >= 0 && age < quoteLastsMs ? asked : now).toISOString();
  try {
    const { amountDueCents, quotedAt } = await quotedChange(deps, found.value, moment);
    return { amountDueCents, quotedAt };
  } catch (fault) {
    deps.log.fault('billing.quote', fault, {});
    return { quotedAt: moment };
  }
}

async function decide(
  change: Change,
  subscription: OpenSubscription,
  input: ChangePlan,
  quoted: Quote | undefined,
): Promise<Outcome<SubscriptionState, ManageRefusal>> {
  const { tx, now } = change;
  const { tenantId, status, cancelAtPeriodEnd, period } = subscription;
  const previewed = await planChange(tx, tenantId, input, now);
  if (!previewed.ok) return previewed;
  const shown = { ...previewed.value.shown, ...(previewed.value.paidUpgrade === undefined ? {} : quoted) };
  const { kind, amountDueCents, priceCents, calculatorIds, calculatorLimit, interval } = shown;
  const noChange = { pendingPlanId: null, pendingInterval: null, pendingCalculatorIds: [] };
  if (kind === 'current')
    return storeDecision(
      change,
      subscription,
      'subscription.plan_kept',
      noChange,
      { planId: input.planId },
      priceAction(boughtPlan(input.planId, subscription.terms), subscription.discount, period.end),
    );
  const waiting = readUpgrade(subscription.upgrade);
  if (waiting !== undefined)
    return waiting.planId === input.planId
      ? done(await subscriptionState(tx, tenantId, subscription.discount))
      : refused('Conflict', planChangeTexts.upgradeWaits);
  if (cancelAtPeriodEnd) return refused('Conflict', planChangeTexts.ending);
  if (status === 'paused') return refused('Conflict', planChangeTexts.paused);
  if (amountDueCents !== input.amountDueCents) return refused('Conflict', planChangeTexts.amountChanged);
  if ((input.priceCents ?? priceCents) !== priceCents) return refused('Conflict', planChangeTexts.priceChanged);
  if (kind === 'upgrade' && waitsForChange(subscription)) return refused('Conflict', planChangeTexts.changeWaits);
  if (kind === 'downgrade' || kind === 'interval') {
    const kept = keptCalculators(input.keep ?? [], calculatorIds, calculatorLimit);
    if (!kept.ok) return kept;
    const pendingTerms = { ...(await planTerms(tx, input.planId, interval)) };
    const pending = {
      pendingPlanId: input.planId,
      pendingInterval: interval,
      pendingTerms,
      pendingCalculatorIds: [...kept.value],
      currentPeriodEnd: period.end,
    };
    return storeDecision(
      change,
      subscription,
      kind === 'interval' ? 'subscription.interval_planned' : 'subscription.downgrade_planned',
      pending,
      { planId: input.planId },
      priceAction(boughtPlan(input.planId, pendingTerms), subscription.discount, period.end),
    );
  }
  return upgrade(change, subscription, { ...previewed.value, shown });
}

/** An upgrade that costs something waits for its payment. */
async function upgrade(
  change: Change,
  subscription: OpenSubscription,
  { shown, lines, off, startInterval, paidUpgrade }: PreviewedChange,
): Promise<Outcome<SubscriptionState, never>> {
  const { tx, now } = change;
  const { tenantId, billedBy, period } = subscription;
  const { planId, amountDueCents, interval, quotedAt } = shown;
  const terms = { ...(await planTerms(tx, planId, startInterval)) };
  const key = `billing.upgrade:${change.newId()}`;
  const record = { planId, amountDueCents };
  const next = interval === startInterval ? {} : { nextInterval: interval };
  const wanted = { planId, terms, amountDueCents, key, ...next, ...(typeof quotedAt === 'string' ? { quotedAt } : {}) };
  if (billedBy !== null) {
    // The card service creates the invoice for its own charge, and reports it.
    change.effect('billing.upgrade', key, { tenantId }, tenantId);
    const later =
      interval === startInterval
        ? {}
        : { nextAct: priceAction(boughtPlan(planId, { ...terms, interval }), subscription.discount, period.end) };
    const difference = paidUpgrade === undefined ? {} : { difference: paidUpgrade.difference };
    const upgrade = { ...wanted, ...later, ...difference, ...(off === undefined ? {} : { off }) };
    return storeDecision(change, subscription, 'subscription.upgrade_requested', { upgrade }, record);
  }
  if (totalCents(lines) > 0) {
    // Its payment also ends the read-only time, and adds it to the period.
    const periodEnd = new Date(period.end.getTime() + now.getTime() - countedAt(subscription, now).getTime());
    const { id: invoiceId, cents } = await writeInvoice(change, { tenantId, lines, periodStart: now, periodEnd });
    // The credit of the tenant has paid all of it.
    if (cents <= 0) return completed(change, subscription, { ...wanted, invoiceId });
    queueCharge(change, tenantId, now);
    return storeDecision(change, subscription, 'subscription.upgrade_requested', { upgrade: { ...wanted, invoiceId } }, record);
  }
  return completed(change, subscription, wanted);
}

async function completed(
  change: Change,
  { tenantId, discount }: OpenSubscription,
  wanted: WaitingUpgrade,
): Promise<Outcome<SubscriptionState, never>> {
  await completeUpgrade(change, tenantId, wanted);
  return done(await subscriptionState(change.tx, tenantId, discount));
}

/** The calculators to keep, when the plan allows fewer than are in use. */
function keptCalculators(
  keep: readonly string[],
  used: readonly string[],
  limit: number | null,
): Outcome<readonly string[], 'LimitReached' | 'InputInvalid'> {
  if (limit === null || used.length <= limit) return done([]);
  const chosen = [...new Set(keep)];
  if (chosen.length === 0) return refused('LimitReached', planTooSmall.own(used.length, limit));
  if (chosen.length > limit) return refused('LimitReached', planChangeTexts.keepSome(limit));
  return chosen.every((id) => used.includes(id)) ? done(chosen) : refused('InputInvalid', planChangeTexts.keepOwn);
}
