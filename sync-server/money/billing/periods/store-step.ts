import { openQuota } from '#server/calculators/selection/calculator-quota.ts';
import { changeSelection } from '#server/calculators/selection/change-selection.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { touchTenant } from '#server/core/tenant-summaries/tenant-summaries.ts';
import { mailBilling } from '#server/money/billing/invoices/billing-mails.ts';
import { creditReasons } from '#server/money/billing/invoices/credit-unused.ts';
import { type WrittenInvoice, writeInvoice } from '#server/money/billing/invoices/write-invoice.ts';
import type { BillingRules, BillingState } from '#server/money/billing/terms/billing-state.ts';
import type { BillingStep, TakenStep } from '#server/money/billing/terms/billing-step.ts';
import { billingColumns } from '#server/money/billing/terms/load-billing.ts';
import { pendingPlanTerms } from '#server/money/billing/terms/plan-terms.ts';
import { writeSubscription } from '#server/money/subscriptions/write-subscription.ts';
import { fallBackToFreePlan } from './end-subscription.ts';
import { queueCharge } from './queue-requests.ts';

interface StepToStore {
  readonly tenantId: string;
  readonly before: BillingState;
  readonly step: BillingStep;
  readonly taken: TakenStep;
  readonly rules: BillingRules;
}

/** Stores a step with all its consequences, in one transaction. */
export async function storeStep(change: Change, { tenantId, before, step, taken, rules }: StepToStore): Promise<void> {
  const { tx, now } = change;
  const { state, invoice, mail } = taken;
  await writeSubscription(change, tenantId, billingColumns(state));
  // The subscription also ends when the chosen plan is free.
  if (before.pending !== null && state.pending === null) await startPendingPlan(change, tenantId);
  if (state.status === 'cancelled') await fallBackToFreePlan(change, tenantId, { since: step.at, reason: creditReasons.ended });
  const written = invoice === undefined ? undefined : await writeInvoice(change, { tenantId, ...invoice });
  if (mail !== undefined) await mailBilling(change, { tenantId, mail, key: step.at.toISOString(), state, rules, invoice: written });
  if (isCharged(written) || taken.retries) queueCharge(change, tenantId, step.at);
  const data = { at: step.at.toISOString(), status: state.status, invoice: written?.number ?? null, cents: written?.cents ?? 0 };
  await tx.billingEvent.create({
    data: { id: change.newId(), tenantId, type: `billing.${step.kind}`, data, processedAt: now, createdAt: now },
  });
  touchTenant(change, tenantId);
  change.audit(
    'billing.manage',
    { kind: 'tenant', id: tenantId, tenantId },
    { status: before.status },
    { status: state.status, step: step.kind },
  );
}

function isCharged(invoice: WrittenInvoice | undefined): boolean {
  return invoice !== undefined && invoice.cents > 0;
}

/** Starts the plan that waited for the end of the period. */
export async function startPendingPlan(change: Change, tenantId: string): Promise<void> {
  const { tx } = change;
  const subscription = await tx.subscription.findUniqueOrThrow({ where: { tenantId } });
  const pending = await pendingPlanTerms(tx, subscription);
  if (pending === undefined) return;
  const { pendingCalculatorIds } = subscription;
  await writeSubscription(change, tenantId, { ...pending, pendingPlanId: null, pendingInterval: null, pendingCalculatorIds: [] });
  await tx.tenant.update({ where: { id: tenantId }, data: { planId: pending.planId }, select: { id: true } });
  if (pendingCalculatorIds.length === 0) return;
  const quota = await openQuota(change, tenantId);
  if (quota === undefined) return;
  // All other calculators are switched off, and none is deleted.
  changeSelection(change, quota, { tenantId, add: [], remove: [...quota.enabled].filter((id) => !pendingCalculatorIds.includes(id)) });
}
