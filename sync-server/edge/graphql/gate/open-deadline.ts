import type { Deadline } from '#server/core/data/within-deadline.ts';

export interface OpenDeadline extends Deadline {
  /** Ends the time at once, because the client no longer waits for the answer. */
  readonly end: () => void;
  /** Stops the timer when the work is done. */
  readonly close: () => void;
}

export function openDeadline(limitMs: number): OpenDeadline {
  const until = performance.now() + limitMs;
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), limitMs);
  return {
    signal: ending.signal,
    remainingMs: () => until - performance.now(),
    end: () => ending.abort(),
    close: () => clearTimeout(timer),
  };
}
