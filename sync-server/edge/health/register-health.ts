import type { Env, Hono } from 'hono';
import type { Log } from '#server/core/http/log.ts';

export interface HealthDeps {
  /** Undefined if everything is available; otherwise a sentence that names the missing part. */
  readonly missing: () => Promise<string | undefined>;
  /** A sentence while a part is known to be away, without asking for it. */
  readonly outage?: () => string | undefined;
  readonly isStopping: () => boolean;
  readonly log: Log;
  /** Milliseconds of a clock that is never set back. */
  readonly now?: () => number;
  /** Longest wait for an answer of the database. */
  readonly patienceMs?: number;
}

/** Time in which an answer is given again. Each proxy asks every second or two, and none of them should cost a statement. */
const freshMs = 1_000;
const usualPatienceMs = 3_000;
const plain = { 'content-type': 'text/plain; charset=utf-8' };

/** Reports that the process is alive, and whether it can serve requests. A load balancer removes a process that is not ready. */
export function registerHealth<Bindings extends Env>(app: Hono<Bindings>, deps: HealthDeps): void {
  const reasonOf = createReason(deps);
  app.get('/healthz', () => new Response('ok', { headers: plain }));
  app.get('/readyz', async () => {
    if (deps.isStopping()) return new Response('The server is stopping.', { status: 503, headers: plain });
    const reason = deps.outage?.() ?? (await reasonOf());
    return reason === undefined
      ? new Response('ready', { headers: plain })
      : new Response(reason, { status: 503, headers: { ...plain, 'retry-after': '2' } });
  });
}

/** The reason why the process is not ready, asked for at most once a second. */
function createReason({ missing, log, now = () => performance.now(), patienceMs = usualPatienceMs }: HealthDeps) {
  let last: { readonly askedAt: number; readonly reason: Promise<string | undefined> } | undefined;
  const ask = (): Promise<string | undefined> =>
    within(patienceMs, missing()).catch((fault: unknown) => {
      log.fault('health.unready', fault);
      return 'The database does not answer.';
    });
  return (): Promise<string | undefined> => {
    if (last === undefined || now() - last.askedAt >= freshMs) last = { askedAt: now(), reason: ask() };
    return last.reason;
  };
}

function within(patienceMs: number, asked: Promise<string | undefined>): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('The database did not answer in time.'), patienceMs);
  });
  return Promise.race([asked, silence]).finally(() => clearTimeout(timer));
}
