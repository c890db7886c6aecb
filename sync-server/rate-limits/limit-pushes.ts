import { isCaller } from '#server/access/caller.ts';
import type { Sync } from '#server/sync/sync.ts';
import { judgeCounts } from './judge-counts.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** A device that pushes without end is told to come back; nothing of its queue is lost by that. */
export function limitPushes(sync: Sync, limiter: RateLimiter): Sync {
  return {
    ...sync,
    push: async (principal, request) => {
      if (!isCaller(principal)) return sync.push(principal, request);
      const { refusal } = await judgeCounts(limiter, [{ limit: 'push', by: principal.sessionId }]);
      return refusal ?? sync.push(principal, request);
    },
  };
}
