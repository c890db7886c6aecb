import type { RateLimit } from '#contract/values/rate-limits.ts';
import type { RateAnswer } from './rate-limiter.ts';

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

const mostKeys = 50_000;

export interface LocalBuckets {
  readonly take: (key: string, limit: RateLimit, cost: number) => Exclude<RateAnswer, { readonly kind: 'shut' }>;
  readonly giveBack: (key: string, limit: RateLimit, cost: number) => void;
}

/** Buckets of this process only. */
export function createLocalBuckets(clock: () => Date): LocalBuckets {
  const buckets = new Map<string, Bucket>();
  return {
    take: (key, limit, cost) => {
      const now = clock().getTime();
      const perMs = limit.capacity / limit.windowMs;
      const known = buckets.get(key) ?? { tokens: limit.capacity, at: now };
      const tokens = Math.min(limit.capacity, known.tokens + Math.max(0, now - known.at) * perMs);
      const isFree = tokens >= cost;
      buckets.delete(key);
      buckets.set(key, { tokens: isFree ? tokens - cost : tokens, at: now });
      // The map keeps the order of insertion: its first key is the least recently used one.
      const [oldest] = buckets.size > mostKeys ? buckets.keys() : [];
      if (oldest !== undefined) buckets.delete(oldest);
      if (isFree) return { kind: 'free', limit, remaining: Math.floor(tokens - cost) };
      return { kind: 'wait', limit, seconds: Math.max(1, Math.ceil((cost - tokens) / perMs / 1000)) };
    },
    giveBack: (key, limit, cost) => {
      const known = buckets.get(key);
      if (known !== undefined) buckets.set(key, { ...known, tokens: Math.min(limit.capacity, known.tokens + cost) });
    },
  };
}
