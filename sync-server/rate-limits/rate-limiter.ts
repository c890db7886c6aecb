import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type RateLimit, type RateLimitName, rateLimits } from '#contract/rate-limits.ts';
import { type IdentityQuery, readFirst } from '#server/data/identity-query.ts';
import type { Log } from '#server/http/log.ts';
import { networkOf } from '#server/http/request-origin.ts';
import { createLocalBuckets } from './local-buckets.ts';

/** One count: which limit, and of whom. */
export interface RateCount {
  readonly limit: RateLimitName;
  readonly by: string;
  /** How many tries it is; one, unless it says so. */
  readonly cost?: number;
}

export type RateAnswer =
  | { readonly kind: 'free'; readonly limit: RateLimit; readonly remaining: number }
  | { readonly kind: 'wait'; readonly limit: RateLimit; readonly seconds: number }
  /** The store does not answer, and this limit guards an entrance. */
  | { readonly kind: 'shut'; readonly limit: RateLimit };

export interface RateLimiter {
  readonly take: (count: RateCount) => Promise<RateAnswer>;
  /** Takes a try back, which turned out not to be one. */
  readonly giveBack: (count: RateCount) => Promise<void>;
  /** Forgets every try. */
  readonly forget: (count: RateCount) => Promise<void>;
  /** Forgets buckets that are full again. */
  readonly sweep: () => Promise<void>;
}

export interface RateLimiterDeps {
  readonly query: IdentityQuery;
  readonly clock: () => Date;
  readonly log: Pick<Log, 'fault'>;
}

const Row = z.object({ tokens: z.number() });

/** Takes so many tokens if there are that many. The row is locked while it is reckoned, so all processes together keep to the limit. */
const takeTokens = `
  insert into rate_buckets as b (key, tokens, updated_at) values ($1, $2::float8 - $5::float8, $4::timestamptz)
  on conflict (key) do update set
    tokens = least($2::float8, b.tokens + greatest(0, extract(epoch from $4::timestamptz - b.updated_at)) * $3::float8) - $5::float8,
    updated_at = greatest(b.updated_at, $4::timestamptz)
  where least($2::float8, b.tokens + greatest(0, extract(epoch from $4::timestamptz - b.updated_at)) * $3::float8) >= $5::float8
  returning tokens`;

/**
 * Token buckets in the database, and before it a bucket of the same size in this process: who is over the limit here is over it
 * everywhere, so a flood costs no statement. Tries that may be forgotten are in the database alone: it is not known here that another
 * process has forgotten them.
 */
export function createRateLimiter({ query, clock, log }: RateLimiterDeps): RateLimiter {
  const local = createLocalBuckets(clock);

  async function takeShared(key: string, limit: RateLimit, cost: number): Promise<RateAnswer> {
    const perSecond = tokensPerSecond(limit);
    const row = readFirst(Row, await query(takeTokens, [key, limit.capacity, perSecond, clock(), cost]));
    if (row === undefined) return { kind: 'wait', limit, seconds: Math.max(1, Math.ceil(cost / perSecond)) };
    return { kind: 'free', limit, remaining: Math.floor(row.tokens) };
  }

  /** A try that stays counted is no reason to refuse what was right. */
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

/** The key of a bucket in the database. It does not tell whose it is. */
export function keyOf(name: RateLimitName, by: string): string {
  return `${name} ${createHash('sha256').update(networkOf(by)).digest('base64url').slice(0, 22)}`;
}
