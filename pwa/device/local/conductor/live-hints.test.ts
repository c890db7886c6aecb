import { afterEach, describe, expect, it } from 'vitest';
import { openTestDatabase, testEnvironment } from '#app/device/local/environment/test-environment.ts';
import type { LocalDatabase } from '#app/device/local/stored/collections.ts';
import { heartbeatMissedMs } from '#contract/sync/sync.ts';
import { type Conductor, conduct } from './conductor.ts';

const epoch = '01900000-0000-7000-8000-0000000000e1';
const opened: { readonly database: LocalDatabase; readonly conductor: Conductor }[] = [];

afterEach(async () => {
  for (const { database, conductor } of opened.splice(0)) {
    await conductor.stop();
    await database.close();
  }
});

/** A signed-in device on a server that counts pulls and live streams. The test runs its timers. */
async function listeningDevice() {
  const timers = new Set<{ readonly delayMs: number; readonly work: () => void }>();
  const server = { head: 1, pulls: 0, streamsOpened: 0, streamsClosed: 0 };
  let hear: (data: unknown) => void = () => undefined;
  const network = testEnvironment({
    operate: async (operation) => {
      if (operation !== 'pull') return { kind: 'answer', status: 200, body: { results: [] } };
      server.pulls += 1;
      const page = { stream: 'platform', epoch, head: server.head, reset: false, seq: server.head, more: false, changes: [] };
      return { kind: 'answer', status: 200, body: { streams: [page], lease: '', now: '2026-01-01T00:00:00.000Z' } };
    },
    openHeads: (_follow, listener) => {
      server.streamsOpened += 1;
      hear = listener;
      return {
        close: () => {
          server.streamsClosed += 1;
        },
      };
    },
  });
  const schedule = (delayMs: number, work: () => void) => {
    const timer = { delayMs, work };
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const environment = { ...network, schedule };
  const database = await openTestDatabase(environment);
  const reports: boolean[] = [];
  const conductor = conduct(database, environment, () => [], {
    onReport: ({ reachable }) => void reports.push(reachable),
    onSignedOut: () => undefined,
    onRefused: () => undefined,
    onOutdated: () => undefined,
    onLease: () => undefined,
    identify: async () => 'own',
  });
  opened.push({ database, conductor });
  await expect.poll(() => server.streamsOpened).toBe(1);
  await expect.poll(() => server.pulls).toBeGreaterThan(0);
  await expect.poll(async () => (await database.rows.find().exec()).length).toBe(1);
  // Later pulls are then caused by the test alone.
  await expect.poll(() => reports.at(-1)).toBe(true);
  return {
    server,
    hear: (head: number) => hear({ heads: { platform: head }, epochs: { platform: epoch } }),
    /** Runs the timers of this delay that are waiting now. */
    elapse: (isDue: (delayMs: number) => boolean) => {
      for (const timer of [...timers].filter(({ delayMs }) => isDue(delayMs))) {
        timers.delete(timer);
        timer.work();
      }
    },
  };
}

describe('the live stream', () => {
  it('[sync-20] that stays silent is closed and opened again, and what was missed is pulled', async () => {
    const { server, elapse } = await listeningDevice();
    const pulled = server.pulls;
    server.head = 5;
    elapse((delayMs) => delayMs === heartbeatMissedMs);
    await expect.poll(() => server.streamsClosed).toBe(1);
    // The pause after a failure.
    elapse((delayMs) => delayMs < heartbeatMissedMs);
    await expect.poll(() => server.streamsOpened).toBe(2);
    await expect.poll(() => server.pulls).toBeGreaterThan(pulled);
  });

  it('[sync-20] is watched again after each hint, so that one that speaks stays open', async () => {
    const { server, hear, elapse } = await listeningDevice();
    const waiting: number[] = [];
    hear(1);
    elapse((delayMs) => {
      if (delayMs === heartbeatMissedMs) waiting.push(delayMs);
      return false;
    });
    expect(waiting).toEqual([heartbeatMissedMs]);
    expect(server.streamsClosed).toBe(0);
  });

  it('[sync-21] that brings a hundred hints at once causes one or two pulls', async () => {
    const { server, hear } = await listeningDevice();
    const pulled = server.pulls;
    server.head = 101;
    for (let head = 2; head <= 101; head += 1) hear(head);
    await expect.poll(() => server.pulls).toBeGreaterThan(pulled);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(server.pulls - pulled).toBeLessThanOrEqual(2);
  });
});
