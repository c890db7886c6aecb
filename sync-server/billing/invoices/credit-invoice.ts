import { centsOf } from '#contract/billing/cents.ts';
import type { Change } from '#server/sync/change.ts';
import type { InvoiceLine } from './invoice-lines.ts';
import { readLines } from './kept-lines.ts';
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
  const description = `Credit for ${invoice.number ?? 'an invoice'}: ${reason}`;
  const tax = creditedTax(invoice, left, credited);
  const line = { kind: 'credit', description, cents: -credited - (tax?.cents ?? 0) } as const;
  const lines = tax === undefined ? [line] : [line, tax];
  const period = { periodStart: invoice.periodStart ?? now, periodEnd: invoice.periodEnd ?? now };
  const { tenantId, currency } = invoice;
  // An open invoice that is credited in full is not owed any more.
  if (invoice.status === 'pending' && credited === left)
    await tx.invoice.update({ where: { id: invoiceId }, data: { status: 'void' }, select: { id: true } });
  touchInvoice(change, tenantId, invoiceId);
  return writeInvoice(change, { tenantId, currency, lines, ...period, credits: invoiceId });
}

/** The tax in a part of an invoice. The parts of an invoice that is credited bit by bit add up to its tax, to the cent. */
function creditedTax(
  { amount, lines }: { readonly amount: string; readonly lines: unknown },
  left: number,
  credited: number,
): InvoiceLine | undefined {
  const taxes = readLines(lines).filter(({ kind }) => kind === 'tax');
  const [total, tax] = [centsOf(amount), taxes.reduce((sum, { cents }) => sum + cents, 0)];
  const taxUpTo = (cents: number): number => (total === 0 ? 0 : Number((BigInt(tax) * BigInt(cents)) / BigInt(total)));
  const cents = taxUpTo(total - left) - taxUpTo(total - left + credited);
  return cents === 0 ? undefined : { kind: 'tax', description: taxes[0]?.description ?? '', cents };
}
