import { centsToText } from '#contract/values/amounts/cents.ts';
import { platformCurrency } from '#contract/values/amounts/currency.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { ownerStream, tenantAdminStream } from '#server/core/sync/streams/stream-names.ts';
import { balanceChange, balanceLine, creditBalance } from '#server/money/billing/credit/credit-balance.ts';
import { type InvoiceLine, totalCents } from '#server/money/billing/terms/invoice-lines.ts';
import { partiesOf, readParties } from '#server/money/billing/terms/invoice-parties.ts';

interface NewInvoice {
  readonly tenantId: string;
  readonly lines: readonly InvoiceLine[];
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** The payment was already taken; an invoice with a total of zero always counts as paid. */
  readonly isPaid?: boolean;
  /** The invoice that a credit note reverses. */
  readonly credits?: string;
  /** Cents that a credit note adds to the credit of the tenant. */
  readonly balanceCents?: number;
  /** The currency in the notation of the card service. */
  readonly currency?: string;
}

export interface WrittenInvoice {
  readonly id: string;
  readonly number: string;
  readonly cents: number;
}

/**
 * Writes an invoice or a credit note with the next number of its series. The credit of the tenant pays first. The row of the series is locked,
 * so that no two invoices use the same credit.
 */
export async function writeInvoice(change: Change, wanted: NewInvoice): Promise<WrittenInvoice> {
  return withPlatformRights(change.tx, async () => {
    const number = await nextNumber(change, wanted.credits === undefined ? 'INV' : 'CN');
    return writeNumbered(change, { ...wanted, lines: await withBalance(change, wanted) }, number);
  });
}

/** A payment that was already taken was taken in full. */
async function withBalance({ tx }: Change, { tenantId, lines, isPaid = false, credits }: NewInvoice): Promise<readonly InvoiceLine[]> {
  if (isPaid || credits !== undefined) return lines;
  const line = balanceLine(await creditBalance(tx, tenantId), totalCents(lines));
  return line === undefined ? lines : [...lines, line];
}

async function writeNumbered(
  change: Change,
  { tenantId, lines, isPaid = false, credits, currency = platformCurrency().toLowerCase(), ...wanted }: NewInvoice,
  number: string,
): Promise<WrittenInvoice> {
  const { now } = change;
  const cents = totalCents(lines);
  const status = isPaid || cents <= 0 ? 'paid' : 'pending';
  const id = change.newId();
  const data = {
    id,
    tenantId,
    periodStart: wanted.periodStart,
    periodEnd: wanted.periodEnd,
    balanceCents: wanted.balanceCents ?? balanceChange(lines),
    currency,
    kind: credits === undefined ? 'invoice' : 'credit_note',
    creditedInvoiceId: credits ?? null,
    amount: centsToText(cents),
    status,
    paidAt: status === 'paid' ? now : null,
    dueDate: now,
    createdAt: now,
    lines: lines.map(({ kind, description, cents }) => ({ kind, description, amount: centsToText(cents) })),
  } as const;
  const parties = credits === undefined ? await readParties(change.tx, tenantId) : await partiesOf(change.tx, credits);
  await change.tx.invoice.create({ data: { ...data, number, ...parties }, select: { id: true } });
  touchInvoice(change, tenantId, id);
  return { id, number, cents };
}

/** The row of the series is locked until the commit: a document that is not written returns its number. */
export async function nextNumber({ tx }: Pick<Change, 'tx'>, series: string): Promise<string> {
  const [row] = await tx.$queryRaw<{ last: number }[]>`
    insert into invoice_series (name, last) values (${series}, 1)
    on conflict (name) do update set last = invoice_series.last + 1 returning last`;
  return `${series}-${String(row?.last ?? 0).padStart(6, '0')}`;
}

export function touchInvoice(change: Change, tenantId: string, id: string): void {
  change.touch(tenantAdminStream(tenantId), 'invoice', id);
  change.touch(ownerStream, 'invoice', id);
}
