/** Tries at one address, and from one place, before the door stays shut for a while. */
export const signInLimits = { triesPerEmail: 10, triesPerPlace: 50, windowMs: 15 * 60 * 1000, mostKeys: 50_000 } as const;

export interface SignInThrottle {
  /** Seconds to wait, or undefined where a try is free. */
  readonly waitSeconds: (email: string, place: string) => number | undefined;
  readonly countFailure: (email: string, place: string) => void;
  /** A right password: forgets the wrong ones of the address, and takes back the try of the place. */
  readonly forget: (email: string, place: string) => void;
}

/**
 * Counts wrong passwords in a sliding window, by address and by place, whether the address is known or not. Kept in memory: with several
 * processes each allows its own tries, which a guesser gains little from.
 */
export function createSignInThrottle(clock: () => Date): SignInThrottle {
  const failures = new Map<string, readonly number[]>();

  function recent(key: string): readonly number[] {
    const since = clock().getTime() - signInLimits.windowMs;
    return (failures.get(key) ?? []).filter((at) => at > since);
  }

  function waitOf(key: string, limit: number): number | undefined {
    const tries = recent(key);
    const first = tries.at(-limit);
    if (first === undefined) return undefined;
    return Math.max(1, Math.ceil((first + signInLimits.windowMs - clock().getTime()) / 1000));
  }

  function count(key: string, limit: number): void {
    const tries = [...recent(key), clock().getTime()].slice(-limit);
    failures.delete(key);
    failures.set(key, tries);
    if (failures.size > signInLimits.mostKeys) dropOldest();
  }

  /** The map keeps the order of insertion, so its first key is the one longest without a failure. */
  function dropOldest(): void {
    for (const key of failures.keys()) {
      failures.delete(key);
      return;
    }
  }

  return {
    waitSeconds: (email, place) =>
      waitOf(emailKey(email), signInLimits.triesPerEmail) ?? waitOf(placeKey(place), signInLimits.triesPerPlace),
    countFailure: (email, place) => {
      count(emailKey(email), signInLimits.triesPerEmail);
      count(placeKey(place), signInLimits.triesPerPlace);
    },
    forget: (email, place) => {
      failures.delete(emailKey(email));
      failures.set(placeKey(place), recent(placeKey(place)).slice(0, -1));
    },
  };
}

function emailKey(email: string): string {
  return `email ${email.trim().toLowerCase()}`;
}

function placeKey(place: string): string {
  return `place ${place}`;
}
