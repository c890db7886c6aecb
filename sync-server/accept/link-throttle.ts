/** Tries with links of invitations from one place within a minute. */
export const linkLimits = { verify: 20, accept: 20, decline: 20, requestNew: 5, windowMs: 60_000, mostKeys: 50_000 } as const;
export type LinkAct = 'verify' | 'accept' | 'decline' | 'requestNew';

export interface LinkThrottle {
  /** Counts the try. Seconds to wait, or undefined where it is free. */
  readonly take: (act: LinkAct, place: string) => number | undefined;
}

/** A sliding window, in memory: with several processes each allows its own tries, which a guesser of 256 bits gains nothing from. */
export function createLinkThrottle(clock: () => Date): LinkThrottle {
  const tries = new Map<string, readonly number[]>();
  return {
    take: (act, place) => {
      const key = `${act} ${place}`;
      const now = clock().getTime();
      const recent = (tries.get(key) ?? []).filter((at) => at > now - linkLimits.windowMs);
      const [first] = recent;
      if (first !== undefined && recent.length >= linkLimits[act])
        return Math.max(1, Math.ceil((first + linkLimits.windowMs - now) / 1000));
      tries.delete(key);
      tries.set(key, [...recent, now]);
      // The map keeps the order of insertion: its first key is the one that is longest without a try.
      const [oldest] = tries.size > linkLimits.mostKeys ? tries.keys() : [];
      if (oldest !== undefined) tries.delete(oldest);
      return undefined;
    },
  };
}
