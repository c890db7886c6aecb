import { centsOf, fullCentsOf } from '#contract/values/amounts/cents.ts';
import { keyOf } from '#server/core/data/tenant-key.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import type { InvoiceLine } from '#server/money/billing/terms/invoice-lines.ts';
import { readLines } from './kept-lines.ts';
import { touchInvoice, type WrittenInvoice, writeInvoice } from './write-invoice.ts';

interface WantedCredit {
  readonly invoiceId: string;
  readonly cents: number;
  readonly reason: string;
  /** True if the money stays with the tenant as credit; otherwise the card service returns its part. */
  readonly asCredit?: boolean;
}

/** A credit note, with its parts that the card service returns to the card and that stay with the tenant. */
export interface WrittenCredit extends WrittenInvoice {
  readonly refundCents: number;
  readonly balanceCents: number;
}

/** Cents of an invoice that no credit note has returned. The caller has locked the invoice. */
export async function creditableCents(
  { tx }: Pick<Change, 'tx'>,
  { id, amount, balanceCents }: Pick<PaidInvoice, 'id' | 'amount' | 'balanceCents'>,
): Promise<number> {
  const notes = await tx.invoice.findMany({ where: { creditedInvoiceId: id }, select: { amount: true } });
  // Credit that paid the invoice is returned, too.
  return notes.reduce((rest, note) => rest + centsOf(note.amount), centsOf(amount) - Math.min(0, balanceCents));
}

interface PaidInvoice {
  readonly id: string;
  readonly amount: string;
  readonly balanceCents: number;
  readonly status: string;
  readonly providerInvoiceId: string | null;
}

/** Cents of a payment at the card service that no credit note has returned. Our own ledger returns nothing to a card. */
async function refundableCents({ tx }: Pick<Change, 'tx'>, { id, amount, providerInvoiceId }: PaidInvoice): Promise<number> {
  if (providerInvoiceId === null) return 0;
  const notes = await tx.invoice.findMany({ where: { creditedInvoiceId: id }, select: { amount: true, balanceCents: true } });
  return Math.max(
    0,
    notes.reduce((rest, note) => rest + centsOf(note.amount) + note.balanceCents, centsOf(amount)),
  );
}

/** Writes a credit note for an invoice, at most for what is left of it. Undefined: nothing is left. */
export async function creditInvoice(
  change: Change,
  { invoiceId, cents, reason, asCredit = false }: WantedCredit,
): Promise<WrittenCredit | undefined> {
  const { tx, now } = change;
  await tx.$queryRaw`select 1 from invoices where id = ${invoiceId}::uuid for update`;
  const invoice = await tx.invoice.findFirstOrThrow({ where: { id: invoiceId } });
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
    await tx.invoice.update({ where: keyOf(tenantId, invoiceId), data: { status: 'void' }, select: { id: true } });
  touchInvoice(change, tenantId, invoiceId);
  const refundCents = asCredit ? 0 : Math.min(credited, await refundableCents(change, invoice));
  // A note on an open invoice reduces what is owed.
  const balanceCents = invoice.status === 'paid' ? credited - refundCents : 0;
  const note = await writeInvoice(change, { tenantId, currency, lines, ...period, credits: invoiceId, balanceCents });
  return { ...note, refundCents, balanceCents };
}

/** The tax in a part of an invoice. The parts of an invoice that is credited bit by bit add up to its tax. */
function creditedTax(
  { amount, balanceCents, lines }: { readonly amount: string; readonly balanceCents: number; readonly lines: unknown },
  left: number,
  credited: number,
): InvoiceLine | undefined {
  const taxes = readLines(lines).filter(({ kind }) => kind === 'tax');
  const [total, tax] = [centsOf(amount) - Math.min(0, balanceCents), taxes.reduce((sum, { cents }) => sum + cents, 0)];
  const taxUpTo = (cents: number): number => (total === 0 ? 0 : fullCentsOf(tax, cents, total));
  const cents = taxUpTo(total - left) - taxUpTo(total - left + credited);
  return cents === 0 ? undefined : { kind: 'tax', description: taxes[0]?.description ?? '', cents };
}
