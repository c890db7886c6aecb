import { withPlatformRights } from '#server/data/platform-rights.ts';
import type { Change } from '#server/sync/change.ts';
import { ownerStream, tenantAdminStream } from '#server/sync/stream-names.ts';

interface PaidInvoice {
  readonly tenantId: string;
  readonly amountCents: number;
  readonly description: string;
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

/** An invoice that the own ledger has paid at once: it takes no real money. */
export async function writeInvoice(change: Change, { amountCents, description, ...invoice }: PaidInvoice): Promise<void> {
  const { tx, now } = change;
  const amount = `${Math.floor(amountCents / 100)}.${String(amountCents % 100).padStart(2, '0')}`;
  const id = change.newId();
  const data = { id, ...invoice, amount, paidAt: now, dueDate: now, createdAt: now, lines: [{ description, amount }] };
  await withPlatformRights(tx, () => tx.invoice.create({ data: { ...data, status: 'paid' }, select: { id: true } }));
  change.touch(tenantAdminStream(invoice.tenantId), 'invoice', id);
  change.touch(ownerStream, 'invoice', id);
}
