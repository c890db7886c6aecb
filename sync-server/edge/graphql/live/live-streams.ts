import type { Caller } from '#server/core/access/caller.ts';

/** Maximum number of open live streams in this process: a browser needs one, and a person has a few devices. */
export const liveStreamLimits = { session: 6, person: 24 } as const;

export interface LiveStreams {
  /** Returns a function that releases the slot; undefined if none is free. */
  readonly enter: (caller: Pick<Caller, 'sessionId' | 'userId'>) => (() => void) | undefined;
  readonly open: () => number;
}

export function createLiveStreams(): LiveStreams {
  const counts = new Map<string, number>();
  const countOf = (key: string): number => counts.get(key) ?? 0;

  return {
    enter: ({ sessionId, userId }) => {
      const [session, person] = [`session ${sessionId}`, `person ${userId}`];
      if (countOf(session) >= liveStreamLimits.session || countOf(person) >= liveStreamLimits.person) return undefined;
      const keys = [session, person];
      for (const key of keys) counts.set(key, countOf(key) + 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        for (const key of keys) {
          if (countOf(key) > 1) counts.set(key, countOf(key) - 1);
          else counts.delete(key);
        }
      };
    },
    open: () => [...counts].reduce((sum, [key, count]) => (key.startsWith('person ') ? sum + count : sum), 0),
  };
}
