import type { Deadline } from '#server/data/within-deadline.ts';

export interface OpenDeadline extends Deadline {
  /** Time is up at once: nobody waits for the answer any more. */
  readonly end: () => void;
  /** The work is done: the clock stops. */
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
