import { type Refused, refused } from '#contract/values/outcome.ts';
import { rateLimitTexts } from '#contract/values/rate-limits.ts';
import type { RateAnswer, RateCount, RateLimiter } from './rate-limiter.ts';

export interface CountResult {
  readonly refusal: Refused<'TooManyRequests' | 'Unavailable'> | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** Counts an attempt under each of its keys. The strictest result is returned. */
export async function checkCounts(limiter: Pick<RateLimiter, 'take'>, counts: readonly RateCount[]): Promise<CountResult> {
  let tightest: Extract<RateAnswer, { kind: 'free' }> | undefined;
  for (const count of counts) {
    const answer = await limiter.take(count);
    if (answer.kind === 'shut') {
      return { refusal: { ...refused('Unavailable', rateLimitTexts.storeDown), retryAfterSeconds: 60 }, headers: { 'retry-after': '60' } };
    }
    if (answer.kind === 'wait') {
      const seconds = String(answer.seconds);
      const headers = {
        'retry-after': seconds,
        'ratelimit-limit': String(answer.limit.capacity),
        'ratelimit-remaining': '0',
        'ratelimit-reset': seconds,
      };
      const refusal = refused('TooManyRequests', rateLimitTexts.wait(answer.seconds));
      return { refusal: { ...refusal, retryAfterSeconds: answer.seconds }, headers };
    }
    if (tightest === undefined || answer.remaining < tightest.remaining) tightest = answer;
  }
  if (tightest === undefined) return { refusal: undefined, headers: {} };
  const { limit, remaining } = tightest;
  const reset = Math.ceil(((limit.capacity - remaining) * limit.windowMs) / limit.capacity / 1000);
  return {
    refusal: undefined,
    headers: { 'ratelimit-limit': String(limit.capacity), 'ratelimit-remaining': String(remaining), 'ratelimit-reset': String(reset) },
  };
}
