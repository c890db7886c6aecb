import { isRunning } from '#server/core/access/calculator-limit.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { creditReasons, creditUnused } from '#server/money/billing/invoices/credit-unused.ts';
import { priceAction } from '#server/money/billing/provider/coupon-off.ts';
import { discountOf } from '#server/money/billing/terms/open-subscription.ts';
import { planTerms } from '#server/money/billing/terms/plan-terms.ts';
import { boughtPlan } from '#server/money/subscriptions/bought-plan.ts';
import { discountOfPeriod } from '#server/money/subscriptions/discount-duration.ts';
import { discountedCents, monthsOf } from '#server/money/subscriptions/discounted-price.ts';
import { writeSubscription } from '#server/money/subscriptions/write-subscription.ts';

/**
 * Gives the running subscription of a tenant the terms of the plan that a platform owner has assigned, from now on. Paid days of a larger
 * plan are credited. A cancelled subscription then no longer removes this plan when its period ends.
 */
export async function applyAssignedPlan(change: Change, tenantId: string, planId: string): Promise<void> {
  const { tx } = change;
  const subscription = await tx.subscription.findUnique({ where: { tenantId } });
  if (subscription === null) return;
  const { status, terms: before, currentPeriodEnd, anchorDay, providerId } = subscription;
  const terms = { ...(await planTerms(tx, planId)) };
  if (isRunning(status)) {
    const redeemed = await discountOf(tx, subscription);
    const [plan, former] = [boughtPlan(planId, terms), boughtPlan(subscription.planId, before)];
    // For an interval of the former plan.
    const discount =
      currentPeriodEnd === null ? redeemed : discountOfPeriod(redeemed, { currentPeriodEnd, anchorDay, interval: former.interval });
    const remainingCents = monthsOf(former.interval) * discountedCents(plan, discount);
    await creditUnused(change, tenantId, { since: change.now, reason: creditReasons.support, remainingCents, asCredit: true });
    const action = priceAction(plan, redeemed, currentPeriodEnd ?? change.now);
    if (providerId !== null) change.effect('billing.act', `billing.act:${change.newId()}`, { providerId, act: action }, tenantId);
  }
  const fromNow = { planId, terms, pendingPlanId: null, pendingCalculatorIds: [] };
  await writeSubscription(change, tenantId, fromNow, { status: { not: 'cancelled' } });
  await writeSubscription(change, tenantId, { cancelAtPeriodEnd: false }, { status: 'cancelled' });
}
