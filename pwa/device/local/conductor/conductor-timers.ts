import type { Environment } from '#app/device/local/environment/environment.ts';
import { heartbeatMissedMs } from '#contract/sync/sync.ts';
import type { ConductEvent } from './conductor-machine.ts';

const firstDelayMs = 1_000;
/** Longest pause between two attempts, shorter while the page is visible. */
const longestDelayMs = { visible: 10_000, hidden: 60_000 } as const;
/** Interval of pulls without a hint, in case the live stream died silently. */
const quietPullMs = 60_000;

export interface ConductorTimers {
  /** Pauses before the next attempt, for a random time that grows with the failures. */
  wait(failures: number): void;
  stopWaiting(): void;
  /** Restarts the timer for a live stream that has gone silent. */
  watchSilence(): void;
  stopWatching(): void;
  pullLater(): void;
  stopPulling(): void;
}

export function createConductorTimers(environment: Environment, take: (event: ConductEvent) => void): ConductorTimers {
  const cancel = { wait: () => {}, silence: () => {}, quiet: () => {} };
  return {
    wait: (failures) => {
      const longest = environment.isVisible() ? longestDelayMs.visible : longestDelayMs.hidden;
      const delayMs = Math.min(longest, firstDelayMs * 2 ** Math.min(failures, 10));
      cancel.wait = environment.schedule(environment.random() * delayMs, () => take({ on: 'waited' }));
    },
    stopWaiting: () => cancel.wait(),
    watchSilence: () => {
      cancel.silence();
      cancel.silence = environment.schedule(heartbeatMissedMs, () => take({ on: 'deaf' }));
    },
    stopWatching: () => cancel.silence(),
    pullLater: () => {
      cancel.quiet = environment.schedule(quietPullMs, () => take({ on: 'quiet' }));
    },
    stopPulling: () => cancel.quiet(),
  };
}
