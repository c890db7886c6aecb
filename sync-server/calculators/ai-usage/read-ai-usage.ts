import type { TenantAiUsage } from '#contract/money/revenue/stats.ts';
import { monthWindowDays } from '#contract/money/settings/settings.ts';
import type { Tx } from '#server/core/data/database.ts';

const dayMs = 24 * 60 * 60 * 1000;
const periodMs = monthWindowDays * dayMs;

/** Midnight (UTC) at which "this month" begins: today and the 29 days before it. */
export function monthStart(now: Date): Date {
  return new Date(Math.floor(now.getTime() / dayMs) * dayMs + dayMs - periodMs);
}

/**
 * AI calls in periods of 30 days, the newest first. The first period is "this month": today (UTC) and the 29 days before it. Every AI
 * figure of the product is one of these numbers, and all of them come from the days in `ai_usage`. Null: of all tenants.
 */
export async function readAiUsage(tx: Tx, tenantIds: readonly string[] | null, now: Date): Promise<readonly TenantAiUsage[]> {
  const today = todayOf(now);
  const rows = await tx.$queryRaw<{ period: number; calls: number; cost: string }[]>`
    select greatest(0, floor(extract(epoch from ${today}::timestamptz - billing_period_start) * 1000 / ${periodMs}::float8))::int as period,
      sum(calls_count)::float8 as calls, sum(cost::numeric)::text as cost
    from ai_usage
    where (${tenantIds === null}::boolean or tenant_id = any(${[...(tenantIds ?? [])]}::uuid[])) and billing_period_start <= ${now}
    group by 1`;
  const byPeriod = new Map(rows.map((row) => [row.period, row]));
  const oldest = Math.max(0, ...byPeriod.keys());
  const tomorrow = today.getTime() + dayMs;
  return Array.from({ length: oldest + 1 }, (_, period) => ({
    callsCount: byPeriod.get(period)?.calls ?? 0,
    cost: byPeriod.get(period)?.cost ?? '0.00',
    billingPeriodStart: new Date(tomorrow - (period + 1) * periodMs),
    billingPeriodEnd: new Date(tomorrow - period * periodMs),
  }));
}

/** Days that begin after this moment belong to "this month". */
export function endOfLastMonth(now: Date): Date {
  return new Date(todayOf(now).getTime() - periodMs);
}

function todayOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / dayMs) * dayMs);
}
