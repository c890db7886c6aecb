import { type RateLimit, type RateLimitName, rateLimits } from '#contract/values/rate-limits.ts';
import { Prisma } from '#server/core/data/client.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { keyOf, tokensPerSecond } from './rate-limiter.ts';

/**
 * Takes one attempt from each bucket in the transaction of a change, for attempts that count only if the change succeeds: a refusal returns
 * them. Returns, by name, the seconds to wait for those that are used up. Buckets are locked in the order of their keys.
 */
export async function spendInChange(
  { tx, now }: Pick<Change, 'tx' | 'now'>,
  name: RateLimitName,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (names.length === 0) return new Map();
  const limit: RateLimit = rateLimits[name];
  const perSecond = tokensPerSecond(limit);
  const namesByKey = new Map(names.map((by) => [keyOf(name, by), by]));
  const keys = [...namesByKey.keys()];
  const tokens = Prisma.sql`least(${limit.capacity}::float8,
    b.tokens + greatest(0, extract(epoch from ${now}::timestamptz - b.updated_at)) * ${perSecond}::float8)`;
  return withPlatformRights(tx, async () => {
    const taken = await tx.$queryRaw<{ key: string }[]>`
      insert into rate_buckets as b (key, tokens, updated_at)
      select key, ${limit.capacity}::float8 - 1, ${now}::timestamptz from unnest(${keys}::text[]) as k(key) order by key
      on conflict (key) do update set tokens = ${tokens} - 1, updated_at = greatest(b.updated_at, ${now}::timestamptz) where ${tokens} >= 1
      returning key`;
    for (const { key } of taken) namesByKey.delete(key);
    if (namesByKey.size === 0) return new Map();
    const waiting = await tx.$queryRaw<{ key: string; tokens: number }[]>`
      select b.key, ${tokens} as tokens from rate_buckets b where b.key = any(${[...namesByKey.keys()]}::text[])`;
    return new Map(waiting.map((row) => [namesByKey.get(row.key) ?? '', Math.max(1, Math.ceil((1 - row.tokens) / perSecond))]));
  });
}
