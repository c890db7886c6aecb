import { writeSubscription } from '#server/subscriptions/write-subscription.ts';
import type { Change } from '#server/sync/change.ts';
import { readBillingRules } from '../billing-rules.ts';
import { loadBilling } from '../load-billing.ts';
import { monthsOn } from '../periods/billing-period.ts';
import { invoiceLines } from './invoice-lines.ts';
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
  const lines = invoiceLines({ plan, discount, usage: { calls: 0, plan } }, await readBillingRules(tx));
  if (lines.length > 0) await writeInvoice(change, { tenantId, lines, periodStart: now, periodEnd: currentPeriodEnd, isPaid: true });
}
