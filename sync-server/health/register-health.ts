import type { HttpApp } from '#server/http/http-env.ts';
import type { Log } from '#server/http/log.ts';
import { textResponse } from '#server/http/text-response.ts';

export interface HealthDeps {
  /** Undefined where everything is there; otherwise a sentence that says what is missing. */
  readonly missing: () => Promise<string | undefined>;
  readonly isStopping: () => boolean;
  readonly log: Log;
}

const plain = { 'content-type': 'text/plain; charset=utf-8' };

/** Tells that the process lives, and whether it can serve. A balancer takes a process that is not ready out of its list. */
export function registerHealth(app: HttpApp, { missing, isStopping, log }: HealthDeps): void {
  app.get('/healthz', () => textResponse('ok', { headers: plain }));
  app.get('/readyz', async () => {
    if (isStopping()) return new Response('stopping', { status: 503, headers: plain });
    const reason = await missing().catch((fault: unknown) => {
      log.fault('health.unready', fault);
      return 'The database does not answer.';
    });
    return reason === undefined
      ? new Response('ready', { headers: plain })
      : new Response(reason, { status: 503, headers: { ...plain, 'retry-after': '2' } });
  });
}
