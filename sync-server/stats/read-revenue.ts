import { centsOf } from '#contract/billing/cents.ts';
import { Revenue, type RevenueMonth } from '#contract/billing/revenue.ts';
import { done } from '#contract/values/outcome.ts';
import type { Tx } from '#server/data/database.ts';
import { NoInput } from '#server/operations/declaration.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { ValueData, valueEventType } from '#server/subscriptions/note-value.ts';
import { recurringByMonth, type ValueEvent } from '#server/subscriptions/recurring-revenue.ts';

const shownMonths = 12;

export const readRevenue = defineOperation({
  name: 'billing.platform',
  id: 'readRevenue',
  summary: 'Recurring revenue, churn, invoices, and AI calls of the last 12 months, counted from the ledger',
  input: NoInput,
  output: Revenue,
  rest: {
    method: 'GET',
    path: '/api/admin/revenue',
    example: {
      months: [
        {
          month: new Date('2026-01-01T00:00:00.000Z'),
          recurringCents: 63_700,
          customers: 13,
          churned: 1,
          churnPercent: 7.7,
          invoicedCents: 64_120,
          aiCalls: 4210,
          aiCents: 420,
        },
      ],
    },
  },
  graphql: { query: 'revenue' },
  read: ({ deps }) => deps.db.reading({ as: 'platform' }, async (tx) => done({ months: await readMonths(tx, deps.clock()) })),
});

async function readMonths(tx: Tx, now: Date): Promise<RevenueMonth[]> {
  const starts = Array.from(
    { length: shownMonths },
    (_, place) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + place + 1 - shownMonths, 1)),
  );
  const recurring = recurringByMonth(await readValues(tx, now), [...starts, new Date(now.getTime() + 1)]);
  const counted = new Map((await countMonths(tx, starts)).map((row) => [row.month.getTime(), row]));
  return starts.flatMap((month, place) => {
    const [value, row] = [recurring[place], counted.get(month.getTime())];
    if (value === undefined || row === undefined) return [];
    return [{ month, ...value, invoicedCents: centsOf(row.invoiced), aiCalls: row.aiCalls, aiCents: centsOf(row.ai) }];
  });
}

async function readValues(tx: Tx, now: Date): Promise<ValueEvent[]> {
  const rows = await tx.billingEvent.findMany({
    where: { type: valueEventType, createdAt: { lte: now } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { tenantId: true, createdAt: true, data: true },
  });
  return rows.map(({ tenantId, createdAt: at, data }) => ({ tenantId, at, ...ValueData.parse(data) }));
}

interface CountedMonth {
  readonly month: Date;
  /** Decimal text in dollars. */
  readonly invoiced: string;
  readonly ai: string;
  readonly aiCalls: number;
}

/**
 * An invoice that a credit note has cancelled in full counts in its month, and the note in its own. An invoice that was voided otherwise
 * never counts, and neither do notes on it. Months are UTC whatever the time zone of the database is.
 */
function countMonths(tx: Tx, starts: readonly Date[]): Promise<CountedMonth[]> {
  return tx.$queryRaw<CountedMonth[]>`
    with months as (
      select month, ((month at time zone 'UTC') + interval '1 month') at time zone 'UTC' as next from unnest(${[...starts]}::timestamptz[]) month
    ), counted as (
      select d.amount, d.lines, d.created_at from invoices d join invoices i on i.id = coalesce(d.credited_invoice_id, d.id)
      where i.status not in ('void', 'uncollectible') or i.amount::numeric + coalesce(
        (select sum(n.amount::numeric) from invoices n where n.credited_invoice_id = i.id), 0) = 0 and i.amount::numeric <> 0
    )
    select month,
      (select coalesce(sum(amount::numeric), 0)::text from counted where created_at >= month and created_at < next) as invoiced,
      (select coalesce(sum((line ->> 'amount')::numeric), 0)::text from counted, jsonb_array_elements(lines) line
        where line ->> 'kind' = 'ai' and created_at >= month and created_at < next) as ai,
      (select coalesce(sum(calls_count), 0)::float8 from ai_usage
        where billing_period_start >= month and billing_period_start < next) as "aiCalls"
    from months`;
}
