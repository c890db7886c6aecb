import { monthsOn } from '#contract/values/months-on.ts';
import { done } from '#contract/values/outcome.ts';
import { countCalls } from '#server/calculators/ai-usage/count-calls.ts';
import { monthEnd } from '#server/calculators/ai-usage/usage-period.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import type { Database } from '#server/core/data/database.ts';
import type { Change, Changes } from '#server/core/sync/changes/change.ts';
import type { PaymentProvider } from '#server/money/billing/provider/payment-provider.ts';
import { readTenantRules } from '#server/money/billing/terms/billing-rules.ts';
import { overageLine } from '#server/money/billing/terms/invoice-lines.ts';
import { loadBilling } from '#server/money/billing/terms/load-billing.ts';
import { writeSubscription } from '#server/money/subscriptions/write-subscription.ts';

export interface OverageDeps {
  readonly db: Database;
  readonly changes: Changes;
  readonly payments: Pick<PaymentProvider, 'isOwnLedger'>;
  readonly clock: () => Date;
}

const dayMs = 24 * 60 * 60 * 1000;
/** No month is shorter. */
const shortestMonthMs = 27 * dayMs;

/**
 * The job: puts the AI calls of a month beyond the allowance on the invoice of a subscription that the card service bills. The month is
 * over at midnight of its last day, so that the amount arrives before the invoice is written. The end of the month is stored with the
 * request, in one transaction: each month is billed once. A subscription that cannot be billed fails the job, after the others were billed.
 */
export async function billOverage({ db, changes, payments, clock }: OverageDeps): Promise<void> {
  if (payments.isOwnLedger) return;
  const due = await db.query<{ tenantId: string }>(
    { as: 'platform' },
    `select tenant_id as "tenantId" from subscriptions where provider_id is not null and status in ('active', 'past_due', 'cancelled')
       and (usage_from is null or usage_from <= $1) order by tenant_id`,
    [new Date(clock().getTime() - shortestMonthMs)],
  );
  const faults: unknown[] = [];
  for (const { tenantId } of due) {
    try {
      await billMonths({ changes, clock }, tenantId);
    } catch (fault) {
      faults.push(fault);
    }
  }
  for (const fault of faults) throw fault;
}

async function billMonths({ changes, clock }: Pick<OverageDeps, 'changes' | 'clock'>, tenantId: string): Promise<void> {
  const actor = platformActor('bill-overage', clock(), undefined);
  for (let more = true; more; ) {
    const billed = await changes.runAsPlatform(actor, async (change) => done(await billMonth(change, tenantId)));
    more = billed.ok && billed.value;
  }
}

/** True if a month was billed, and the next one may be due. */
async function billMonth(change: Change, tenantId: string): Promise<boolean> {
  const { tx, now } = change;
  await tx.$queryRaw`select 1 from subscriptions where tenant_id = ${tenantId}::uuid for update`;
  const state = await loadBilling(tx, tenantId);
  const tenant = await tx.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { paymentCustomerId: true } });
  if (state === undefined || tenant.paymentCustomerId === null) return false;
  const anchorDay = state.anchorDay ?? state.currentPeriodEnd.getUTCDate();
  const from = state.usageFrom ?? monthsOn(state.currentPeriodEnd, -1, anchorDay);
  const to = monthEnd(state, from, anchorDay);
  const isOver = state.status === 'cancelled' && from >= state.currentPeriodEnd;
  if (isOver || startOfDay(to) > now) {
    if (state.usageFrom === null) await writeSubscription(change, tenantId, { usageFrom: from, anchorDay });
    return false;
  }
  const calls = await countCalls(tx, tenantId, from, to);
  const { pricing, taxPercent, taxNamed } = await readTenantRules(tx, tenantId);
  const line = overageLine({ calls, from, to, plan: state.plan }, pricing);
  await writeSubscription(change, tenantId, { usageFrom: to, anchorDay });
  const cents = line?.cents ?? 0;
  const data = { from: from.toISOString(), to: to.toISOString(), calls, cents };
  await tx.billingEvent.create({
    data: { id: change.newId(), tenantId, type: 'billing.overage', data, processedAt: now, createdAt: now },
  });
  if (line !== undefined) {
    const isInvoicedNow = state.plan.interval === 'year' || state.cancelAtPeriodEnd || state.status === 'cancelled';
    const wanted = { customer: tenant.paymentCustomerId, cents, description: line.description, isInvoicedNow };
    const tax = { taxPercent, ...(taxNamed === undefined ? {} : { taxNamed: { ...taxNamed } }) };
    change.effect('billing.overage', `billing.overage:${tenantId}:${to.toISOString()}`, { ...wanted, ...tax }, tenantId);
  }
  return true;
}

function startOfDay(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / dayMs) * dayMs);
}
