import { afterEach, describe, expect, it } from 'vitest';
import type { Reply } from '#app/device/local/environment/environment.ts';
import { openTestDatabase, testEnvironment } from '#app/device/local/environment/test-environment.ts';
import { enqueue, retry } from '#app/device/local/outbox/outbox.ts';
import { entriesOverRows } from '#app/device/local/outbox/overlay.ts';
import { sendOnce } from '#app/device/local/outbox/sender.ts';
import type { LocalDatabase, OutboxEntry } from '#app/device/local/stored/collections.ts';
import { changeListTexts } from '#contract/sync/change-list.ts';
import { type Command, emptyEpoch, type StreamPage } from '#contract/sync/sync.ts';
import { headsOf } from './heads.ts';
import { pullOnce } from './pull.ts';

const tenantId = '01900000-0000-7000-8000-00000000000a';
const stream = `tenant:${tenantId}`;
const databases: LocalDatabase[] = [];

afterEach(async () => {
  await Promise.all(databases.splice(0).map((database) => database.close()));
});

/** A server that can be restored to a backup: its stream begins a new epoch at a lower number, and its log loses the later commands. */
async function scene({ isNew = false } = {}) {
  const log: string[] = [];
  let epoch = isNew ? emptyEpoch : '01900000-0000-7000-8000-0000000000e1';
  let head = isNew ? 0 : 500;
  let isSilent = false;
  const environment = testEnvironment({
    operate: async (operation, variables): Promise<Reply> => {
      if (operation === 'knownCommands') {
        if (isSilent) return { kind: 'unreachable' };
        const ids: readonly unknown[] = Array.isArray(variables.ids) ? variables.ids : [];
        return { kind: 'answer', status: 200, body: ids.filter((id) => log.some((known) => known === id)) };
      }
      if (operation === 'pull') {
        const page: StreamPage = { stream, epoch, head, reset: false, seq: head, more: false, changes: [] };
        return { kind: 'answer', status: 200, body: { streams: [page], lease: 'l', now: new Date(environment.now()).toISOString() } };
      }
      const commands: readonly Command[] = Array.isArray(variables.commands) ? variables.commands : [];
      const rest = { code: null, message: null, fields: null, value: null, changedMeanwhile: false };
      const results = commands.map(({ id }) => {
        log.push(id);
        head += 1;
        if (epoch === emptyEpoch) epoch = '01900000-0000-7000-8000-0000000000e1';
        return { id, state: 'accepted', commits: { [stream]: head }, ...rest };
      });
      return { kind: 'answer', status: 200, body: { results } };
    },
  });
  const database = await openTestDatabase(environment);
  databases.push(database);
  return {
    database,
    environment,
    change: async (calculatorId: string) => {
      const args = { tenantId, calculatorId };
      const queued = await enqueue(database, environment, { type: 'calculators.add', tenantId, args, summary: `Add ${calculatorId}` });
      await sendOnce(database, environment);
      return queued.ok ? queued.value.id : '';
    },
    pull: async () => {
      const pulled = await pullOnce(database, environment, []);
      if (pulled.kind === 'rows') for (const document of pulled.documents) await database.rows.upsert(document);
      return pulled.kind;
    },
    restore: (known: readonly string[]) => {
      log.splice(0, log.length, ...known);
      epoch = '01900000-0000-7000-8000-0000000000e2';
      head = 20;
    },
    silence: (silent: boolean) => {
      isSilent = silent;
    },
  };
}

async function entriesOf(database: LocalDatabase): Promise<readonly OutboxEntry[]> {
  return (await database.outbox.find({ sort: [{ seq: 'asc' }] }).exec()).map((entry) => entry.toMutableJSON());
}

async function shown(database: LocalDatabase): Promise<readonly string[]> {
  return entriesOverRows(await entriesOf(database), await headsOf(database)).map(({ summary }) => summary);
}

describe('[sync-24] [S10] after a restore of the server', () => {
  it('shows nothing over the rows that the server does not have, and offers what the backup lost', async () => {
    const { database, change, pull, restore } = await scene();
    const kept = await change('a');
    await pull();
    const lost = await change('b');
    restore([kept]);
    expect(await pull()).toBe('rows');
    expect(await shown(database)).toEqual([]);
    expect((await entriesOf(database)).map(({ id, state, message }) => ({ id, state, message }))).toEqual([
      { id: kept, state: 'accepted', message: null },
      { id: lost, state: 'lost', message: changeListTexts.lost },
    ]);
  });

  it('sends a lost change again under a new id when the person says so', async () => {
    const { database, environment, change, pull, restore } = await scene();
    await pull();
    const lost = await change('b');
    restore([]);
    await pull();
    expect((await retry(database, environment, lost)).ok).toBe(true);
    await sendOnce(database, environment);
    expect((await entriesOf(database)).map(({ state }) => state)).toEqual(['discarded', 'accepted']);
    expect(await shown(database)).toEqual(['Add b']);
    await pull();
    expect(await shown(database)).toEqual([]);
  });

  it('keeps everything as it is until the server has said what it knows', async () => {
    const { database, change, pull, restore, silence } = await scene();
    await pull();
    const lost = await change('b');
    restore([]);
    silence(true);
    expect(await pull()).toBe('unreachable');
    expect((await entriesOf(database)).map(({ state }) => state)).toEqual(['accepted']);
    silence(false);
    expect(await pull()).toBe('rows');
    expect((await entriesOf(database)).map(({ id, state }) => [id, state])).toEqual([[lost, 'lost']]);
  });

  it('does not take the first change of a new tenant for a restore', async () => {
    const { database, change, pull } = await scene({ isNew: true });
    await pull();
    await change('a');
    await pull();
    expect((await entriesOf(database)).map(({ state, commits }) => [state, commits])).toEqual([['accepted', { [stream]: 1 }]]);
  });

  it('treats nothing as lost when only the epochs are new, as after seeding', async () => {
    const { database, change, pull, restore } = await scene();
    await pull();
    const ids = [await change('a'), await change('b')];
    restore(ids);
    await pull();
    expect((await entriesOf(database)).map(({ state }) => state)).toEqual(['accepted', 'accepted']);
    expect(await shown(database)).toEqual([]);
  });
});
