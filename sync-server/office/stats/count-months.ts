import { unitsOfOne } from '#contract/values/amounts/currency.ts';
import { Prisma } from '#server/core/data/client.ts';
import type { Tx } from '#server/core/data/database.ts';

interface CountedMonth {
  readonly month: Date;
  /** Decimal text in dollars. */
  readonly invoiced: string;
  readonly collected: string;
  readonly ai: string;
  readonly aiCalls: number;
}

/**
 * Sums invoiced, collected, and called in months of UTC, given by their starts in order, without a gap.
 *
 * An invoice that a credit note has cancelled in full counts in its month, and the note in its own. An invoice that was voided otherwise
 * never counts, and neither do notes on it. Credit that pays an invoice was taken off with its credit note already. A payment is the amount
 * of its invoice less the notes of the time before. Notes of a later time are refunds if the card service took the payment; our own ledger
 * returns nothing to a card.
 *
 * Each table is read once, whatever the number of months is, and the few credit notes are summed before they are looked up.
 */
export function countMonths(tx: Tx, starts: readonly Date[]): Promise<CountedMonth[]> {
  const first = starts[0] ?? new Date(0);
  const list = Prisma.sql`${[...starts]}::timestamptz[]`;
  return tx.$queryRaw<CountedMonth[]>`
    with months as (select month, place from unnest(${list}) with ordinality each(month, place)),
    span as (select ${first}::timestamptz as start, (max(month) at time zone 'UTC' + interval '1 month') at time zone 'UTC' as stop from months),
    notes as (
      select credited_invoice_id as id, sum(amount::numeric) as amount from invoices where credited_invoice_id is not null group by 1
    ), documents as (
      select d.amount, d.kind, d.balance_cents, d.lines, d.created_at, d.status, d.amount as booked, notes.amount as noted
      from span, invoices d left join notes on notes.id = d.id
      where d.credited_invoice_id is null and d.created_at >= span.start and d.created_at < span.stop
      union all
      select d.amount, d.kind, d.balance_cents, d.lines, d.created_at, i.status, i.amount, notes.amount
      from span, invoices d join invoices i on i.id = d.credited_invoice_id left join notes on notes.id = i.id
      where d.credited_invoice_id is not null and d.created_at >= span.start and d.created_at < span.stop
    ), counted as (
      select amount::numeric - case kind when 'invoice' then balance_cents else 0 end / ${unitsOfOne()}::numeric as amount, lines,
        width_bucket(created_at, ${list}) as place
      from documents
      where status not in ('void', 'uncollectible') or booked::numeric + coalesce(noted, 0) = 0 and booked::numeric <> 0
    ), moved as (
      select width_bucket(i.paid_at, ${list}) as place, greatest(0, i.amount::numeric + case when notes.id is null then 0 else coalesce(
        (select sum(n.amount::numeric) from invoices n where n.credited_invoice_id = i.id and n.created_at < i.paid_at), 0) end) as amount
      from span, invoices i left join notes on notes.id = i.id
      where i.kind = 'invoice' and i.status = 'paid' and i.paid_at >= span.start and i.paid_at < span.stop
      union all
      select width_bucket(n.created_at, ${list}), n.amount::numeric + n.balance_cents / ${unitsOfOne()}::numeric
      from span, invoices n join invoices i on i.id = n.credited_invoice_id
      where n.created_at >= span.start and n.created_at < span.stop and i.status = 'paid' and i.provider_invoice_id is not null and n.created_at >= i.paid_at and n.refund_problem is null
    ),
    invoiced as (select place, round(sum(amount), 2) as amount from counted group by 1),
    collected as (select place, round(sum(amount), 2) as amount from moved group by 1),
    ai as (
      select place, sum((line ->> 'amount')::numeric) as amount from counted, jsonb_array_elements(lines) line
      where line ->> 'kind' = 'ai' group by 1
    ), calls as (
      select width_bucket(billing_period_start, ${list}) as place, sum(calls_count)::float8 as calls from ai_usage, span
      where billing_period_start >= span.start and billing_period_start < span.stop group by 1
    )
    select months.month, coalesce(invoiced.amount, 0)::text as invoiced, coalesce(collected.amount, 0)::text as collected,
      coalesce(ai.amount, 0)::text as ai, coalesce(calls.calls, 0) as "aiCalls"
    from months left join invoiced using (place) left join collected using (place) left join ai using (place) left join calls using (place)`;
}
