import { fullCentsOf } from '#contract/values/amounts/cents.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { prorate } from '#server/money/billing/terms/billing-period.ts';
import { servedUntil } from '#server/money/subscriptions/served-until.ts';
import { creditInvoice } from './credit-invoice.ts';
import { readLines } from './kept-lines.ts';
import { queueRefund, refundOf } from './send-refund.ts';

export interface UnusedTime {
  /** The service ended here, before the end of the paid period. */
  readonly since: Date;
  /** Printed on the credit note. */
  readonly reason: string;
  /** Cents of an interval that the tenant still uses on its new plan. */
  readonly remainingCents?: number;
  /** True if the subscription goes on: its next invoice uses the credit. */
  readonly asCredit?: boolean;
}

export const creditReasons = {
  ended: 'the subscription ended before the paid period',
  trial: 'the trial ended before the paid period',
  unpaid: 'days without service while an invoice was unpaid',
  deleted: 'the firm was deleted before the end of the paid year',
  support: 'a smaller plan was set before the end of the paid period',
} as const;

/**
 * Writes credit notes for the days that a tenant loses when it did not choose its smaller plan itself. What was paid at the card service is
 * credited by the same rule, and refunded there, unless the subscription goes on.
 */
export async function creditUnused(
  change: Change,
  tenantId: string,
  { since: endedAt, reason, remainingCents = 0, asCredit = false }: UnusedTime,
): Promise<void> {
  await withPlatformRights(change.tx, async () => {
    const ofTenant = { tenantId, kind: 'invoice' };
    const newest = await change.tx.invoice.findFirst({
      where: { ...ofTenant, periodEnd: { not: null } },
      orderBy: { periodEnd: 'desc' },
      select: { periodEnd: true },
    });
    const since = await onInvoices(change, tenantId, endedAt, newest?.periodEnd ?? null);
    const invoices = await change.tx.invoice.findMany({
      // An open invoice of the card service is paid or voided there.
      where: { ...ofTenant, periodEnd: { gt: since }, OR: [{ status: 'paid' }, { status: 'pending', providerInvoiceId: null }] },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { id: true, providerInvoiceId: true, lines: true, periodStart: true, periodEnd: true },
    });
    let still = remainingCents;
    for (const { id, providerInvoiceId, lines, periodStart: start, periodEnd: end } of invoices) {
      if (start === null || end === null) continue;
      const paid = readPaid(lines);
      const cents = prorate(Math.min(still, paid.planCents), paid.planCents, { start, end }, since);
      still = Math.max(0, still - paid.planCents);
      if (cents <= 0) continue;
      const note = await creditInvoice(change, { invoiceId: id, cents: cents + taxOn(cents, paid), reason, asCredit });
      if (note !== undefined && providerInvoiceId !== null) await queueRefund(change, tenantId, refundOf(note, providerInvoiceId, reason));
    }
  });
}

async function onInvoices({ tx }: Change, tenantId: string, at: Date, invoicedUntil: Date | null): Promise<Date> {
  const subscription = await tx.subscription.findUnique({
    where: { tenantId },
    select: { status: true, currentPeriodEnd: true, pausedAt: true },
  });
  return servedUntil(subscription, invoicedUntil, at);
}

interface PaidCents {
  /** The price of the plan less the coupon. */
  readonly planCents: number;
  readonly taxCents: number;
  readonly taxedCents: number;
}

/** AI calls on an invoice were used, and are not credited. */
function readPaid(lines: unknown): PaidCents {
  const read = readLines(lines);
  const total = (kinds: readonly string[]): number =>
    read.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { cents }) => sum + cents, 0);
  const planCents = Math.max(0, total(['plan', 'coupon']));
  return { planCents, taxCents: total(['tax']), taxedCents: planCents + total(['ai']) };
}

/** The share of the tax, rounded down. */
function taxOn(cents: number, { taxCents, taxedCents }: PaidCents): number {
  return taxedCents === 0 ? 0 : fullCentsOf(taxCents, cents, taxedCents);
}
