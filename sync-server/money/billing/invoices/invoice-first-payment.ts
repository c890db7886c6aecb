import { monthsOn } from '#contract/values/months-on.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { readTenantRules } from '#server/money/billing/terms/billing-rules.ts';
import { invoiceLines } from '#server/money/billing/terms/invoice-lines.ts';
import { loadBilling } from '#server/money/billing/terms/load-billing.ts';
import { writeSubscription } from '#server/money/subscriptions/write-subscription.ts';
import { writeInvoice } from './write-invoice.ts';

/** The invoice of the first payment of a subscription, and the day from which its months are counted. */
export async function invoiceFirstPayment(change: Change, tenantId: string): Promise<void> {
  const { tx, now } = change;
  const state = await loadBilling(tx, tenantId);
  if (state === undefined) return;
  const { plan, discount, currentPeriodEnd } = state;
  const anchorDay = state.anchorDay ?? currentPeriodEnd.getUTCDate();
  const nextInvoiceAt = plan.interval === 'year' ? monthsOn(now, 1, anchorDay) : null;
  await writeSubscription(change, tenantId, { usageFrom: now, anchorDay, nextInvoiceAt });
  const lines = invoiceLines(
    { plan, discount, begins: now, usage: { calls: 0, from: now, to: now, plan } },
    await readTenantRules(tx, tenantId),
  );
  if (lines.length > 0) await writeInvoice(change, { tenantId, lines, periodStart: now, periodEnd: currentPeriodEnd, isPaid: true });
}
