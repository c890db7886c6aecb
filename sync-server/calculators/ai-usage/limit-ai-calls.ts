import { aiRateLimits } from '#contract/money/settings/ai-settings.ts';
import { type Refused, refused } from '#contract/values/outcome.ts';
import { rateLimitTexts } from '#contract/values/rate-limits.ts';
import type { Tx } from '#server/core/data/database.ts';
import { settingIn } from '#server/core/settings/setting-store.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

interface CallLimit {
  readonly most: number;
  readonly windowMs: number;
  /** Null: the calls of all tenants. */
  readonly tenantId: string | null;
}

/**
 * Refuses a call above the limits that the platform owner has set: for all tenants in a minute, for one tenant in an hour, and for one on a
 * free plan in a day. The windows slide: the answer says when the oldest call in the window leaves it.
 */
export async function limitAiCalls(tx: Tx, tenantId: string, isFree: boolean, now: Date): Promise<Refused<'TooManyRequests'> | undefined> {
  const set = await settingIn(tx, aiRateLimits);
  const limits: readonly CallLimit[] = [
    { most: set.globalPerMinute, windowMs: minuteMs, tenantId: null },
    { most: set.tenantPerHour, windowMs: hourMs, tenantId },
    ...(isFree ? [{ most: set.freeTierPerDay, windowMs: dayMs, tenantId }] : []),
  ];
  const waits = await Promise.all(limits.map((limit) => waitOf(tx, limit, now)));
  const waitMs = Math.max(...waits);
  if (waitMs <= 0) return undefined;
  const seconds = Math.ceil(waitMs / 1000);
  return { ...refused('TooManyRequests', rateLimitTexts.wait(seconds)), retryAfterSeconds: seconds };
}

/** Milliseconds until another call is allowed; 0 means now. */
async function waitOf(tx: Tx, { most, windowMs, tenantId }: CallLimit, now: Date): Promise<number> {
  if (most === 0) return windowMs;
  const since = new Date(now.getTime() - windowMs);
  const blocking = await tx.aiCall.findFirst({
    where: { createdAt: { gt: since }, ...(tenantId === null ? {} : { tenantId }) },
    orderBy: { createdAt: 'desc' },
    skip: most - 1,
    select: { createdAt: true },
  });
  return blocking === null ? 0 : Math.max(1, blocking.createdAt.getTime() + windowMs - now.getTime());
}
