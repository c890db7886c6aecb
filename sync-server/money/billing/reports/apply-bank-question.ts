import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import { keyOf } from '#server/core/data/tenant-key.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { touchTenant } from '#server/core/tenant-summaries/tenant-summaries.ts';
import { mailBilling } from '#server/money/billing/invoices/billing-mails.ts';
import { touchInvoice } from '#server/money/billing/invoices/write-invoice.ts';
import { readBillingRules } from '#server/money/billing/terms/billing-rules.ts';
import { loadBilling } from '#server/money/billing/terms/load-billing.ts';
import { logReport } from './log-report.ts';
import type { ProviderObject } from './provider-objects.ts';

/**
 * The bank asks the customer to confirm the payment of a renewal. The invoice notes it, the account shows it, and a mail leads there. A
 * payment that has succeeded meanwhile needs nothing.
 */
export async function applyBankQuestion(change: Change, report: ProviderObject): Promise<true> {
  if (report.type !== 'invoice.payment_action_required' || isInBrowser(report.snapshot)) return true;
  const { tx, now } = change;
  await withPlatformRights(tx, async () => {
    const open = await tx.invoice.findFirst({
      where: { providerInvoiceId: report.id, status: 'pending', bankAskedAt: null },
      select: { id: true, tenantId: true },
    });
    if (open === null) return;
    const { id, tenantId } = open;
    await tx.invoice.update({ where: keyOf(tenantId, id), data: { bankAskedAt: now }, select: { id: true } });
    await logReport(change, tenantId, report, { providerInvoiceId: report.id });
    touchInvoice(change, tenantId, id);
    touchTenant(change, tenantId);
    const state = await loadBilling(tx, tenantId);
    if (state !== undefined)
      await mailBilling(change, { tenantId, mail: 'bankQuestion', key: id, state, rules: await readBillingRules(tx) });
  });
  return true;
}

/** True for the first payment and an upgrade, which the person is confirming in the browser at this moment. */
function isInBrowser({ billing_reason: reason, metadata }: ProviderObject['snapshot']): boolean {
  if (reason === 'subscription_create' || reason === 'subscription_update') return true;
  return String(Reflect.get(Object(metadata ?? {}), 'key')).startsWith('billing.upgrade:');
}
