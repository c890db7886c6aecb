import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readConfiguration } from '#server/core/configuration/configuration.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { administer } from '#server/testing/test-postgres.ts';
import { openServerDatabase, type ServerDatabase } from './open-server-database.ts';

let database: TestDatabase;
let running: ServerDatabase;

async function open() {
  const read = readConfiguration({ NODE_ENV: 'test', DATABASE_URL: database.db.url, DATABASE_OWNER_URL: database.url });
  if (!read.ok) throw new Error(read.problems.join(' '));
  return openServerDatabase(read.value);
}

beforeAll(async () => {
  database = await createTestDatabase();
  const opened = await open();
  if (!opened.ok) throw new Error(opened.message);
  running = opened.value;
});
afterEach(() => administer(database.url, `delete from _prisma_migrations where migration_name like '2999%'`));
afterAll(async () => {
  await running.close();
  await database.close();
});

/** As a newer build notes a migration that it has applied. */
const applyNewer = (logs: string | null): Promise<void> =>
  administer(
    database.url,
    `insert into _prisma_migrations (id, checksum, finished_at, migration_name, logs)
     values ('${randomUUID()}', 'x', now(), '29990101000000_later', ${logs === null ? 'null' : `'${logs}'`})`,
  );

test('a process stays ready when a newer build adds a migration that serves every earlier build', async () => {
  await applyNewer('Serves builds from: any');
  expect(await running.missing()).toBeUndefined();
});

test('a process stays ready when a migration was added that says nothing about builds', async () => {
  await applyNewer(null);
  expect(await running.missing()).toBeUndefined();
});

test('a process whose schema a newer build has taken away says so, and does not blame the database', async () => {
  await applyNewer('Serves builds from: 29990101000000_later');
  expect(await running.missing()).toBe(
    'The migration 29990101000000_later no longer serves this build: start a build that has 29990101000000_later.',
  );
});

test('the build before a migration that serves it starts again, so that a release can be taken back without a restore', async () => {
  await applyNewer('Serves builds from: any');
  const again = await open();
  expect(again.ok).toBe(true);
  if (again.ok) await again.value.close();
});

test('the build before a migration that no longer serves it does not start', async () => {
  await applyNewer('Serves builds from: 29990101000000_later');
  expect(await open()).toMatchObject({ ok: false, message: expect.stringContaining('no longer serves this build') });
});

test('asking a process whether it is ready opens no connection', async () => {
  await running.missing();
  const count = () =>
    running.db.query<{ opened: number }>(
      { as: 'platform' },
      'select sessions::int as opened from pg_stat_database where datname = current_database()',
      [],
    );
  await administer(database.url, 'select pg_stat_force_next_flush()');
  const before = await count();
  for (let time = 0; time < 5; time += 1) await running.missing();
  expect(await count()).toEqual(before);
});
