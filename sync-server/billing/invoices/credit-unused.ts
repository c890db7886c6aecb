import { withPlatformRights } from '#server/data/roles/platform-rights.ts';
import type { Change } from '#server/sync/change.ts';
import { prorate } from '../periods/billing-period.ts';
import { creditInvoice } from './credit-invoice.ts';
import { readLines } from './kept-lines.ts';

export interface UnusedTime {
  /** The service ended here, before the end of the paid period. */
  readonly since: Date;
  /** Printed on the credit note. */
  readonly reason: string;
  /** Cents of an interval that the tenant still uses on its new plan. */
  readonly remainingCents?: number;
}

export const creditReasons = {
  ended: 'the subscription ended before the paid period',
  trial: 'the trial ended before the paid period',
  unpaid: 'days without service while an invoice was unpaid',
  support: 'a smaller plan was set before the end of the paid period',
} as const;

/**
 * Writes credit notes for the days that a tenant loses when it did not choose its smaller plan itself. The card service credits its own
 * invoices.
 */
export async function creditUnused(
  change: Change,
  tenantId: string,
  { since: endedAt, reason, remainingCents = 0 }: UnusedTime,
): Promise<void> {
  await withPlatformRights(change.tx, async () => {
    const ofTenant = { tenantId, kind: 'invoice', providerInvoiceId: null };
    const newest = await change.tx.invoice.findFirst({
      where: { ...ofTenant, periodEnd: { not: null } },
      orderBy: { periodEnd: 'desc' },
      select: { periodEnd: true },
    });
    const since = await onInvoices(change, tenantId, endedAt, newest?.periodEnd ?? null);
    const invoices = await change.tx.invoice.findMany({
      where: { ...ofTenant, status: { in: ['paid', 'pending'] }, periodEnd: { gt: since } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { id: true, lines: true, periodStart: true, periodEnd: true },
    });
    let still = remainingCents;
    for (const { id, lines, periodStart: start, periodEnd: end } of invoices) {
      if (start === null || end === null) continue;
      const paid = readPaid(lines);
      const cents = prorate(Math.min(still, paid.planCents), paid.planCents, { start, end }, since);
      still = Math.max(0, still - paid.planCents);
      if (cents > 0) await creditInvoice(change, { invoiceId: id, cents: cents + taxOn(cents, paid), reason });
    }
  });
}

/** The moment on the days of the invoices: an issued invoice keeps its days when a pause moves the paid ones. */
async function onInvoices({ tx }: Change, tenantId: string, at: Date, invoicedUntil: Date | null): Promise<Date> {
  const subscription = await tx.subscription.findUnique({
    where: { tenantId },
    select: { status: true, currentPeriodEnd: true, pausedAt: true },
  });
  if (subscription === null || subscription.status === 'incomplete' || subscription.status === 'trialing') return at;
  const { currentPeriodEnd, pausedAt } = subscription;
  const movedMs = currentPeriodEnd === null || invoicedUntil === null ? 0 : currentPeriodEnd.getTime() - invoicedUntil.getTime();
  return new Date((pausedAt ?? at).getTime() - Math.max(0, movedMs));
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
  return taxedCents === 0 ? 0 : Number((BigInt(taxCents) * BigInt(cents)) / BigInt(taxedCents));
}
