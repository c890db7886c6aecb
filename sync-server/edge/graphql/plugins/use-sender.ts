import type { Plugin } from 'graphql-yoga';
import { done } from '#contract/values/outcome.ts';
import { isCaller } from '#server/core/access/caller.ts';
import { checkCounts } from '#server/core/rate-limits/check-counts.ts';
import { countToken } from '#server/core/rate-limits/limited-calls.ts';
import type { RateLimiter } from '#server/core/rate-limits/rate-limiter.ts';
import { isLive, type VisitContext } from '#server/edge/graphql/visit/visit.ts';
import type { Identify } from '#server/people/identity/create-identity.ts';
import { useAdmission } from './use-admission.ts';

export interface SenderDeps {
  readonly identify: Identify;
  readonly limiter: Pick<RateLimiter, 'take'>;
}

/** Finds the person or program behind a request, by its cookie or its API token. */
export function useSender({ identify, limiter }: SenderDeps): Plugin<object, VisitContext> {
  return useAdmission(async (visit) => {
    const { cookie, authorization } = visit.request.headers;
    const principal = await identify(cookie, visit.place, authorization);
    const { refusal } = await checkCounts(limiter, countToken(principal.ok && isCaller(principal.value) ? principal.value : undefined));
    if (refusal !== undefined) return refusal;
    if (principal.ok) {
      visit.principal = principal.value;
      return done(undefined);
    }
    // A request with an invalid token is not treated as a visitor's: the sender is told.
    if (principal.code === 'Unauthorized' || isLive(visit)) return principal;
    // Deactivated users may still call public operations; operations that need a session answer with the reason.
    visit.refusal = principal;
    return done(undefined);
  });
}
