/**
 * The time as this device counts it: it follows the server at each contact and counts on by itself in between, so that a wall clock that
 * is wrong, or is corrected, changes neither the age of a waiting change nor the term of a lease.
 */
export interface DeviceClock {
  /** Milliseconds since 1970. Turning the wall clock back never turns it back. */
  now(): number;
  /** The server said its time in this page, and the wall clock was not turned since. Before that, `now` may be too late. */
  isSure(): boolean;
  /** The server's time, as it has just answered. */
  set(serverTime: number): void;
  /** Writes the present time down, to count on from it at the next start. */
  keep(): void;
}

export interface ClockSources {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Milliseconds since 1970, as set by a person or the network. */
  readonly wall: () => number;
  /** Milliseconds since the page was opened. */
  readonly monotonic: () => number;
}

interface Reading {
  readonly time: number;
  readonly wall: number;
  /** The server's time at the last contact of any tab; 0 before the first. */
  readonly contact: number;
}

const key = 'clock';
/** The two clocks of a page drift less than this, unless it slept or the wall clock was turned. */
const driftMs = 60_000;

/**
 * A closed page counts by the difference of the wall clock to itself, never below zero; an open one by the monotonic clock too, which a
 * person cannot turn, but which stands still while a device sleeps. The further one counts.
 */
export function createDeviceClock({ storage, wall, monotonic }: ClockSources): DeviceClock {
  const stored = readReading(storage.getItem(key));
  let contact = stored?.contact ?? 0;
  let isSet = false;
  let start = startFrom(stored ?? { time: wall(), wall: wall() });

  function startFrom(reading: Pick<Reading, 'time' | 'wall'>) {
    return { time: reading.time + Math.max(0, wall() - reading.wall), wall: wall(), monotonic: monotonic() };
  }
  /** Contact is made by one tab; the others take the time over from it. */
  function followOtherTabs(): void {
    const shared = readReading(storage.getItem(key));
    if (shared === undefined || shared.contact === contact) return;
    contact = shared.contact;
    isSet = true;
    start = startFrom(shared);
  }
  const elapsed = () => ({ byWall: wall() - start.wall, byPage: monotonic() - start.monotonic });
  function now(): number {
    followOtherTabs();
    const { byWall, byPage } = elapsed();
    return start.time + Math.max(byWall, byPage);
  }
  function keep(): void {
    const reading: Reading = { time: now(), wall: wall(), contact };
    storage.setItem(key, JSON.stringify(reading));
  }

  keep();
  return {
    now,
    keep,
    isSure: () => {
      followOtherTabs();
      const { byWall, byPage } = elapsed();
      return isSet && Math.abs(byWall - byPage) < driftMs;
    },
    set: (serverTime) => {
      contact = serverTime;
      isSet = true;
      start = { time: serverTime, wall: wall(), monotonic: monotonic() };
      storage.setItem(key, JSON.stringify({ time: serverTime, wall: start.wall, contact } satisfies Reading));
    },
  };
}

function readReading(text: string | null): Reading | undefined {
  try {
    const { time, wall, contact }: Readonly<Record<keyof Reading, unknown>> = JSON.parse(text ?? '{}');
    return typeof time === 'number' && typeof wall === 'number' && typeof contact === 'number' ? { time, wall, contact } : undefined;
  } catch {
    return undefined;
  }
}
