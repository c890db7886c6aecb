import { centsOf } from '#contract/values/amounts/cents.ts';
import type { Tx } from '#server/core/data/database.ts';
import { servedUntil } from '#server/money/subscriptions/served-until.ts';
import { shareLeft } from '#server/money/subscriptions/share-left.ts';

interface YearlyRow {
  readonly start: Date;
  readonly end: Date;
  /** Decimal texts in dollars: the plan less the coupon, and its credit notes without tax. */
  readonly planAmount: string;
  readonly credited: string;
  readonly status: string | null;
  readonly currentPeriodEnd: Date | null;
  readonly pausedAt: Date | null;
  /** The last day of the newest invoice of the tenant. */
  readonly invoicedUntil: Date;
}

/**
 * Cents of paid invoices for more than a month, such as a year or the rest of one, that pay for days to come. The day that has begun counts
 * as to come, as it does when days are credited. Credit notes return days to come first.
 */
export async function readDeferredCents(tx: Tx, now: Date): Promise<number> {
  const rows = await tx.$queryRaw<YearlyRow[]>`
    select i.period_start as start, i.period_end as "end",
      (select coalesce(sum((line ->> 'amount')::numeric), 0)::text from jsonb_array_elements(i.lines) line
        where line ->> 'kind' in ('plan', 'coupon')) as "planAmount",
      (select coalesce(sum((line ->> 'amount')::numeric), 0)::text from invoices n, jsonb_array_elements(n.lines) line
        where n.credited_invoice_id = i.id and line ->> 'kind' = 'credit') as credited,
      s.status::text, s.current_period_end as "currentPeriodEnd", s.paused_at as "pausedAt",
      (select max(o.period_end) from invoices o where o.tenant_id = i.tenant_id and o.kind = 'invoice') as "invoicedUntil"
    from invoices i left join subscriptions s on s.tenant_id = i.tenant_id
    where i.kind = 'invoice' and i.status = 'paid' and jsonb_typeof(i.lines) = 'array'
      and i.period_end - i.period_start > interval '31 days'
      and greatest(i.period_end, s.current_period_end) > coalesce(s.paused_at, ${now}::timestamptz)`;
  return rows.reduce((total, row) => total + deferredOf(row, now), 0);
}

function deferredOf({ planAmount, credited, status, start, end, invoicedUntil, ...row }: YearlyRow, now: Date): number {
  const at = servedUntil(status === null ? null : { status, ...row }, invoicedUntil, now);
  const left = shareLeft(Math.max(0, centsOf(planAmount)), { start, end }, at);
  return Math.max(0, left + centsOf(credited));
}
