import type { OutstandingInvoices } from '#contract/money/revenue/revenue.ts';
import { centsOf } from '#contract/values/amounts/cents.ts';
import type { Tx } from '#server/core/data/database.ts';

/** Decimal texts in dollars. */
type AgesRow = Readonly<Record<'current' | 'upTo30' | 'upTo60' | 'upTo90' | 'over90', string>>;

/** Open invoices less their credit notes, by whole days of 24 hours since they were due. An invoice without a due date was due when written. */
export async function readOutstanding(tx: Tx, now: Date): Promise<OutstandingInvoices> {
  const [ages] = await tx.$queryRaw<AgesRow[]>`
    with open as (
      select i.amount::numeric + coalesce((select sum(n.amount::numeric) from invoices n where n.credited_invoice_id = i.id), 0) as amount,
        floor(extract(epoch from ${now}::timestamptz - coalesce(i.due_date, i.created_at)) / 86400) as days
      from invoices i where i.kind = 'invoice' and i.status = 'pending'
    )
    select coalesce(sum(amount) filter (where days < 1), 0)::text as "current",
      coalesce(sum(amount) filter (where days between 1 and 30), 0)::text as "upTo30",
      coalesce(sum(amount) filter (where days between 31 and 60), 0)::text as "upTo60",
      coalesce(sum(amount) filter (where days between 61 and 90), 0)::text as "upTo90",
      coalesce(sum(amount) filter (where days > 90), 0)::text as "over90"
    from open`;
  if (ages === undefined) throw new Error('Counting answered no row.');
  return {
    currentCents: centsOf(ages.current),
    upTo30Cents: centsOf(ages.upTo30),
    upTo60Cents: centsOf(ages.upTo60),
    upTo90Cents: centsOf(ages.upTo90),
    over90Cents: centsOf(ages.over90),
  };
}
