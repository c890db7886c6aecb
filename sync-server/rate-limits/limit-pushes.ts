import { isCaller } from '#server/access/caller.ts';
import type { Sync } from '#server/sync/sync.ts';
import { judgeCounts } from './judge-counts.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** A device that pushes without end is told to come back; nothing of its queue is lost by that. */
export function limitPushes(sync: Sync, limiter: RateLimiter): Sync {
  function limited(push: Sync['push']): Sync['push'] {
    return async (principal, request) => {
      if (!isCaller(principal)) return push(principal, request);
      const { refusal } = await judgeCounts(limiter, [{ limit: 'push', by: principal.sessionId }]);
      return refusal ?? push(principal, request);
    };
  }
  return {
    ...sync,
    push: limited(sync.push),
    through: (...given) => {
      const work = sync.through(...given);
      return { ...work, push: limited(work.push) };
    },
  };
}
