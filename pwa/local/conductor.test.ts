import { afterEach, describe, expect, it } from 'vitest';
import type { LocalDatabase } from './collections.ts';
import { type Conductor, type ConductorEvents, conduct } from './conductor.ts';
import { enqueue } from './outbox.ts';
import { openTestDatabase, testEnvironment } from './test-environment.ts';

const tenantId = '01900000-0000-7000-8000-00000000000a';
const opened: { readonly database: LocalDatabase; readonly conductor: Conductor }[] = [];

afterEach(async () => {
  for (const { database, conductor } of opened.splice(0)) {
    await conductor.stop();
    await database.close();
  }
});

type Whose = Awaited<ReturnType<ConductorEvents['identify']>>;

/** A device with one waiting change, whose session is as `whose` says. */
async function device(whose: () => Whose) {
  const asked: string[] = [];
  const reports: boolean[] = [];
  let cuts = 0;
  let onHeads: ((data: unknown) => void) | undefined;
  const environment = testEnvironment({
    operate: async (operation) => {
      asked.push(operation);
      return operation === 'pull'
        ? { kind: 'answer', status: 200, body: { streams: [], lease: '', now: '2026-01-01T00:00:00.000Z' } }
        : { kind: 'unreachable' };
    },
    openHeads: (_follow, hear) => {
      onHeads = hear;
      return { close: () => {} };
    },
    cutOff: () => {
      cuts += 1;
    },
  });
  const database = await openTestDatabase(environment);
  await enqueue(database, environment, { type: 'calculators.add', tenantId, args: { tenantId, calculatorId: 'a' }, summary: 'Add a' });
  const conductor = conduct(database, environment, () => [], {
    onReport: ({ reachable }) => reports.push(reachable),
    onSignedOut: () => {},
    onRefused: () => {},
    onOutdated: () => {},
    onLease: () => {},
    identify: async () => whose(),
  });
  opened.push({ database, conductor });
  return {
    asked,
    reports,
    conductor,
    database,
    cuts: () => cuts,
    isListening: () => onHeads !== undefined,
    hear: (data: unknown) => onHeads?.(data),
  };
}

describe('the conducting tab', () => {
  it.each(['unknown', 'unreachable'] as const)(
    '[sync-33] sends and pulls nothing while the session at the server is %s, and both once it is the own one',
    async (before) => {
      let whose: Whose = before;
      let asks = 0;
      const tablet = await device(() => {
        asks += 1;
        return whose;
      });
      await expect.poll(() => asks).toBe(1);
      expect(tablet.asked).toEqual([]);
      expect(tablet.reports).toEqual(before === 'unreachable' ? [false] : []);
      whose = 'own';
      tablet.conductor.resume();
      await expect.poll(() => [...new Set(tablet.asked)].sort()).toEqual(['pull', 'pushCommands']);
    },
  );

  it('gives up the requests under way when it stops', async () => {
    const tablet = await device(() => 'own');
    await tablet.conductor.stop();
    expect(tablet.cuts()).toBe(1);
  });

  it('says that the server cannot be reached as soon as the browser knows that the network is gone', async () => {
    const tablet = await device(() => 'own');
    await tablet.database.outbox.find().remove();
    tablet.conductor.resume();
    await expect.poll(() => tablet.reports.at(-1)).toBe(true);
    tablet.conductor.offline();
    expect(tablet.reports.at(-1)).toBe(false);
  });

  it('takes an event of the live stream that is not the server’s for silence', async () => {
    const tablet = await device(() => 'own');
    await tablet.database.outbox.find().remove();
    tablet.conductor.resume();
    await expect.poll(tablet.isListening).toBe(true);
    await expect.poll(() => tablet.reports.at(-1)).toBe(true);
    tablet.reports.splice(0);
    tablet.hear({ welcome: 'to the hotel' });
    expect(tablet.reports).toEqual([]);
  });
});
