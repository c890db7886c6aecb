import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdConduct } from './hold-conduct.ts';

const stored = new Map<string, string>();

interface LockOptions {
  readonly steal?: boolean;
  readonly signal?: AbortSignal;
}

interface Waiting {
  readonly enter: () => void;
}

/** One lock as browsers grant it: in turn, unless it is stolen. */
function lockManager() {
  let holder: { readonly lose: (fault: Error) => void } | undefined;
  const queue: Waiting[] = [];
  const next = () => {
    holder = undefined;
    queue.shift()?.enter();
  };
  return {
    request: (_name: string, { steal, signal }: LockOptions, work: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const mine = { lose: reject };
        const enter = () => {
          holder = mine;
          void work().then(() => {
            resolve();
            if (holder === mine) next();
          });
        };
        if (steal) {
          holder?.lose(new Error('stolen'));
          enter();
        } else if (holder === undefined) enter();
        else {
          queue.push({ enter });
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }
      }),
  };
}

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('navigator', { locks: lockManager() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const hour = 60 * 60 * 1000;

/** Tabs of one device, opened one after the other. */
function tabs(count: number) {
  const conducting = new Set<number>();
  const taken: number[] = [];
  const releases = Array.from({ length: count }, (_, tab) =>
    holdConduct('person', () => {
      conducting.add(tab);
      taken.push(tab);
      return () => conducting.delete(tab);
    }),
  );
  return { conducting: () => [...conducting], taken, release: (tab: number) => releases[tab]?.() };
}

describe('several tabs', () => {
  it('one conducts, and another takes over when that one is closed', async () => {
    const { conducting, release } = tabs(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(conducting()).toEqual([0]);
    release(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(conducting()).toEqual([1]);
    release(1);
  });

  it('[sync-11] another takes over within 15 seconds from one that is frozen', async () => {
    const { conducting, taken, release } = tabs(1);
    await vi.advanceTimersByTimeAsync(6_000);
    // A frozen tab runs no timers, but its last stored beat stays.
    vi.clearAllTimers();
    const other = holdConduct('person', () => {
      taken.push(9);
      return () => undefined;
    });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(taken).toEqual([0, 9]);
    expect(conducting()).toEqual([]);
    other();
    release(0);
  });

  it.each([
    ['forward', hour],
    ['back', -hour],
  ])('none takes over merely because the wall clock was turned %s', async (_way, by) => {
    const { taken, release } = tabs(2);
    await vi.advanceTimersByTimeAsync(12_000);
    vi.setSystemTime(Date.now() + by);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(taken).toEqual([0]);
    release(0);
    release(1);
  });

  it('[sync-11] another takes over from a frozen one although the wall clock was turned back', async () => {
    const { taken, release } = tabs(1);
    await vi.advanceTimersByTimeAsync(6_000);
    vi.clearAllTimers();
    vi.setSystemTime(Date.now() - hour);
    const other = holdConduct('person', () => {
      taken.push(9);
      return () => undefined;
    });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(taken).toEqual([0, 9]);
    other();
    release(0);
  });
});
