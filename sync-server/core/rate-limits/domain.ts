import { defineDomain } from '#server/core/faces/define-domain.ts';
import type { RateLimiter } from './rate-limiter.ts';

const hourMs = 60 * 60 * 1000;

export const rateLimitsFace = defineDomain({
  name: 'rate-limits',
  jobs: [{ name: 'buckets', everyMs: hourMs, run: ({ limiter }: { readonly limiter: Pick<RateLimiter, 'sweep'> }) => limiter.sweep() }],
  tables: {
    rate_buckets: {},
  },
});
