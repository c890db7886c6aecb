const idleMs = 10 * 60_000;
/** Time between the warning and the end. */
const warningMs = 60_000;

export interface IdleClocks {
  /** Milliseconds since 1970, which a person or the network may correct. */
  readonly wall: () => number;
  /** Milliseconds since the page was opened. They may stop while the device sleeps. */
  readonly monotonic: () => number;
}

export interface IdleWatch {
  /** Records a use of the device. Returns false after a long absence: then call `look` first. */
  touched(): boolean;
  /** The steps that became due since the last look, each once. */
  look(): 'warning' | 'end' | undefined;
}

/**
 * Counts how long a device was left alone. Between two looks the larger step of the two clocks counts: the wall clock alone goes on in a
 * sleeping device, and the page's clock alone goes on when the wall clock is set back. A wall clock set forward ends the wait early, so
 * what follows must destroy nothing.
 */
export function createIdleWatch({ wall, monotonic }: IdleClocks): IdleWatch {
  let idle = 0;
  let seen = { wall: wall(), monotonic: monotonic() };
  let said: 'warning' | 'end' | undefined;
  const count = () => {
    const now = { wall: wall(), monotonic: monotonic() };
    idle += Math.max(now.wall - seen.wall, now.monotonic - seen.monotonic, 0);
    seen = now;
    return idle;
  };
  return {
    touched: () => {
      // No timer runs while a device sleeps, so the touch that wakes it may be the first sign of a long absence.
      if (count() >= idleMs && said !== 'end') return false;
      idle = 0;
      said = undefined;
      return true;
    },
    look: () => {
      count();
      const due = idle >= idleMs ? 'end' : idle >= idleMs - warningMs ? 'warning' : undefined;
      if (due === undefined || due === said || said === 'end') return undefined;
      said = due;
      return due;
    },
  };
}
