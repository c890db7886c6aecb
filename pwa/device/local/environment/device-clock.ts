/**
 * The time as this device measures it. It follows the server at each contact and advances by itself in between, so that a wrong or
 * corrected wall clock changes neither the age of a waiting change nor the end of a lease.
 */
export interface DeviceClock {
  /** Milliseconds since 1970. Setting the wall clock back never sets this time back. */
  now(): number;
  /** True if the server gave its time to this page and the wall clock was not changed since. Until then, `now` may be too late. */
  isSure(): boolean;
  /** Sets the time to the one that the server has just sent. */
  set(serverTime: number): void;
  /** Stores the current time, from which the next start continues. */
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
  /** The server's time at the last contact of any tab. 0 before the first. */
  readonly contact: number;
}

const key = 'clock';
/** Most drift between the two clocks of a page. More means that the page slept or that the wall clock was changed. */
const driftMs = 60_000;

/**
 * A closed page advances by the difference of the wall clock to itself, never below zero. An open page also advances by the monotonic
 * clock, which a person cannot change but which stops while a device sleeps. The larger advance counts.
 */
export function createDeviceClock({ storage, wall, monotonic }: ClockSources): DeviceClock {
  const stored = readReading(storage.getItem(key));
  let contact = stored?.contact ?? 0;
  let isSet = false;
  let start = startFrom(stored ?? { time: wall(), wall: wall() });

  function startFrom(reading: Pick<Reading, 'time' | 'wall'>) {
    return { time: reading.time + Math.max(0, wall() - reading.wall), wall: wall(), monotonic: monotonic() };
  }
  /** Takes over the time from the one tab that contacts the server. */
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
