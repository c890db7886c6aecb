import { type BillingMail, billingMail } from '#contract/billing/billing-mails.ts';
import type { Tx } from '#server/data/database.ts';
import { mailMessage } from '#server/mail-queue/mail-payload.ts';
import type { Change } from '#server/sync/change.ts';
import type { BillingRules, BillingState } from './billing-state.ts';
import type { WrittenInvoice } from './invoices/write-invoice.ts';

const dayMs = 24 * 60 * 60 * 1000;

interface WantedMail {
  readonly tenantId: string;
  readonly mail: BillingMail;
  /** Key of the step: the same step is mailed once. */
  readonly key: string;
  readonly state: BillingState;
  readonly rules: BillingRules;
  readonly invoice?: WrittenInvoice | undefined;
}

/** Mails about a billing step to the tenant's billing address, or to its owner where there is none. */
export async function mailBilling(change: Change, { tenantId, mail, key, state, rules, invoice }: WantedMail): Promise<void> {
  const recipient = await billingRecipient(change.tx, tenantId);
  if (recipient === undefined) return;
  const graceEndsAt = new Date((state.pastDueSince ?? change.now).getTime() + rules.gracePeriodDays * dayMs);
  const facts = { tenantName: recipient.tenantName, graceEndsAt, number: invoice?.number ?? '', cents: invoice?.cents ?? 0 };
  const content = billingMail(mail, facts);
  mailMessage(change, `billing:${tenantId}:${mail}:${key}`, tenantId, { to: recipient.email, ...content });
}

export interface BillingRecipient {
  readonly email: string;
  readonly tenantName: string;
}

export async function billingRecipient(tx: Tx, tenantId: string): Promise<BillingRecipient | undefined> {
  const { name, billingEmail, owner } = await tx.tenant.findUniqueOrThrow({
    where: { id: tenantId },
    select: { name: true, billingEmail: true, owner: { select: { email: true, isActive: true } } },
  });
  const email = billingEmail ?? (owner?.isActive === true ? owner.email : null);
  return email === null ? undefined : { email, tenantName: name };
}
