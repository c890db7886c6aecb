import type { CreditChange } from '#contract/money/billing.ts';
import type { Tx } from '#server/core/data/database.ts';
import type { InvoiceLine } from '#server/money/billing/terms/invoice-lines.ts';

/**
 * Cents that the platform owes a tenant: its credit notes for paid invoices that were not refunded, less the invoices that used them. A void
 * invoice has used nothing, and a credit note that the card service refused has given nothing.
 */
export async function creditBalance(tx: Tx, tenantId: string): Promise<number> {
  const { _sum } = await tx.invoice.aggregate({
    where: { tenantId, status: { not: 'void' }, refundProblem: null },
    _sum: { balanceCents: true },
  });
  return _sum.balanceCents ?? 0;
}

/** Credit that an invoice uses is negative; an invoice of the card service with a negative total adds to it. */
export function balanceText(cents: number): string {
  return cents < 0 ? 'Credit from earlier credit notes' : 'Kept as credit for the next invoice';
}

/** The line by which credit pays an invoice, at most all of it; undefined: there is nothing to pay, or no credit. */
export function balanceLine(balanceCents: number, totalCents: number): InvoiceLine | undefined {
  const used = Math.min(balanceCents, totalCents);
  return used <= 0 ? undefined : { kind: 'balance', description: balanceText(-used), cents: -used };
}

/** The change of the credit that the lines of an invoice state. */
export function balanceChange(lines: readonly InvoiceLine[]): number {
  return lines.reduce((sum, { kind, cents }) => (kind === 'balance' ? sum + cents : sum), 0);
}

export function creditHistory(tx: Tx, tenantId: string): Promise<CreditChange[]> {
  return tx.invoice
    .findMany({
      where: { tenantId, status: { not: 'void' }, refundProblem: null, balanceCents: { not: 0 } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { number: true, balanceCents: true, createdAt: true },
    })
    .then((rows) => rows.map(({ balanceCents: cents, ...row }) => ({ ...row, cents })));
}
