import { isRunning } from '#server/calculators/calculator-limit.ts';
import { boughtPlan } from '#server/subscriptions/bought-plan.ts';
import { discountedCents, monthsOf } from '#server/subscriptions/discounted-price.ts';
import { writeSubscription } from '#server/subscriptions/write-subscription.ts';
import type { Change } from '#server/sync/change.ts';
import { creditReasons, creditUnused } from '../invoices/credit-unused.ts';
import { discountOf } from '../subscription/open-subscription.ts';
import { planTerms } from '../subscription/plan-terms.ts';
import { priceAct } from './coupon-off.ts';

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
    const discount = await discountOf(tx, couponId);
    const [plan, former] = [boughtPlan(planId, terms), boughtPlan(subscription.planId, before)];
    // For an interval of the former plan.
    const remainingCents = monthsOf(former.interval) * discountedCents(plan, discount);
    await creditUnused(change, tenantId, { since: change.now, reason: creditReasons.support, remainingCents });
    const act = priceAct(plan, discount);
    if (providerId !== null) change.effect('billing.act', `billing.act:${change.newId()}`, { providerId, act }, tenantId);
  }
  const fromNow = { planId, terms, pendingPlanId: null, pendingCalculatorIds: [] };
  await writeSubscription(change, tenantId, fromNow, { status: { not: 'cancelled' } });
  await writeSubscription(change, tenantId, { cancelAtPeriodEnd: false }, { status: 'cancelled' });
}
