import { afterEach, describe, expect, it } from 'vitest';
import type { Environment, Reply } from '#app/device/local/environment/environment.ts';
import { openTestDatabase, testEnvironment } from '#app/device/local/environment/test-environment.ts';
import { headKind, type LocalDatabase } from '#app/device/local/stored/collections.ts';
import type { Change, StreamPage } from '#contract/sync/sync.ts';
import { headsOf } from './heads.ts';
import { pullOnce } from './pull.ts';

const epoch = '01900000-0000-7000-8000-0000000000e1';
const otherEpoch = '01900000-0000-7000-8000-0000000000e2';
const databases: LocalDatabase[] = [];

afterEach(async () => {
  await Promise.all(databases.splice(0).map((database) => database.close()));
});

const calculator = (id: string, seq: number, deleted = false): Change => ({
  kind: 'calculator',
  id,
  seq,
  version: 1,
  deleted,
  row: deleted ? null : { id, title: id, description: '', category: '', suite: 'auto', icon: '', isActive: true, sortOrder: seq },
});

const page = (stream: string, changes: readonly Change[], more: Partial<StreamPage> = {}): StreamPage => ({
  stream,
  epoch,
  head: 100,
  reset: false,
  seq: Math.max(0, ...changes.map((change) => change.seq)),
  more: false,
  changes: [...changes],
  ...more,
});

const answer = (...streams: readonly StreamPage[]): Reply => ({
  kind: 'answer',
  status: 200,
  body: { streams, lease: 'l', now: '2026-01-01T00:00:00.000Z' },
});

/** A device that pulls the given answers in turn and writes each one as the replication would. */
async function device(replies: readonly Reply[]) {
  const asked: unknown[] = [];
  let at = 0;
  const environment: Environment = testEnvironment({
    operate: async (_operation, variables) => {
      asked.push(variables.checkpoints);
      const reply = replies[at] ?? { kind: 'unreachable' };
      at += 1;
      return reply;
    },
  });
  const database = await openTestDatabase(environment);
  databases.push(database);
  return {
    asked,
    database,
    pull: async () => {
      const pulled = await pullOnce(database, environment, []);
      if (pulled.kind === 'rows') {
        for (const { _deleted, ...document } of pulled.documents) {
          if (_deleted) await database.rows.bulkRemove([document.key]);
          else await database.rows.upsert(document);
        }
      }
      return pulled;
    },
    ids: async () => (await database.rows.find({ selector: { kind: { $ne: headKind } } }).exec()).map((row) => row.rowId).sort(),
  };
}

describe('a pull', () => {
  it('[sync-26] marks a stream complete only when its last page is here, and goes on where it stood', async () => {
    const first = await device([
      answer(page('platform', [calculator('a', 1), calculator('b', 2)])),
      answer(page('platform', [calculator('c', 3)], { more: true })),
      answer(page('platform', [calculator('d', 4)])),
    ]);
    await first.pull();
    expect((await headsOf(first.database)).get('platform')).toMatchObject({ epoch, seq: 2, complete: true });
    const middle = await first.pull();
    expect(middle.kind === 'rows' && middle.more).toBe(true);
    await first.pull();
    expect(first.asked[2]).toEqual([{ stream: 'platform', epoch, seq: 3 }]);
    expect(await first.ids()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('[sync-26] reads a new stream to its end before any of it is shown', async () => {
    const whole = await device([
      answer(page('platform', [calculator('a', 1)], { more: true })),
      answer(page('platform', [calculator('b', 2)])),
    ]);
    const pulled = await whole.pull();
    expect(pulled.kind === 'rows' && !pulled.more).toBe(true);
    expect(await whole.ids()).toEqual(['a', 'b']);
    const cut = await device([answer(page('platform', [calculator('a', 1)], { more: true })), { kind: 'unreachable' }]);
    expect((await cut.pull()).kind).toBe('unreachable');
    expect(await cut.ids()).toEqual([]);
  });

  it('[sync-23] swaps in a fresh copy on a reset: a row deleted long ago is gone', async () => {
    const back = await device([
      answer(page('platform', [calculator('a', 1), calculator('b', 2)])),
      answer(page('platform', [calculator('b', 9)], { reset: true })),
    ]);
    await back.pull();
    await back.pull();
    expect(await back.ids()).toEqual(['b']);
    expect((await headsOf(back.database)).get('platform')?.seq).toBe(9);
  });

  it('[sync-24] starts afresh when the epoch differs', async () => {
    const restored = await device([
      answer(page('platform', [calculator('a', 50)])),
      answer(page('platform', [calculator('c', 3)], { epoch: otherEpoch, reset: true })),
    ]);
    await restored.pull();
    await restored.pull();
    expect(await restored.ids()).toEqual(['c']);
    expect((await headsOf(restored.database)).get('platform')).toMatchObject({ epoch: otherEpoch, seq: 3 });
  });

  it('[sync-31] purges a stream that is no longer listed', async () => {
    const moved = await device([
      answer(page('platform', [calculator('a', 1)]), page('tenant:x', [calculator('x', 1)])),
      answer(page('platform', [])),
    ]);
    await moved.pull();
    expect(await moved.ids()).toEqual(['a', 'x']);
    await moved.pull();
    expect(await moved.ids()).toEqual(['a']);
    expect([...(await headsOf(moved.database)).keys()]).toEqual(['platform']);
  });

  it('[sync-22] stops a stream before a row it cannot read, and lets the others go on', async () => {
    const strange: Change = { kind: 'hologram', id: 'h', seq: 2, version: 1, deleted: false, row: {} };
    const old = await device([
      answer(page('platform', [calculator('a', 1), strange, calculator('b', 3)]), page('tenant:x', [calculator('x', 1)])),
    ]);
    const pulled = await old.pull();
    expect(pulled.kind === 'rows' && pulled.outdatedKinds).toEqual(['hologram']);
    expect(await old.ids()).toEqual(['a', 'x']);
    expect((await headsOf(old.database)).get('platform')?.seq).toBe(1);
  });

  it('deletes a row when its tombstone arrives', async () => {
    const gone = await device([answer(page('platform', [calculator('a', 1)])), answer(page('platform', [calculator('a', 2, true)]))]);
    await gone.pull();
    await gone.pull();
    expect(await gone.ids()).toEqual([]);
  });

  it('distinguishes no answer, a lost session, and a captive portal page', async () => {
    const replies: readonly Reply[] = [
      { kind: 'unreachable' },
      { kind: 'answer', status: 401, body: { code: 'Unauthorized', message: 'Unauthorized' } },
      { kind: 'answer', status: 200, body: '<html>' },
      { kind: 'answer', status: 403, body: { code: 'UserDeactivated', message: 'Deactivated.' } },
      { kind: 'answer', status: 426, body: { code: 'ClientTooOld', message: 'Update.' } },
    ];
    const lost = await device(replies);
    const kinds = [];
    for (const _ of replies) kinds.push((await lost.pull()).kind);
    expect(kinds).toEqual(['unreachable', 'signedOut', 'unreachable', 'refused', 'outdated']);
  });
});
