import type { Tx } from '#server/core/data/database.ts';
import { boughtPlan } from '#server/money/subscriptions/bought-plan.ts';
import type { SubscriptionWrite } from '#server/money/subscriptions/write-subscription.ts';
import type { BillingState } from './billing-state.ts';
import { discountOf } from './open-subscription.ts';
import { pendingPlanTerms } from './plan-terms.ts';

/** The subscription of a tenant as billing reads it; undefined if none was ever paid or its period is unknown. The caller has locked it. */
export async function loadBilling(tx: Tx, tenantId: string): Promise<BillingState | undefined> {
  const row = await tx.subscription.findUnique({ where: { tenantId }, include: { plan: { select: { name: true } } } });
  if (row === null || row.status === 'incomplete' || row.currentPeriodEnd === null) return undefined;
  const bought = boughtPlan(row.planId, row.terms);
  const { status, currentPeriodEnd, nextInvoiceAt, usageFrom, anchorDay, cancelAtPeriodEnd, pausedAt, resumesAt } = row;
  const pending = await pendingPlanTerms(tx, row);
  const { pastDueSince, remindersSent, dunningPausedAt, readOnlySince } = row;
  return {
    status,
    plan: { ...bought, planName: row.plan.name },
    discount: await discountOf(tx, row),
    pending: pending === undefined ? null : boughtPlan(pending.planId, pending.terms),
    currentPeriodEnd,
    nextInvoiceAt,
    usageFrom,
    anchorDay,
    cancelAtPeriodEnd,
    pausedAt,
    resumesAt,
    pastDueSince,
    remindersSent,
    dunningPausedAt,
    readOnlySince,
  };
}

/** The columns derived from the state alone. A change of plan also writes its terms. */
export function billingColumns({ plan: _plan, discount: _discount, pending: _pending, ...columns }: BillingState): SubscriptionWrite {
  return columns;
}
