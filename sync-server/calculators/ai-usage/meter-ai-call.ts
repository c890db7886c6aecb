import { type AiAllowance, isUsedUp } from '#contract/calculators/ai-usage.ts';
import { explanationTexts } from '#contract/calculators/explanations.ts';
import { aiPricing } from '#contract/money/settings/ai-settings.ts';
import { accessTexts } from '#contract/people/access.ts';
import { minorDigits } from '#contract/values/amounts/currency.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import type { Tx } from '#server/core/data/database.ts';
import { lockUntilCommit } from '#server/core/data/lock-until-commit.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import { keyOf } from '#server/core/data/tenant-key.ts';
import { settingIn } from '#server/core/settings/setting-store.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { ownerStream, tenantAdminStream } from '#server/core/sync/streams/stream-names.ts';
import { limitAiCalls } from './limit-ai-calls.ts';
import { loadAiAllowance } from './load-ai-allowance.ts';
import { noticeAiUsage } from './notice-ai-usage.ts';

export interface AiCallToMeter {
  /** Created by the caller, so that a repeated request is counted once. */
  readonly id: string;
  readonly tenantId: string;
}

export type MeterRefusal = 'NotFound' | 'Conflict' | 'LimitReached' | 'TooManyRequests';

/**
 * Counts one AI call before it is made, or refuses it; no other code counts. Concurrent calls wait for each other, so that simultaneous
 * calls cannot exceed a limit or the allowance.
 */
export function meterAiCall(change: Change, call: AiCallToMeter): Promise<Outcome<AiAllowance, MeterRefusal>> {
  return withPlatformRights(change.tx, async () => {
    const { tx, now, caller } = change;
    await lockUntilCommit(tx, 'ai-calls');
    if ((await tx.aiCall.count({ where: { id: call.id } })) > 0) return refused('Conflict', explanationTexts.askedAlready);
    const loaded = await loadAiAllowance(tx, call.tenantId, now);
    if (loaded === null) return refused('NotFound', accessTexts.notFound);
    const { isFree, ...allowance } = loaded;
    if (isUsedUp(allowance)) return refused('LimitReached', explanationTexts.usedUp);
    const limited = await limitAiCalls(tx, call.tenantId, isFree, now);
    if (limited !== undefined) return limited;
    await tx.aiCall.create({ data: { ...call, userId: caller.userId, createdAt: now } });
    await raiseDay(change, call.tenantId, now, 1);
    const { callsThisMonth, callsInPeriod } = allowance;
    const counted = { ...allowance, callsThisMonth: callsThisMonth + 1, callsInPeriod: callsInPeriod + 1 };
    await noticeAiUsage(change, call.tenantId, allowance, counted);
    return done(counted);
  });
}

/** Takes back a call for which the service returned nothing. It still counts toward the rate limits. */
export function returnAiCall(change: Change, { id, tenantId }: AiCallToMeter): Promise<Outcome<null>> {
  return withPlatformRights(change.tx, async () => {
    const { tx } = change;
    await lockUntilCommit(tx, 'ai-calls');
    const call = await tx.aiCall.findFirst({ where: { id, tenantId, isMetered: true }, select: { createdAt: true } });
    if (call === null) return done(null);
    await tx.aiCall.update({ where: keyOf(tenantId, id), data: { isMetered: false }, select: { id: true } });
    await raiseDay(change, tenantId, call.createdAt, -1);
    return done(null);
  });
}

/** The day's cost is computed from its count, so that fractions of a cent add up instead of being rounded call by call. */
async function raiseDay(change: Change, tenantId: string, at: Date, by: 1 | -1): Promise<void> {
  const price = await readPrice(change.tx, tenantId);
  const start = new Date(at);
  start.setUTCHours(0, 0, 0, 0);
  const end = new Date(start);
  end.setUTCDate(end.getUTCDate() + 1);
  const [row] = await change.tx.$queryRaw<{ id: string }[]>`
    insert into ai_usage as day (id, tenant_id, calls_count, billing_period_start, billing_period_end, cost)
    values (${change.newId()}::uuid, ${tenantId}::uuid, 1, ${start}, ${end}, round(${String(price)}::numeric, ${minorDigits()}::int)::text)
    on conflict (tenant_id, billing_period_start) do update
      set calls_count = day.calls_count + ${by}::int, cost = round((day.calls_count + ${by}::int) * ${String(price)}::numeric, ${minorDigits()}::int)::text
    returning id::text`;
  if (row === undefined) return;
  change.touch(tenantAdminStream(tenantId), 'aiUsage', row.id);
  change.touch(ownerStream, 'aiUsage', row.id);
}

/** The price that the tenant bought with its plan, or that of the platform. */
async function readPrice(tx: Tx, tenantId: string): Promise<number | string> {
  const [own] = await tx.$queryRaw<{ price: string | null }[]>`
    select terms ->> 'aiPricePerCall' as price from subscriptions
    where tenant_id = ${tenantId}::uuid and status in ('trialing', 'active', 'past_due', 'paused')`;
  if (typeof own?.price === 'string') return own.price;
  return (await settingIn(tx, aiPricing)).pricePerCall;
}
