/** A moment as the clocks of the device tell it. */
export interface Moment {
  /** Milliseconds since 1970 by the wall clock, which a person or the network may correct. */
  readonly wall: number;
  /** The same by the device clock, which follows the server. */
  readonly time: number;
  /** True if the server gave its time to this page, so that `time` is certain. */
  readonly isSure: boolean;
}

/** Time for which a meeting has been kept. A part is measured, and a part only follows from the wall clock. */
export interface Age {
  readonly measuredMs: number;
  /** Time that passed by the wall clock alone: the device slept, was off, or its clock was set forward. */
  readonly doubtfulMs: number;
  readonly at: Moment;
  /** The first moment whose time came from the server, with the age at that moment. */
  readonly anchor: { readonly time: number; readonly measuredMs: number; readonly doubtfulMs: number } | null;
}

export const longestKeptMs = 24 * 3_600_000;

export function newAge(at: Moment): Age {
  return { measuredMs: 0, doubtfulMs: 0, at, anchor: at.isSure ? { time: at.time, measuredMs: 0, doubtfulMs: 0 } : null };
}

/**
 * The age at a later moment. Between two moments with the server's time, that time counts. Otherwise the clock of the page counts, if the
 * page is still the same, and what the wall clock shows beyond it is doubtful. A clock set back never makes a meeting younger.
 */
export function agedUntil(age: Age, now: Moment, pageMs = 0): Age {
  const { anchor } = age;
  if (anchor !== null && now.isSure) {
    const measuredMs = Math.max(anchor.measuredMs + now.time - anchor.time, anchor.measuredMs);
    return { measuredMs, doubtfulMs: anchor.doubtfulMs, at: now, anchor };
  }
  const measuredMs = age.measuredMs + pageMs;
  const doubtfulMs = age.doubtfulMs + Math.max(0, now.wall - age.at.wall - pageMs);
  return { measuredMs, doubtfulMs, at: now, anchor: now.isSure ? { time: now.time, measuredMs, doubtfulMs } : anchor };
}

/** The same age without doubt, because the person says that the clock was wrong. */
export function withoutDoubt(age: Age): Age {
  return { ...age, doubtfulMs: 0, anchor: age.anchor && { ...age.anchor, doubtfulMs: 0 } };
}

/** `over`: the day has certainly passed. `doubtful`: only the wall clock says so, and the person is asked. */
export function classifyAge({ measuredMs, doubtfulMs }: Age): 'within' | 'doubtful' | 'over' {
  if (measuredMs >= longestKeptMs) return 'over';
  return measuredMs + doubtfulMs >= longestKeptMs ? 'doubtful' : 'within';
}
