import { ChangePlan, planChangeTexts, type SubscriptionState, SubscriptionState as SubscriptionStateSchema } from '#contract/billing.ts';
import { planTooSmall } from '#contract/calculators.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import type { Reading } from '#server/operations/declaration.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { ofNamedTenant } from '#server/operations/of-named-tenant.ts';
import type { Change } from '#server/sync/change.ts';
import { queueCharge } from './billing.effects.ts';
import { chargeOpenInvoices } from './charge-invoices.ts';
import { completeUpgrade } from './complete-upgrade.ts';
import { exampleSubscription } from './example-subscription.ts';
import {
  discountOf,
  keepDecision,
  type ManageRefusal,
  type OpenSubscription,
  openSubscription,
  subscriptionState,
} from './open-subscription.ts';
import { payUpgrade } from './pay-upgrade.ts';
import type { BillingDeps } from './payment-provider.ts';
import { boughtPlan, planTerms } from './plan-terms.ts';
import { type PreviewedChange, planChange } from './preview-plan-change.ts';
import type { ProviderAct } from './provider-acts.ts';
import { readUpgrade } from './upgrade-terms.ts';
import { writeInvoice } from './write-invoice.ts';

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
    const decided = await deps.changes.run(caller, async (change) => {
      const opened = await openSubscription(change, deps.payments, input);
      if (!opened.ok) return opened;
      const state = await decide(change, opened.value, input);
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
      const row = await tx.subscription.findUniqueOrThrow({ where: { tenantId }, select: { planId: true, couponId: true } });
      const after = await subscriptionState(tx, tenantId, await discountOf(tx, row.couponId));
      const isDeclined = row.planId !== input.planId && typeof after.waitingPlanName !== 'string';
      if (isDeclined) return refused('Conflict', planChangeTexts.upgradeDeclined);
      const { publishableKey } = deps.payments;
      return done(publishableKey === undefined || typeof after.clientSecret !== 'string' ? after : { ...after, publishableKey });
    });
  },
});

async function decide(
  change: Change,
  subscription: OpenSubscription,
  input: ChangePlan,
): Promise<Outcome<SubscriptionState, ManageRefusal>> {
  const { tx, now } = change;
  const { tenantId, status, cancelAtPeriodEnd, period } = subscription;
  const previewed = await planChange(tx, tenantId, input.planId, now);
  if (!previewed.ok) return previewed;
  const { kind, amountDueCents, calculatorIds, calculatorLimit, interval } = previewed.value.shown;
  const noChange = { pendingPlanId: null, pendingInterval: null, pendingCalculatorIds: [] };
  if (kind === 'current')
    return keepDecision(
      change,
      subscription,
      'subscription.plan_kept',
      noChange,
      { planId: input.planId },
      priceOf(input.planId, subscription.terms),
    );
  const waiting = readUpgrade(subscription.upgrade);
  if (waiting !== undefined)
    return waiting.planId === input.planId
      ? done(await subscriptionState(tx, tenantId, subscription.discount))
      : refused('Conflict', planChangeTexts.upgradeWaits);
  if (cancelAtPeriodEnd) return refused('Conflict', planChangeTexts.ending);
  if (status === 'paused') return refused('Conflict', planChangeTexts.paused);
  if (amountDueCents !== input.amountDueCents) return refused('Conflict', planChangeTexts.amountChanged);
  if (kind === 'downgrade') {
    const kept = keptCalculators(input.keep ?? [], calculatorIds, calculatorLimit);
    if (!kept.ok) return kept;
    const pending = {
      pendingPlanId: input.planId,
      pendingInterval: interval,
      pendingCalculatorIds: [...kept.value],
      currentPeriodEnd: period.end,
    };
    return keepDecision(
      change,
      subscription,
      'subscription.downgrade_planned',
      pending,
      { planId: input.planId },
      priceOf(input.planId, await planTerms(tx, input.planId, interval)),
    );
  }
  return upgrade(change, subscription, previewed.value);
}

/** An upgrade that costs something waits for its payment. */
async function upgrade(
  change: Change,
  subscription: OpenSubscription,
  { shown, lines }: PreviewedChange,
): Promise<Outcome<SubscriptionState, never>> {
  const { tx, now } = change;
  const { tenantId, billedBy, period } = subscription;
  const { planId, amountDueCents, interval } = shown;
  const terms = { ...(await planTerms(tx, planId, interval)) };
  const key = `billing.upgrade:${change.newId()}`;
  const record = { planId, amountDueCents };
  const wanted = { planId, terms, amountDueCents, key };
  if (billedBy !== null) {
    // The card service creates the invoice for its own charge, and reports it.
    change.effect('billing.upgrade', key, { tenantId }, tenantId);
    return keepDecision(change, subscription, 'subscription.upgrade_requested', { upgrade: wanted }, record);
  }
  if (amountDueCents > 0) {
    const { id: invoiceId } = await writeInvoice(change, { tenantId, lines, periodStart: now, periodEnd: period.end });
    queueCharge(change, tenantId, now);
    return keepDecision(change, subscription, 'subscription.upgrade_requested', { upgrade: { ...wanted, invoiceId } }, record);
  }
  await completeUpgrade(change, tenantId, wanted);
  return done(await subscriptionState(tx, tenantId, subscription.discount));
}

function priceOf(planId: string, terms: unknown): ProviderAct {
  const { planName, priceCents, interval } = boughtPlan(planId, terms);
  return { kind: 'price', cents: priceCents, interval, planName, planId };
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
