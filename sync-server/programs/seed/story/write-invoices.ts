import { centsToText } from '#contract/values/amounts/cents.ts';
import { ownerStream, tenantAdminStream } from '#server/core/sync/streams/stream-names.ts';
import { readBillingRules } from '#server/money/billing/terms/billing-rules.ts';
import { invoiceLines, totalCents } from '#server/money/billing/terms/invoice-lines.ts';
import { readParties } from '#server/money/billing/terms/invoice-parties.ts';
import { later } from './moments.ts';
import type { Story } from './story.ts';

const paidWithinMs = 40 * 60 * 1000;

/** Writes the collected invoices with the lines that billing would write, numbered in the order of time, and the payments of each. */
export async function writeInvoices({ tx, now, newId, draw, invoices, touch }: Story): Promise<void> {
  const rules = await readBillingRules(tx);
  const ordered = invoices.toSorted((one, other) => one.start.getTime() - other.start.getTime());
  const parties = new Map<string, Awaited<ReturnType<typeof readParties>>>();
  for (const { tenantId } of ordered) if (!parties.has(tenantId)) parties.set(tenantId, await readParties(tx, tenantId));
  const rows = ordered.map(({ tenantId, plan, discount, start, end, isPaid }, place) => {
    const usage = { calls: 0, from: start, to: start, plan };
    const lines = invoiceLines({ plan, discount, begins: start, usage }, rules);
    const paidAt = later(start, draw.between(1, paidWithinMs));
    return {
      id: newId(),
      tenantId,
      number: `INV-${String(place + 1).padStart(6, '0')}`,
      ...parties.get(tenantId),
      amount: centsToText(totalCents(lines)),
      status: isPaid ? ('paid' as const) : ('pending' as const),
      // A declined charge is not repeated before the next reminder.
      chargeAttempts: isPaid ? 0 : 1,
      paidAt: isPaid ? new Date(Math.min(paidAt.getTime(), now.getTime())) : null,
      lines: lines.map(({ kind, description, cents }) => ({ kind, description, amount: centsToText(cents) })),
      periodStart: start,
      periodEnd: end,
      dueDate: start,
      createdAt: start,
    };
  });
  await tx.invoice.createMany({ data: rows });
  await tx.invoiceSeries.create({ data: { name: 'INV', last: rows.length } });
  await tx.billingEvent.createMany({
    data: rows.map(({ id, tenantId, paidAt, createdAt }) => ({
      id: newId(),
      tenantId,
      type: paidAt === null ? 'invoice.payment_failed' : 'invoice.paid',
      data: { invoiceId: id },
      processedAt: paidAt ?? createdAt,
      createdAt: paidAt ?? createdAt,
    })),
  });
  for (const { id, tenantId } of rows) {
    touch(tenantAdminStream(tenantId), 'invoice', id);
    touch(ownerStream, 'invoice', id);
  }
}
