import { openQuota } from '#server/calculators/calculator-quota.ts';
import { changeSelection } from '#server/calculators/change-selection.ts';
import { writeSubscription } from '#server/subscriptions/write-subscription.ts';
import type { Change } from '#server/sync/change.ts';
import { touchTenant } from '#server/tenant-summaries/tenant-summaries.ts';
import { queueCharge } from '../billing.effects.ts';
import { mailBilling } from '../billing-mails.ts';
import type { BillingRules, BillingState } from '../billing-state.ts';
import { creditReasons } from '../invoices/credit-unused.ts';
import { type WrittenInvoice, writeInvoice } from '../invoices/write-invoice.ts';
import { billingColumns } from '../load-billing.ts';
import { fallBackToFreePlan } from '../subscription/end-subscription.ts';
import { pendingPlanTerms } from '../subscription/plan-terms.ts';
import type { BillingStep, TakenStep } from './billing-step.ts';

interface KeptStep {
  readonly tenantId: string;
  readonly before: BillingState;
  readonly step: BillingStep;
  readonly taken: TakenStep;
  readonly rules: BillingRules;
}

/** Stores a step with all its consequences, in one transaction. */
export async function keepStep(change: Change, { tenantId, before, step, taken, rules }: KeptStep): Promise<void> {
  const { tx, now } = change;
  const { state, invoice, mail } = taken;
  await writeSubscription(change, tenantId, billingColumns(state));
  // The subscription also ends when the chosen plan is free.
  if (before.pending !== null && state.pending === null) await takePendingPlan(change, tenantId);
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
export async function takePendingPlan(change: Change, tenantId: string): Promise<void> {
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
