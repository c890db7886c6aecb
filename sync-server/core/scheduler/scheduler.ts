import type { Log } from '#server/core/http/log.ts';
import { inSpan } from '#server/core/tracing/spans.ts';
import { type Claim, type ClaimDeps, claimJob, endRun, leaseMs, registerJobs, renewLease } from './claim-job.ts';

export interface Job {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
}

export interface SchedulerDeps extends ClaimDeps {
  /** Jobs that run once per interval, however many processes there are. */
  readonly jobs: readonly Job[];
  /** Work that claims its rows one by one, so that every process shares it on every turn. It returns the number of rows taken. */
  readonly shared: readonly { readonly name: string; readonly run: () => Promise<number> }[];
  readonly newId: () => string;
  readonly log: Pick<Log, 'fault'>;
}

export interface Scheduler {
  /** Runs the due jobs one after the other, and returns their names. */
  readonly runDue: () => Promise<readonly string[]>;
  /** Runs every job now, due or not. */
  readonly runAll: () => Promise<void>;
  readonly start: () => { readonly stop: () => Promise<void> };
}

const turnMs = 1_000;
/** A failed job is retried after this time, or at its next turn if that is sooner. */
const retryMs = 60_000;

/** The only loop for all background work of the server. */
export function createScheduler(deps: SchedulerDeps): Scheduler {
  const { jobs, shared, log } = deps;
  const names = jobs.map(({ name }) => name);
  let isRegistered = false;

  async function runDue(): Promise<readonly string[]> {
    if (!isRegistered) await registerJobs(deps, names);
    isRegistered = true;
    const done: string[] = [];
    for (;;) {
      const claim = await claimJob(deps, names, deps.newId());
      const job = jobs.find(({ name }) => name === claim?.name);
      if (claim === undefined || job === undefined) return done;
      await runClaimed(deps, claim, job);
      done.push(job.name);
    }
  }

  async function runAll(): Promise<void> {
    for (const { name, run } of jobs) await run().catch((fault: unknown) => log.fault('job', fault, { job: name }));
  }

  function start(): { readonly stop: () => Promise<void> } {
    const repeating = [
      oneAtATime(
        async () => (await runDue()).length,
        (fault) => log.fault('scheduler', fault),
      ),
      ...shared.map(({ name, run }) => oneAtATime(run, (fault) => log.fault('job', fault, { job: name }))),
    ];
    const turning = setInterval(() => {
      for (const { begin } of repeating) begin();
    }, turnMs);
    return {
      stop: async () => {
        clearInterval(turning);
        await Promise.all(repeating.map(({ end }) => end()));
      },
    };
  }

  return { runDue, runAll, start };
}

/** A failure is logged and retried, and does not stop other jobs. */
async function runClaimed(deps: SchedulerDeps, claim: Claim, { name, everyMs, run }: Job): Promise<void> {
  const renewing = setInterval(
    () => renewLease(deps, claim).catch((fault: unknown) => deps.log.fault('scheduler', fault, { job: name })),
    leaseMs / 3,
  );
  try {
    await inSpan(`job ${name}`, {}, run);
    await endRun(deps, claim, new Date(deps.clock().getTime() + everyMs), null);
  } catch (fault) {
    deps.log.fault('job', fault, { job: name });
    const error = (fault instanceof Error ? fault.message : String(fault)).slice(0, 500);
    await endRun(deps, claim, new Date(deps.clock().getTime() + Math.min(everyMs, retryMs)), error);
  } finally {
    clearInterval(renewing);
  }
}

/** Repeats at once while there is more to do. A turn is skipped while the previous one is still running. */
function oneAtATime(work: () => Promise<number>, onFault: (fault: unknown) => void) {
  let isEnded = false;
  let running: Promise<void> | undefined;
  async function drain(): Promise<void> {
    while (!isEnded && (await work()) > 0);
  }
  return {
    begin: () => {
      running ??= drain()
        .catch(onFault)
        .finally(() => {
          running = undefined;
        });
    },
    end: async () => {
      isEnded = true;
      await running;
    },
  };
}
