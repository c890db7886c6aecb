import { isRunning } from '#server/calculators/calculator-limit.ts';
import type { BoughtPlan } from '#server/subscriptions/bought-plan.ts';
import { boughtPlan } from '#server/subscriptions/bought-plan.ts';
import { discountedCents, monthsOf } from '#server/subscriptions/discounted-price.ts';
import { writeSubscription } from '#server/subscriptions/write-subscription.ts';
import type { Change } from '#server/sync/change.ts';
import { creditReasons, creditUnused } from '../invoices/credit-unused.ts';
import { discountOf } from '../subscription/open-subscription.ts';
import { planTerms } from '../subscription/plan-terms.ts';
import type { ProviderAct } from './provider-acts.ts';

/**
 * Gives the running subscription of a tenant the terms of the plan that a platform owner has assigned, from now on. Paid days of a larger
 * plan are credited. A cancelled subscription then no longer removes this plan when its period ends.
 */
export async function followPlan(change: Change, tenantId: string, planId: string): Promise<void> {
  const { tx } = change;
  const subscription = await tx.subscription.findUnique({ where: { tenantId } });
  if (subscription === null) return;
  const { status, terms: before, couponId, providerId } = subscription;
  const terms = { ...(await planTerms(tx, planId)) };
  if (isRunning(status)) {
    const remainingCents = await remainingOf(change, boughtPlan(subscription.planId, before), terms.basePrice, couponId);
    await creditUnused(change, tenantId, { since: change.now, reason: creditReasons.support, remainingCents });
    if (providerId !== null) tellProvider(change, tenantId, providerId, boughtPlan(planId, terms));
  }
  const fromNow = { planId, terms, pendingPlanId: null, pendingCalculatorIds: [] };
  await writeSubscription(change, tenantId, fromNow, { status: { not: 'cancelled' } });
  await writeSubscription(change, tenantId, { cancelAtPeriodEnd: false }, { status: 'cancelled' });
}

/** Cents of the new plan for an interval of the old one. */
async function remainingOf({ tx }: Change, { interval }: BoughtPlan, basePrice: string, couponId: string | null): Promise<number> {
  return monthsOf(interval) * discountedCents(basePrice, await discountOf(tx, couponId));
}

function tellProvider(change: Change, tenantId: string, providerId: string, { planName, planId, priceCents, interval }: BoughtPlan): void {
  const act: ProviderAct = { kind: 'price', cents: priceCents, interval, planName, planId };
  change.effect('billing.act', `billing.act:${change.newId()}`, { providerId, act }, tenantId);
}
