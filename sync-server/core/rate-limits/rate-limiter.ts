import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type RateLimit, type RateLimitName, rateLimits } from '#contract/values/rate-limits.ts';
import { type IdentityQuery, readFirst } from '#server/core/data/identity-query.ts';
import type { Log } from '#server/core/http/log.ts';
import { networkOf } from '#server/core/http/requests/request-origin.ts';
import { createLocalBuckets } from './local-buckets.ts';

/** One count: the limit and the counted key. */
export interface RateCount {
  readonly limit: RateLimitName;
  readonly by: string;
  /** Number of attempts; one by default. */
  readonly cost?: number;
}

export type RateAnswer =
  | { readonly kind: 'free'; readonly limit: RateLimit; readonly remaining: number }
  | { readonly kind: 'wait'; readonly limit: RateLimit; readonly seconds: number }
  /** The store does not answer, and this limit guards an entry point. */
  | { readonly kind: 'shut'; readonly limit: RateLimit };

export interface RateLimiter {
  readonly take: (count: RateCount) => Promise<RateAnswer>;
  /** Returns an attempt that turned out not to count. */
  readonly giveBack: (count: RateCount) => Promise<void>;
  /** Forgets every attempt. */
  readonly forget: (count: RateCount) => Promise<void>;
  /** Deletes buckets that are full again. */
  readonly sweep: () => Promise<void>;
}

export interface RateLimiterDeps {
  readonly query: IdentityQuery;
  readonly clock: () => Date;
  readonly log: Pick<Log, 'fault'>;
}

const Row = z.object({ tokens: z.number() });

/** Takes the number of tokens if available. The row is locked during the computation, so all processes together keep to the limit. */
const takeTokens = `
  insert into rate_buckets as b (key, tokens, updated_at) values ($1, $2::float8 - $5::float8, $4::timestamptz)
  on conflict (key) do update set
    tokens = least($2::float8, b.tokens + greatest(0, extract(epoch from $4::timestamptz - b.updated_at)) * $3::float8) - $5::float8,
    updated_at = greatest(b.updated_at, $4::timestamptz)
  where least($2::float8, b.tokens + greatest(0, extract(epoch from $4::timestamptz - b.updated_at)) * $3::float8) >= $5::float8
  returning tokens`;

/**
 * Token buckets in the database, preceded by a bucket of the same size in this process: a key over the limit here is over it everywhere, so
 * a flood causes no statement. Attempts that may be forgotten are counted in the database only, because this process does not learn that
 * another one has forgotten them.
 */
export function createRateLimiter({ query, clock, log }: RateLimiterDeps): RateLimiter {
  const local = createLocalBuckets(clock);

  async function takeShared(key: string, limit: RateLimit, cost: number): Promise<RateAnswer> {
    const perSecond = tokensPerSecond(limit);
    const row = readFirst(Row, await query(takeTokens, [key, limit.capacity, perSecond, clock(), cost]));
    if (row === undefined) return { kind: 'wait', limit, seconds: Math.max(1, Math.ceil(cost / perSecond)) };
    return { kind: 'free', limit, remaining: Math.floor(row.tokens) };
  }

  /** A failure to return the attempt is no reason to refuse a valid request. */
  async function orLog(name: RateLimitName, working: Promise<unknown>): Promise<void> {
    await working.catch((fault: unknown) => log.fault('rate-limit.store', fault, { limit: name }));
  }

  return {
    take: async ({ limit: name, by, cost = 1 }) => {
      const limit: RateLimit = rateLimits[name];
      const key = keyOf(name, by);
      const own: RateAnswer = limit.isForgotten ? { kind: 'shut', limit } : local.take(key, limit, cost);
      if (own.kind === 'wait') return own;
      try {
        return await takeShared(key, limit, cost);
      } catch (fault) {
        log.fault('rate-limit.store', fault, { limit: name });
        return limit.whenStoreIsDown === 'shut' ? { kind: 'shut', limit } : own;
      }
    },
    giveBack: ({ limit: name, by, cost = 1 }) => {
      const limit: RateLimit = rateLimits[name];
      const key = keyOf(name, by);
      local.giveBack(key, limit, cost);
      const values = [key, limit.capacity, cost];
      return orLog(name, query('update rate_buckets set tokens = least($2::float8, tokens + $3::float8) where key = $1', values));
    },
    forget: ({ limit: name, by }) => orLog(name, query('delete from rate_buckets where key = $1', [keyOf(name, by)])),
    sweep: async () => {
      const longest = Math.max(...Object.values(rateLimits).map(({ windowMs }) => windowMs));
      await query('delete from rate_buckets where updated_at < $1::timestamptz', [new Date(clock().getTime() - longest)]);
    },
  };
}

export function tokensPerSecond({ capacity, windowMs }: RateLimit): number {
  return (capacity / windowMs) * 1000;
}

/** The key of a bucket in the database. It does not reveal its owner. */
export function keyOf(name: RateLimitName, by: string): string {
  return `${name} ${createHash('sha256').update(networkOf(by)).digest('base64url').slice(0, 22)}`;
}
