import { ChangePlan, planChangeTexts, type SubscriptionState, SubscriptionState as SubscriptionStateSchema } from '#contract/billing.ts';
import { planTooSmall } from '#contract/calculators.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import { withPlatformRights } from '#server/data/platform-rights.ts';
import type { Reading } from '#server/operations/declaration.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { ofNamedTenant } from '#server/operations/of-named-tenant.ts';
import type { Change } from '#server/sync/change.ts';
import { queueCharge } from './billing.effects.ts';
import { chargeOpenInvoices } from './charge-invoices.ts';
import { exampleSubscription } from './example-subscription.ts';
import { keepDecision, type ManageRefusal, type OpenSubscription, openSubscription } from './open-subscription.ts';
import type { BillingDeps } from './payment-provider.ts';
import { boughtPlan, planTerms } from './plan-terms.ts';
import { planChange } from './preview-plan-change.ts';
import type { ProviderAct } from './provider-acts.ts';
import { writeInvoice } from './write-invoice.ts';

/**
 * An upgrade starts and is paid immediately; a downgrade starts when the paid period ends. Choosing the current plan cancels a pending
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
    const upgraded: { tenantId?: string } = {};
    const answer = await deps.changes.run(caller, async (change) => {
      const opened = await openSubscription(change, deps.payments, input);
      if (opened.ok) upgraded.tenantId = opened.value.tenantId;
      return opened.ok ? decide(change, opened.value, input) : opened;
    });
    // The effect of the commit also charges, with the same key; charging here spares the person the wait for it.
    if (answer.ok && upgraded.tenantId !== undefined) await chargeOpenInvoices(deps, upgraded.tenantId);
    return answer;
  },
});

async function decide(
  change: Change,
  subscription: OpenSubscription,
  input: ChangePlan,
): Promise<Outcome<SubscriptionState, ManageRefusal>> {
  const { tx, now } = change;
  const { tenantId, status, cancelAtPeriodEnd, period, billedBy } = subscription;
  const previewed = await planChange(tx, tenantId, input.planId, now);
  if (!previewed.ok) return previewed;
  const { kind, amountDueCents, calculatorIds, calculatorLimit } = previewed.value.shown;
  const noChange = { pendingPlanId: null, pendingCalculatorIds: [] };
  if (kind === 'current')
    return keepDecision(
      change,
      subscription,
      'subscription.plan_kept',
      noChange,
      { planId: input.planId },
      priceOf(input.planId, subscription.terms, false),
    );
  if (cancelAtPeriodEnd) return refused('Conflict', planChangeTexts.ending);
  if (status === 'paused') return refused('Conflict', planChangeTexts.paused);
  if (amountDueCents !== input.amountDueCents) return refused('Conflict', planChangeTexts.amountChanged);
  if (kind === 'downgrade') {
    const kept = keptCalculators(input.keep ?? [], calculatorIds, calculatorLimit);
    if (!kept.ok) return kept;
    const pending = { pendingPlanId: input.planId, pendingCalculatorIds: [...kept.value], currentPeriodEnd: period.end };
    return keepDecision(
      change,
      subscription,
      'subscription.downgrade_planned',
      pending,
      { planId: input.planId },
      priceOf(input.planId, await planTerms(tx, input.planId), false),
    );
  }
  const terms = await planTerms(tx, input.planId);
  await withPlatformRights(tx, () => tx.tenant.updateMany({ where: { id: tenantId }, data: { planId: input.planId } }));
  // The card service creates the invoice for its own charge, and reports it.
  if (amountDueCents > 0 && billedBy === null) {
    await writeInvoice(change, { tenantId, lines: previewed.value.lines, periodStart: now, periodEnd: period.end });
    queueCharge(change, tenantId, now);
  }
  const upgraded = { ...noChange, planId: input.planId, terms: { ...terms }, currentPeriodEnd: period.end };
  return keepDecision(
    change,
    subscription,
    'subscription.upgraded',
    upgraded,
    { planId: input.planId, amountDueCents },
    priceOf(input.planId, terms, true),
  );
}

function priceOf(planId: string, terms: unknown, isNow: boolean): ProviderAct {
  const { planName, priceCents, interval } = boughtPlan(planId, terms);
  return { kind: 'price', cents: priceCents, interval, planName, isNow };
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
