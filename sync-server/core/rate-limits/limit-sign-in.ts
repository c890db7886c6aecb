import { refuse } from '#server/core/http/answer.ts';
import type { HttpApp } from '#server/core/http/requests/http-env.ts';
import { checkCounts } from './check-counts.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** The start of a sign-in, by network address. */
export function limitSignIn(app: HttpApp, limiter: RateLimiter): void {
  app.use('/api/login', async ({ env }, next) => {
    const { refusal, headers } = await checkCounts(limiter, [{ limit: 'signInStart', by: env.place.clientAddress }]);
    if (refusal !== undefined) return refuse(refusal, headers);
    await next();
    return undefined;
  });
}
