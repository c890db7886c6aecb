import { centsOf } from '#contract/values/amounts/cents.ts';
import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import type { Database } from '#server/core/data/database.ts';
import type { Change, Changes } from '#server/core/sync/changes/change.ts';
import { touchTenant } from '#server/core/tenant-summaries/tenant-summaries.ts';
import type { PaymentProvider } from '#server/money/billing/provider/payment-provider.ts';
import { readBillingRules } from '#server/money/billing/terms/billing-rules.ts';
import { billingColumns, loadBilling } from '#server/money/billing/terms/load-billing.ts';
import { writeSubscription } from '#server/money/subscriptions/write-subscription.ts';
import { mailBilling } from './billing-mails.ts';
import { completeUpgrade, dropUpgrade, lockUpgrade } from './complete-upgrade.ts';
import { paymentFailed, paymentTaken } from './record-payment.ts';
import { touchInvoice } from './write-invoice.ts';

export interface ChargeDeps {
  readonly db: Database;
  readonly changes: Changes;
  readonly payments: PaymentProvider;
  readonly clock: () => Date;
}

interface OpenInvoice {
  readonly id: string;
  /** Its amount after credit notes. */
  readonly amount: string;
  readonly chargeAttempts: number;
}

/**
 * Charges the open invoices of a tenant, the oldest first. The key of a charge changes only after the provider has declined it: if an
 * answer was lost, the same key is sent again and the provider charges once.
 */
export async function chargeOpenInvoices({ db, changes, payments, clock }: ChargeDeps, tenantId: string): Promise<void> {
  const { charge } = payments;
  if (charge === undefined) return;
  const open = await db.query<OpenInvoice>(
    { as: 'platform' },
    `select id, charge_attempts as "chargeAttempts", amount::numeric + coalesce((select sum(n.amount::numeric) from invoices n
       where n.credited_invoice_id = i.id), 0) as amount from invoices i
     where tenant_id = $1::uuid and status = 'pending' and kind = 'invoice' order by created_at, id`,
    [tenantId],
  );
  for (const invoice of open) {
    const key = `${invoice.id}:${invoice.chargeAttempts}`;
    const answer = await charge({ key, tenantId, amountCents: centsOf(invoice.amount) });
    const actor = platformActor('charge-invoices', clock(), undefined);
    await changes.runAsPlatform(actor, (change) => storeAnswer(change, tenantId, invoice, answer));
  }
}

async function storeAnswer(change: Change, tenantId: string, { id, chargeAttempts }: OpenInvoice, answer: 'paid' | 'declined') {
  const { tx, now } = change;
  const upgrade = await lockUpgrade(change, tenantId);
  const isUpgrade = upgrade?.invoiceId === id;
  const declined = { chargeAttempts: chargeAttempts + 1, ...(isUpgrade ? ({ status: 'void' } as const) : {}) };
  const data = answer === 'paid' ? ({ status: 'paid', paidAt: now } as const) : declined;
  const { count } = await tx.invoice.updateMany({ where: { id, status: 'pending', chargeAttempts }, data });
  // Another process has used the same key and recorded the answer.
  if (count === 0) return done(undefined);
  touchInvoice(change, tenantId, id);
  const type = answer === 'paid' ? 'invoice.paid' : 'invoice.payment_failed';
  await tx.billingEvent.create({ data: { id: change.newId(), tenantId, type, data: { invoiceId: id }, processedAt: now, createdAt: now } });
  if (isUpgrade && answer === 'paid') await completeUpgrade(change, tenantId, upgrade);
  // A declined upgrade is not owed, so it starts no grace period.
  if (isUpgrade && answer === 'declined') return done(await dropUpgrade(change, tenantId, upgrade));
  const state = await loadBilling(tx, tenantId);
  if (state === undefined) return done(undefined);
  const open = await tx.invoice.count({ where: { tenantId, status: 'pending', kind: 'invoice' } });
  const taken = answer === 'paid' ? paymentTaken(state, open, now) : paymentFailed(state, now);
  await writeSubscription(change, tenantId, billingColumns(taken.state));
  if (taken.mail !== undefined)
    await mailBilling(change, { tenantId, mail: taken.mail, key: id, state: taken.state, rules: await readBillingRules(tx) });
  touchTenant(change, tenantId);
  return done(undefined);
}

/** The job: charges invoices that got no answer because the provider was away for longer than the effect retried. */
export async function chargeForgotten(deps: ChargeDeps): Promise<void> {
  const forgotten = await deps.db.query<{ tenantId: string }>(
    { as: 'platform' },
    `select distinct tenant_id as "tenantId" from invoices i
     where status = 'pending' and kind = 'invoice' and charge_attempts = 0 and provider_invoice_id is null and number is not null
       and exists (select 1 from tenants where id = i.tenant_id)
       and not exists (select 1 from effects e where e.tenant_id = i.tenant_id and e.type = 'billing.charge' and e.state in ('queued', 'running'))`,
    [],
  );
  for (const { tenantId } of forgotten) await chargeOpenInvoices(deps, tenantId);
}
