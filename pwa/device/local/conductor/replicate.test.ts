import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { expect, it, vi } from 'vitest';
import type { Environment, Reply } from '#app/device/local/environment/environment.ts';
import { openTestDatabase, testEnvironment } from '#app/device/local/environment/test-environment.ts';
import { replicate } from './replicate.ts';

/** A storage whose rows cannot be written while the device has no space left. */
function smallStorage(isFull: () => boolean): Environment['storage'] {
  const storage: Environment['storage'] = getRxStorageMemory();
  return {
    ...storage,
    createStorageInstance: async (parameters) => {
      const instance = await storage.createStorageInstance(parameters);
      if (parameters.collectionName !== 'rows') return instance;
      const write = instance.bulkWrite.bind(instance);
      instance.bulkWrite = (rows, context) =>
        isFull() ? Promise.reject(new DOMException('No space left', 'QuotaExceededError')) : write(rows, context);
      return instance;
    },
  };
}

const page = {
  stream: 'platform',
  epoch: '01900000-0000-7000-8000-0000000000e1',
  head: 1,
  reset: false,
  seq: 1,
  more: false,
  changes: [
    {
      kind: 'calculator',
      id: 'a',
      seq: 1,
      version: 1,
      deleted: false,
      row: { id: 'a', title: 'a', description: '', category: '', suite: 'auto', icon: '', isActive: true, sortOrder: 1 },
    },
  ],
};

it('says that the device has no space left for what was pulled, and stores it once there is some', async () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isFull = true;
  const answer: Reply = { kind: 'answer', status: 200, body: { streams: [page], lease: 'l', now: '2026-01-01T00:00:00.000Z' } };
  const environment = { ...testEnvironment({ operate: async () => answer }), storage: smallStorage(() => isFull) };
  const database = await openTestDatabase(environment);
  const said: boolean[] = [];
  const replication = replicate(database, environment, {
    follow: () => [],
    onPulled: () => undefined,
    onStored: (isStored) => said.push(isStored),
  });
  await expect.poll(() => said.at(-1), { timeout: 10_000 }).toBe(false);
  expect(await database.rows.find().exec()).toEqual([]);
  isFull = false;
  replication.resync();
  await expect.poll(() => said.at(-1), { timeout: 10_000 }).toBe(true);
  expect((await database.rows.find({ selector: { kind: 'calculator' } }).exec()).map(({ rowId }) => rowId)).toEqual(['a']);
  await replication.stop();
  await database.close();
  silenced.mockRestore();
});
