import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/core/data/database.ts';
import { applyMigrations, migrationStatus } from '#server/core/data/migrations/migrate.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/core/data/postgres/embedded-postgres.ts';
import { administer, withDatabase } from '#server/testing/test-postgres.ts';
import { passesByPolicies, prepareServerRole, serverUrlOf } from './server-role.ts';

const folder = mkdtempSync(join(tmpdir(), 'reckoner-role-'));
let postgres: EmbeddedPostgres;

function addressOf(user: string, password: string): string {
  const url = new URL(withDatabase(postgres.url, 'own'));
  url.username = user;
  url.password = password;
  return url.href;
}

beforeAll(async () => {
  chmodSync(folder, 0o755);
  const started = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), settings: { fsync: 'off' } });
  if (!started.ok) throw new Error(started.message);
  postgres = started.value;
  await administer(postgres.url, `create role reckoner_owner login createrole password 'owner'`);
  await administer(postgres.url, 'create database own owner reckoner_owner');
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a PostgreSQL of the operator', () => {
  test('is prepared by an owner who is no superuser, for a server that owns nothing', async () => {
    const [ownerUrl, url] = [addressOf('reckoner_owner', 'owner'), addressOf('web', `it's "a" password`)];
    expect((await applyMigrations(ownerUrl)).ok).toBe(true);
    expect(await prepareServerRole(ownerUrl, url)).toEqual({ ok: true, value: undefined });
    expect(await prepareServerRole(ownerUrl, url)).toEqual({ ok: true, value: undefined });
    expect(await passesByPolicies(url)).toEqual({ ok: true, value: false });
    expect(await passesByPolicies(ownerUrl)).toEqual({ ok: true, value: true });
    expect((await migrationStatus(url)).ok).toBe(true);
    const db = openDatabase({ url, poolSize: 1 });
    await db.inTransaction({ as: 'platform' }, (tx) => tx.secret.create({ data: { key: 'one', value: {} } }));
    for (const as of ['platform', 'visitor'] as const) await db.query({ as }, 'select 1', []);
    await expect(db.query({ as: 'platform' }, 'create temporary table secrets (id int)', [])).rejects.toMatchObject({ code: '42501' });
    await db.close();
  });

  test('that lost this user is reported with the reason', async () => {
    const outcome = await prepareServerRole(addressOf('reckoner_owner', 'wrong'), postgres.url);
    expect(outcome).toMatchObject({ ok: false, message: expect.stringContaining('The role of the server cannot be prepared') });
  });

  test('whose owner’s password changed gives the embedded role another one', () => {
    const [one, other] = [serverUrlOf(addressOf('postgres', 'one')), serverUrlOf(addressOf('postgres', 'other'))];
    expect(new URL(one).username).toBe('reckoner_server');
    expect(new URL(one).password).not.toBe(new URL(other).password);
    expect(one).not.toContain('one@');
  });
});
