import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runScript } from '#server/testing/run-script.ts';
import { administer, withDatabase } from '#server/testing/test-postgres.ts';

const name = `reckoner_migrate_${process.pid}`;
const { url: serverUrl } = inject('testDatabaseServer');
const databaseUrl = withDatabase(serverUrl, name);

beforeAll(() => administer(serverUrl, `create database ${name}`));
afterAll(() => administer(serverUrl, `drop database ${name} with (force)`));

async function migrate(...args: readonly string[]): Promise<readonly [number | null, string]> {
  const run = runScript('migrate.ts', { databaseUrl, args });
  return [await run.ended, run.output().trim()];
}

describe('the command that applies migrations', () => {
  it('lists what an empty database lacks, applies it once, and then has nothing to apply', async () => {
    const [, before] = await migrate('--status');
    expect(before).toMatch(/^applied: 0\npending: \d{14}_/);
    const pending = before.slice(before.indexOf('pending: ') + 'pending: '.length).split(', ');
    expect(await migrate()).toEqual([0, pending.join('\n')]);
    expect(await migrate()).toEqual([0, 'Nothing to apply.']);
    expect(await migrate('--status')).toEqual([0, `applied: ${pending.length}\npending: none`]);
  }, 60_000);

  it('says in one sentence that there is no database to migrate', async () => {
    const run = runScript('migrate.ts', { databaseUrl, environment: { DATABASE_URL: '', DATABASE_OWNER_URL: '' } });
    expect([await run.ended, run.output().trim().split('\n').length]).toEqual([1, 1]);
  }, 60_000);
});
