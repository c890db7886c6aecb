import { centsOf } from '#contract/cents.ts';
import type { Change } from '#server/sync/change.ts';
import { touchInvoice, type WrittenInvoice, writeInvoice } from './write-invoice.ts';

interface WantedCredit {
  readonly invoiceId: string;
  readonly cents: number;
  readonly reason: string;
}

/** Cents of an invoice that no credit note has returned. The caller has locked the invoice. */
export async function creditableCents(
  { tx }: Pick<Change, 'tx'>,
  { id, amount }: { readonly id: string; readonly amount: string },
): Promise<number> {
  const notes = await tx.invoice.findMany({ where: { creditedInvoiceId: id }, select: { amount: true } });
  return notes.reduce((rest, note) => rest + centsOf(note.amount), centsOf(amount));
}

/** Writes a credit note for an invoice, at most for what is left of it. Undefined: nothing is left. */
export async function creditInvoice(change: Change, { invoiceId, cents, reason }: WantedCredit): Promise<WrittenInvoice | undefined> {
  const { tx, now } = change;
  await tx.$queryRaw`select 1 from invoices where id = ${invoiceId}::uuid for update`;
  const invoice = await tx.invoice.findUniqueOrThrow({ where: { id: invoiceId } });
  const left = await creditableCents(change, invoice);
  const credited = Math.min(cents, left);
  if (credited <= 0) return undefined;
  const line = { kind: 'credit', description: `Credit for ${invoice.number ?? 'an invoice'}: ${reason}`, cents: -credited } as const;
  const period = { periodStart: invoice.periodStart ?? now, periodEnd: invoice.periodEnd ?? now };
  const { tenantId, currency } = invoice;
  // An open invoice that is credited in full is not owed any more.
  if (invoice.status === 'pending' && credited === left)
    await tx.invoice.update({ where: { id: invoiceId }, data: { status: 'void' }, select: { id: true } });
  touchInvoice(change, tenantId, invoiceId);
  return writeInvoice(change, { tenantId, currency, lines: [line], ...period, credits: invoiceId });
}
