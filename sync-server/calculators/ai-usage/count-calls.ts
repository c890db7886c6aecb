import type { Tx } from '#server/core/data/database.ts';

/**
 * AI calls of whole days (UTC): from the day of the first moment up to, but not including, the day of the second. Adjacent spans never
 * share a day.
 */
export async function countCalls(tx: Tx, tenantId: string, from: Date, to: Date): Promise<number> {
  const [row] = await tx.$queryRaw<{ calls: number }[]>`
    select coalesce(sum(calls_count), 0)::float8 as calls from ai_usage
    where tenant_id = ${tenantId}::uuid and billing_period_start >= date_trunc('day', ${from}::timestamptz, 'UTC')
      and billing_period_start < date_trunc('day', ${to}::timestamptz, 'UTC')`;
  return row?.calls ?? 0;
}
