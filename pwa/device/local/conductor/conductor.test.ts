import { afterEach, describe, expect, it } from 'vitest';
import { openTestDatabase, testEnvironment } from '#app/device/local/environment/test-environment.ts';
import { unansweredCode } from '#app/device/local/outbox/known-commands.ts';
import { enqueue } from '#app/device/local/outbox/outbox.ts';
import type { LocalDatabase } from '#app/device/local/stored/collections.ts';
import type { StreamPage } from '#contract/sync/sync.ts';
import { type Conductor, type ConductorEvents, conduct } from './conductor.ts';

const tenantId = '01900000-0000-7000-8000-00000000000a';
const opened: { readonly database: LocalDatabase; readonly conductor: Conductor }[] = [];

afterEach(async () => {
  for (const { database, conductor } of opened.splice(0)) {
    await conductor.stop();
    await database.close();
  }
});

type Whose = Awaited<ReturnType<ConductorEvents['identify']>>;

interface Answers {
  readonly streams?: readonly StreamPage[];
  /** Ids of changes that the server knows. None if not given. */
  readonly knownCommands?: () => Promise<readonly string[]>;
}

/** A device with one waiting change, whose session is the one that `whose` returns. */
async function device(whose: () => Whose, { streams = [], knownCommands = async () => [] }: Answers = {}) {
  const asked: string[] = [];
  const reports: boolean[] = [];
  let cuts = 0;
  let onHeads: ((data: unknown) => void) | undefined;
  const environment = testEnvironment({
    operate: async (operation) => {
      asked.push(operation);
      if (operation === 'knownCommands') return { kind: 'answer', status: 200, body: await knownCommands() };
      return operation === 'pull'
        ? { kind: 'answer', status: 200, body: { streams, lease: '', now: '2026-01-01T00:00:00.000Z' } }
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
    environment,
    cuts: () => cuts,
    isListening: () => onHeads !== undefined,
    hear: (data: unknown) => onHeads?.(data),
  };
}

describe('the conducting tab', () => {
  it.each(['unknown', 'unreachable'] as const)(
    '[sync-33] sends and pulls nothing while the session at the server is %s, and both once it belongs to the person on the device',
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

  it('treats an event of the live stream that does not come from the server as none', async () => {
    const tablet = await device(() => 'own');
    await tablet.database.outbox.find().remove();
    tablet.conductor.resume();
    await expect.poll(tablet.isListening).toBe(true);
    await expect.poll(() => tablet.reports.at(-1)).toBe(true);
    tablet.reports.splice(0);
    tablet.hear({ welcome: 'to the hotel' });
    expect(tablet.reports).toEqual([]);
  });

  it('does nothing more with the database once it has stopped', async () => {
    let answer = () => {};
    const asked = new Promise<readonly string[]>((resolve) => {
      answer = () => resolve([]);
    });
    const tablet = await device(() => 'own', { knownCommands: () => asked });
    await discardUnanswered(tablet.database);
    tablet.conductor.wake();
    await expect.poll(() => tablet.asked.includes('knownCommands')).toBe(true);
    let isStopped = false;
    const stopping = tablet.conductor.stop().then(() => {
      isStopped = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isStopped).toBe(false);
    answer();
    await stopping;
    await tablet.database.close();
    expect(tablet.environment.faults).toEqual([]);
  });

  it('reports failures of a database that was closed meanwhile, without an unhandled rejection', async () => {
    let answer = () => {};
    const asked = new Promise<readonly string[]>((resolve) => {
      answer = () => resolve([]);
    });
    const tablet = await device(() => 'own', { knownCommands: () => asked });
    await discardUnanswered(tablet.database);
    tablet.conductor.wake();
    await expect.poll(() => tablet.asked.includes('knownCommands')).toBe(true);
    await tablet.database.close();
    answer();
    await expect.poll(() => tablet.environment.faults.length).toBeGreaterThan(0);
  });

  it('[S10] pulls when the server says the same number in another epoch', async () => {
    const [before, after] = ['01900000-0000-7000-8000-0000000000e1', '01900000-0000-7000-8000-0000000000e2'] as const;
    const page = { stream: 'platform', epoch: before, head: 7, reset: false, seq: 7, more: false, changes: [] };
    const tablet = await device(() => 'own', { streams: [page] });
    await tablet.database.outbox.find().remove();
    tablet.conductor.resume();
    await expect.poll(tablet.isListening).toBe(true);
    await expect.poll(async () => (await tablet.database.rows.find().exec()).length).toBe(1);
    await expect.poll(() => tablet.reports.at(-1)).toBe(true);
    const pulls = () => tablet.asked.filter((operation) => operation === 'pull').length;
    const pulled = pulls();
    tablet.hear({ heads: { platform: 7 }, epochs: { platform: before } });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(pulls()).toBe(pulled);
    tablet.hear({ heads: { platform: 7 }, epochs: { platform: after } });
    await expect.poll(pulls).toBe(pulled + 1);
  });
});

/** Sends the change without an answer and then discards it. */
async function discardUnanswered(database: LocalDatabase): Promise<void> {
  const entry = await database.outbox.findOne().exec();
  await entry?.incrementalPatch({ state: 'discarded', code: unansweredCode });
}
