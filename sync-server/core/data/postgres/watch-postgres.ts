/** Watches a PostgreSQL that this process started, and restarts it when it ends or no longer answers. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Outcome } from '#contract/values/outcome.ts';

export interface WatchedPostgres {
  /** True while its process exists. Called often, so it must be cheap. */
  readonly isRunning: () => boolean;
  /** True if it answers. */
  readonly ping: () => Promise<boolean>;
  /** Ends a process that no longer answers, without waiting for its clients. */
  readonly end: () => Promise<void>;
  readonly startAgain: () => Promise<Outcome<unknown, 'Unavailable'>>;
}

export interface PostgresWatch {
  /** A sentence for the operator while the database is unavailable. */
  readonly outage: () => string | undefined;
  /** Stops the watch first, so that an intended stop causes no restart. */
  readonly stop: () => Promise<void>;
}

export interface WatchOptions {
  /** Called when the database is found unavailable, when a start fails, and when it is back. */
  readonly report: (sentence: string) => void;
  /** Ends early when the watch ends. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const lookEveryMs = 200;
const looksPerPing = 25;

const firstPauseMs = 200;
const longestPauseMs = 10_000;
/** Unanswered pings in a row after which it counts as unavailable: a machine under load may miss one. */
const missedPings = 3;

export function watchPostgres(postgres: WatchedPostgres, options: WatchOptions): PostgresWatch {
  const { report, pause = sleep } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let outage: string | undefined;

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      const reason = await untilAway();
      if (reason !== undefined) await bringBack(reason);
    }
  }

  /** Returns the reason it is unavailable, or undefined when the watch ends. */
  async function untilAway(): Promise<string | undefined> {
    let missed = 0;
    for (let looks = 1; ; looks += 1) {
      await pause(lookEveryMs, signal);
      if (signal.aborted) return undefined;
      if (!postgres.isRunning()) return 'The embedded database has ended';
      if (looks % looksPerPing !== 0) continue;
      missed = (await postgres.ping()) ? 0 : missed + 1;
      if (missed === missedPings && !signal.aborted) {
        await postgres.end();
        return 'The embedded database no longer answered and was ended';
      }
    }
  }

  async function bringBack(reason: string): Promise<void> {
    let pauseMs = firstPauseMs;
    outage = `${reason}. It is being started again.`;
    report(outage);
    while (!signal.aborted) {
      const started = await postgres.startAgain();
      if (started.ok) {
        outage = undefined;
        report('The embedded database runs again.');
        return;
      }
      outage = `${reason}, and could not be started: ${started.message} The next try follows within ${longestPauseMs / 1000} seconds.`;
      report(outage);
      await pause(pauseMs, signal);
      pauseMs = Math.min(longestPauseMs, pauseMs * 2);
    }
  }

  const watching = watch();
  return {
    outage: () => outage,
    stop: async () => {
      stopping.abort();
      await watching;
    },
  };
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return wait(ms, undefined, { signal }).catch(() => undefined);
}
