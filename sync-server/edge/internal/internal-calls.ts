import { Hono } from 'hono';
import type { Metrics } from '#server/core/metrics/metrics.ts';
import { type HealthDeps, registerHealth } from '#server/edge/health/register-health.ts';

export type InternalCalls = (request: Request) => Promise<Response>;

export interface InternalDeps extends HealthDeps {
  /** Answers a proxy that wants a certificate for a host. */
  readonly answerTls: (domain: string | undefined) => Promise<Response>;
  readonly metrics: Metrics;
}

/**
 * Answers the operator's own systems on a port that visitors cannot reach: whether the process is alive and ready, its metrics, and which hosts
 * a proxy on another computer may get certificates for.
 */
export function createInternalCalls(deps: InternalDeps): InternalCalls {
  const app = new Hono();
  registerHealth(app, deps);
  app.get('/metrics', async () => new Response(await deps.metrics.print(), { headers: { 'content-type': deps.metrics.contentType } }));
  app.get('/tls-ask', ({ req }) => deps.answerTls(req.query('domain')));
  app.onError((fault) => {
    deps.log.fault('internal', fault);
    return new Response('The request failed: the log says why.', { status: 500 });
  });
  return async (request) => app.fetch(request);
}
