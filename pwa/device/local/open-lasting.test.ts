import { describe, expect, it } from 'vitest';
import { openLasting } from './open-lasting.ts';
import type { OpenLocal } from './open-local.ts';
import type { OutboxEntry } from './stored/collections.ts';

const entry = (id: string, state: OutboxEntry['state']): OutboxEntry => ({
  id,
  seq: 1,
  type: 'calculators.add',
  v: 1,
  tenantId: null,
  args: {},
  summary: `Add ${id}`,
  baseVersion: null,
  dependsOn: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  state,
  tries: 0,
  code: null,
  message: null,
  commits: {},
  changedMeanwhile: false,
});

interface DeletableStorage {
  readonly entries: OutboxEntry[];
  readonly lose: () => void;
  isClosed: boolean;
}

/** Storages that keep their data until the browser deletes them. */
async function scene(options: { readonly mayReopen?: () => Promise<boolean>; readonly refuses?: string } = {}) {
  const storages: DeletableStorage[] = [];
  const told: { readonly putBack: readonly string[]; readonly lost: readonly string[] }[] = [];
  const ids = (entries: readonly OutboxEntry[]) => entries.map(({ id }) => id);
  const local = await openLasting({
    open: async (lose): Promise<OpenLocal> => {
      const storage: DeletableStorage = { entries: [], lose, isClosed: false };
      storages.push(storage);
      return {
        resume: () => {},
        unsent: async () => [],
        entries: () => storage.entries,
        putBack: async (entries) => {
          storage.entries.push(...entries.filter(({ id }) => id !== options.refuses));
          return entries.filter(({ id }) => id === options.refuses);
        },
        close: async () => {
          storage.isClosed = true;
          lose();
        },
      };
    },
    mayReopen: options.mayReopen ?? (async () => true),
    tell: (putBack, lost) => told.push({ putBack: ids(putBack), lost: ids(lost) }),
    schedule: () => () => {},
  });
  return { storages, told, local, ids };
}

describe('[sync-39] a storage that is deleted in the middle of a session', () => {
  it('is opened again with the rows that the tab still holds, and the waiting changes are named', async () => {
    const { storages, told, local, ids } = await scene();
    storages[0]?.entries.push(entry('a', 'accepted'), entry('b', 'queued'), entry('c', 'rejected'));
    storages[0]?.lose();
    await expect.poll(() => told).toEqual([{ putBack: ['b', 'c'], lost: [] }]);
    expect([storages.length, storages[0]?.isClosed]).toEqual([2, true]);
    expect(ids(local.entries())).toEqual(['a', 'b', 'c']);
  });

  it('is opened once more when the new one is deleted, too, and loses nothing by that', async () => {
    const { storages, told, local, ids } = await scene();
    storages[0]?.entries.push(entry('b', 'queued'));
    storages[0]?.lose();
    await expect.poll(() => storages.length).toBe(2);
    storages[1]?.lose();
    await expect.poll(() => storages.length).toBe(3);
    await expect.poll(() => told.at(-1)).toEqual({ putBack: ['b'], lost: [] });
    expect(ids(local.entries())).toEqual(['b']);
  });

  it('names what cannot be stored again', async () => {
    const { storages, told } = await scene({ refuses: 'b' });
    storages[0]?.entries.push(entry('a', 'queued'), entry('b', 'queued'));
    storages[0]?.lose();
    await expect.poll(() => told).toEqual([{ putBack: ['a'], lost: ['b'] }]);
  });

  it('is not opened again for a person who has left by another tab', async () => {
    const { storages, told, local } = await scene({
      mayReopen: async () => {
        void local.close();
        return true;
      },
    });
    storages[0]?.entries.push(entry('a', 'queued'));
    storages[0]?.lose();
    await expect.poll(() => storages[0]?.isClosed).toBe(true);
    await local.close();
    expect([storages.length, told]).toEqual([1, []]);
  });

  it('stays closed, and the changes are named, when the person has signed out', async () => {
    const { storages, told } = await scene({ mayReopen: async () => false });
    storages[0]?.entries.push(entry('a', 'queued'));
    storages[0]?.lose();
    await expect.poll(() => told).toEqual([{ putBack: [], lost: ['a'] }]);
    expect(storages).toHaveLength(1);
  });

  it('is not reopened after an orderly close', async () => {
    const { storages, told, local } = await scene();
    await local.close();
    expect([storages.length, told]).toEqual([1, []]);
  });
});
