import * as z from 'zod/mini';
import { disputeMail } from '#contract/money/billing-mails.ts';
import { keyOf } from '#server/core/data/tenant-key.ts';
import { mailMessage } from '#server/core/mail-queue/mail-payload.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { touchInvoice } from '#server/money/billing/invoices/write-invoice.ts';
import { invoiceOfCharge } from './apply-invoice-report.ts';
import { logReport } from './log-report.ts';
import type { ProviderObject } from './provider-objects.ts';

const DisputeObject = z.object({
  id: z.string(),
  amount: z.int(),
  reason: z.string(),
  status: z.string(),
  payment_intent: z.optional(z.nullable(z.string())),
});

/**
 * A customer asks its bank to take a payment back. The invoice shows the state of the dispute, and the platform owners are told when it
 * begins and when it is decided. False: the paid invoice is not known yet.
 */
export async function applyDisputeReport(change: Change, report: ProviderObject): Promise<boolean> {
  const read = DisputeObject.safeParse(report.snapshot);
  if (!read.success) return true;
  const { amount, reason, status } = read.data;
  const providerInvoiceId = await invoiceOfCharge(change, read.data);
  const { tx } = change;
  const invoice = providerInvoiceId === undefined ? null : await tx.invoice.findFirst({ where: { providerInvoiceId } });
  if (invoice === null) return false;
  const { id, tenantId, number, dispute } = invoice;
  if (dispute === status) return true;
  await tx.invoice.update({ where: keyOf(tenantId, id), data: { dispute: status }, select: { id: true } });
  touchInvoice(change, tenantId, id);
  await logReport(change, tenantId, report, { invoiceId: id, status, reason, amountCents: amount });
  const isDecided = status === 'won' || status === 'lost' || status === 'warning_closed';
  if (dispute !== null && !isDecided) return true;
  const owners = await tx.user.findMany({ where: { role: 'platform_owner', isActive: true }, select: { id: true, email: true } });
  const content = disputeMail({ number: number ?? '', cents: amount, reason, status }, isDecided);
  for (const { id: owner, email } of owners)
    mailMessage(change, `billing.dispute:${report.id}:${status}:${owner}`, undefined, { to: email, ...content });
  return true;
}
