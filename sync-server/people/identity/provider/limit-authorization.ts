import type { Handler } from '#server/core/http/listener/serve.ts';
import { statuses } from '#server/core/http/statuses.ts';
import { checkCounts } from '#server/core/rate-limits/check-counts.ts';
import type { RateLimiter } from '#server/core/rate-limits/rate-limiter.ts';
import { sendText } from '#server/people/identity/attempts/exchange.ts';

/** Each authorization request writes a row at the embedded provider, so requests are counted by network address. */
export function limitAuthorization(handler: Handler, limiter: Pick<RateLimiter, 'take'>): Handler {
  return async (arrival) => {
    if (!isAuthorization(arrival.request.url ?? '')) return handler(arrival);
    const { refusal, headers } = await checkCounts(limiter, [{ limit: 'authorization', by: arrival.place.clientAddress }]);
    if (refusal === undefined) return handler(arrival);
    return sendText(arrival.response, statuses[refusal.code], refusal.message, headers);
  };
}

/** The provider ignores a trailing slash and capital letters in the path. */
function isAuthorization(target: string): boolean {
  return /^\/idp\/auth(?:[/?]|$)/i.test(target);
}
