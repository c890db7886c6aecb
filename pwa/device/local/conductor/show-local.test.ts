import { createStore } from 'jotai';
import { afterEach, expect, it } from 'vitest';
import { openTestDatabase, testEnvironment } from '#app/device/local/environment/test-environment.ts';
import { enqueue } from '#app/device/local/outbox/outbox.ts';
import { completedAtom } from '#app/device/local/shown/local-atoms.ts';
import type { LocalDatabase } from '#app/device/local/stored/collections.ts';
import { type ShownLocal, showLocal } from './show-local.ts';

const tenantId = '01900000-0000-7000-8000-00000000000a';
let database: LocalDatabase;
let shown: ShownLocal;

afterEach(async () => {
  shown.stop();
  await database.close();
});

/** A change that the server accepted, made or stored before this tab opened or while it is open. */
async function open({ isStoredBefore = false, isMadeBefore = false }) {
  const environment = testEnvironment({});
  const openedAt = environment.clock.now() + (isMadeBefore ? 1 : 0);
  database = await openTestDatabase(environment);
  await enqueue(database, environment, { type: 'calculators.add', tenantId, args: { tenantId, calculatorId: 'a' }, summary: 'Add a' });
  const entry = await database.outbox.findOne().exec(true);
  const accepted = { ...entry.toMutableJSON(), state: 'accepted' as const };
  await entry.remove();
  if (isStoredBefore) await database.outbox.insert(accepted);
  const store = createStore();
  let reads = 0;
  shown = showLocal(database, store, { onRows: () => {}, onOutbox: () => (reads += 1) }, () => openedAt);
  await expect.poll(() => reads).toBeGreaterThan(0);
  return { store, accepted };
}

it('announces a change that was answered before this tab saw it wait, as on a busy device', async () => {
  const { store, accepted } = await open({});
  await database.outbox.insert(accepted);
  await expect.poll(() => store.get(completedAtom)?.id).toBe(accepted.id);
});

it('announces no change that was answered before this tab was opened', async () => {
  const { store, accepted } = await open({ isStoredBefore: true });
  await expect.poll(() => shown.entries().map(({ id }) => id)).toEqual([accepted.id]);
  expect(store.get(completedAtom)).toBeUndefined();
});

it('announces no earlier change that is put back with its answer after the browser deleted the storage', async () => {
  const { store, accepted } = await open({ isMadeBefore: true });
  await database.outbox.insert(accepted);
  await expect.poll(() => shown.entries().map(({ id }) => id)).toEqual([accepted.id]);
  expect(store.get(completedAtom)).toBeUndefined();
});
