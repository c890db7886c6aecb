import { type BillingMail, billingMail } from '#contract/money/billing-mails.ts';
import { germanBillingMail } from '#contract/money/billing-mails-german.ts';
import { readTenantSettings } from '#contract/tenants/tenant-settings.ts';
import type { Tx } from '#server/core/data/database.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import { mailMessage } from '#server/core/mail-queue/mail-payload.ts';
import { type MailLanguage, readerLanguage } from '#server/core/mail-queue/reader-language.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import type { BillingRules, BillingState } from '#server/money/billing/terms/billing-state.ts';
import type { WrittenInvoice } from './write-invoice.ts';

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
  const content = (recipient.language === 'de' ? germanBillingMail : billingMail)(mail, facts);
  mailMessage(change, `billing:${tenantId}:${mail}:${key}`, tenantId, { to: recipient.email, ...content });
}

export interface BillingRecipient {
  readonly email: string;
  readonly tenantName: string;
  readonly language: MailLanguage;
}

export async function billingRecipient(tx: Tx, tenantId: string): Promise<BillingRecipient | undefined> {
  const { name, billingEmail, owner, settings } = await tx.tenant.findUniqueOrThrow({
    where: { id: tenantId },
    select: { name: true, billingEmail: true, settings: true, owner: { select: { email: true, isActive: true } } },
  });
  const email = billingEmail ?? (owner?.isActive === true ? owner.email : null);
  if (email === null) return undefined;
  const { language } = readTenantSettings(settings).brand;
  return { email, tenantName: name, language: await withPlatformRights(tx, () => readerLanguage(tx, email, language)) };
}
