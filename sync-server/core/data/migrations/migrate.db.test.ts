import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { administer, withDatabase } from '#server/testing/test-postgres.ts';
import { applyMigrations, migrationStatus } from './migrate.ts';

const name = `migrated_${randomUUID().replaceAll('-', '')}`;
const server = inject('testDatabaseServer').url;
const url = withDatabase(server, name);

beforeEach(() => administer(server, `create database ${name}`));
afterEach(() => administer(server, `drop database ${name} with (force)`));

async function ask(sql: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function refusal(): Promise<string> {
  const outcome = await applyMigrations(url);
  return outcome.ok ? 'applied' : outcome.message;
}

describe('the migrations', () => {
  test('are applied in order, once, and noted with the sum of their file as Prisma notes them', async () => {
    const before = await migrationStatus(url);
    const first = await applyMigrations(url);
    expect(first.ok && first.value).toEqual(before.ok && before.value.pending);
    expect(await applyMigrations(url)).toEqual({ ok: true, value: [] });
    const rows = await ask(
      'select migration_name, checksum, applied_steps_count, logs, rolled_back_at, finished_at >= started_at as ended from _prisma_migrations order by migration_name',
    );
    expect(rows.map((row) => row.migration_name)).toEqual(first.ok ? first.value : []);
    for (const row of rows) {
      const file = readFileSync(new URL(`../../../../prisma/migrations/${String(row.migration_name)}/migration.sql`, import.meta.url));
      expect(row).toMatchObject({
        checksum: createHash('sha256').update(file).digest('hex'),
        applied_steps_count: 1,
        logs: `Serves builds from: ${/^-- Serves builds from: (\w+)$/m.exec(file.toString())?.[1] ?? 'any'}`,
        rolled_back_at: null,
        ended: true,
      });
    }
  });

  test('are applied once when two servers start together', async () => {
    const outcomes = await Promise.all([applyMigrations(url), applyMigrations(url)]);
    const counts = outcomes.map((outcome) => (outcome.ok ? outcome.value.length : -1)).sort();
    expect(counts[0]).toBe(0);
    expect(counts[1]).toBeGreaterThan(2);
  });

  test('accept a database that a newer build has migrated, as long as that serves this build', async () => {
    const first = await applyMigrations(url);
    const addNewer = (id: string, servesFrom: string) =>
      ask(
        `insert into _prisma_migrations (id, checksum, migration_name, finished_at, logs)
         values ('${id}', 'x', '29990101000000_from_the_future', now(), 'Serves builds from: ${servesFrom}')`,
      );
    await addNewer('any', 'any');
    await addNewer('known', first.ok ? String(first.value.at(-1)) : '');
    expect(await applyMigrations(url)).toEqual({ ok: true, value: [] });
    await addNewer('newer', '29990101000000_from_the_future');
    expect(await refusal()).toMatch(
      /^The migration 29990101000000_from_the_future no longer serves this build: start a build that has 2999/,
    );
  });

  test('refuse a database whose migration was changed afterwards', async () => {
    await applyMigrations(url);
    await ask(`update _prisma_migrations set checksum = 'other' where migration_name like '%\\_rules'`);
    expect(await refusal()).toMatch(/_rules was changed after it was applied/);
  });

  test('refuse a database in which one failed half-way', async () => {
    await applyMigrations(url);
    await ask(`update _prisma_migrations set finished_at = null where migration_name like '%\\_rules'`);
    expect(await refusal()).toMatch(/_rules failed earlier and was left half done/);
  });

  test('leave a database as it was when one cannot be applied', async () => {
    await ask('create table invoices (id int)');
    expect(await refusal()).toMatch(/_entities could not be applied and changed nothing: relation "invoices" already exists/);
    expect(await ask(`select count(*)::int as n from pg_tables where schemaname = 'public'`)).toEqual([{ n: 2 }]);
  });

  test('say what to check when the database cannot be reached', async () => {
    const outcome = await applyMigrations('postgresql://nobody@127.0.0.1:1/none');
    expect(outcome).toMatchObject({ ok: false, code: 'Unavailable' });
    expect(!outcome.ok && outcome.message).toMatch(/^The database cannot be reached: .*Check DATABASE_URL\.$/);
  });
});
