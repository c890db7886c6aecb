import type { HttpApp } from '#server/http/http-env.ts';
import type { Log } from '#server/http/log.ts';
import { textResponse } from '#server/http/pages/text-response.ts';

export interface HealthDeps {
  /** Undefined if everything is available; otherwise a sentence that names the missing part. */
  readonly missing: () => Promise<string | undefined>;
  readonly isStopping: () => boolean;
  readonly log: Log;
}

const plain = { 'content-type': 'text/plain; charset=utf-8' };

/** Reports that the process is alive, and whether it can serve requests. A load balancer removes a process that is not ready. */
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
