import type { Schedule } from '#app/device/local/environment/environment.ts';

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly work: () => void;
}

/** The time of a simulated world. It stands still while anything runs, and then jumps to the next timer. */
export interface Timeline {
  /** Milliseconds since 1970. */
  now(): number;
  readonly schedule: Schedule;
  /** Counts a piece of work that runs outside the timeline, such as a request to the database. */
  track<Result>(work: Promise<Result>): Promise<Result>;
  /** Runs the timers up to a time, one after the other. Each waits until the work of the one before is done. */
  runUntil(end: number): Promise<void>;
  resolveAll(): Promise<void>;
}

/** Turns of the event loop without anything new after which the world counts as still. */
const stillTurns = 6;

export function createTimeline(start: number): Timeline {
  let now = start;
  let order = 0;
  let activity = 0;
  const timers = new Set<Timer>();
  const running = new Set<Promise<unknown>>();

  /** Waits until no request is on its way and nothing was scheduled for some turns: the local database needs a few to answer. */
  async function resolveAll(): Promise<void> {
    for (let still = 0; still < stillTurns; still += 1) {
      const before = activity;
      if (running.size > 0) await Promise.allSettled([...running]);
      await new Promise((resolve) => setImmediate(resolve));
      if (activity !== before || running.size > 0) still = -1;
    }
  }

  return {
    now: () => now,
    schedule: (delayMs, work) => {
      activity += 1;
      order += 1;
      const timer = { at: now + Math.max(0, delayMs), order, work };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    track: (work) => {
      activity += 1;
      running.add(work);
      const done = () => {
        activity += 1;
        running.delete(work);
      };
      work.then(done, done);
      return work;
    },
    runUntil: async (end) => {
      await resolveAll();
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at || a.order - b.order);
        if (next === undefined) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.work();
        await resolveAll();
      }
      now = end;
    },
    resolveAll,
  };
}
