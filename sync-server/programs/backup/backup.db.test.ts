import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/core/data/database.ts';
import { applyMigrations } from '#server/core/data/migrations/migrate.ts';
import { passesByPolicies, prepareServerRole } from '#server/core/data/roles/server-role.ts';
import { type OwnPostgres, postgresFolders, startPostgresOf } from '#server/testing/postgres-of-tools.ts';
import { administer, withDatabase } from '#server/testing/test-postgres.ts';
import { findPostgresTools } from './postgres-tools.ts';

const [tools] = postgresFolders();
const folder = mkdtempSync(join(tmpdir(), 'reckoner-backup-'));
const file = join(folder, 'monday.dump');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(program: 'backup' | 'restore', words: readonly string[], environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--import', 'tsx', `sync-server/programs/backup/${program}.ts`, ...words], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  return new Promise<{ readonly code: number | null; readonly output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
}

test('a machine without the programs of PostgreSQL is told which ones to install', async () => {
  const { code, output } = await run('backup', [file], { POSTGRES_TOOLS: folder, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' });
  expect([code, output]).toEqual([1, expect.stringContaining('pg_dump and pg_restore are not on this machine. Install')]);
}, 60_000);

/** Every user is made with the statements of docs/operations-reference.md. */
describe.each(tools === undefined ? [] : [tools])('with the documented users and the programs in %s', (bin) => {
  let postgres: OwnPostgres;
  let owner: { readonly own: string; readonly other: string };
  const tenantId = randomUUID();

  const addressOf = (user: string, database: string): string => {
    const url = new URL(withDatabase(postgres.url, database));
    url.username = user;
    url.password = user;
    return url.href;
  };
  const settings = (database: string) => ({
    POSTGRES_TOOLS: bin,
    DATABASE_URL: addressOf('web', database),
    DATABASE_OWNER_URL: addressOf('reckoner_owner', database),
  });
  async function ask(url: string, sql: string): Promise<readonly Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  beforeAll(async () => {
    postgres = await startPostgresOf(bin);
    await administer(postgres.url, `CREATE ROLE reckoner_owner LOGIN CREATEROLE CREATEDB PASSWORD 'reckoner_owner'`);
    for (const name of ['reckoner', 'restored', 'foreign_one', 'empty'])
      await administer(postgres.url, `CREATE DATABASE ${name} OWNER reckoner_owner`);
    owner = { own: addressOf('reckoner_owner', 'reckoner'), other: addressOf('reckoner_owner', 'restored') };
    expect(await applyMigrations(owner.own)).toMatchObject({ ok: true });
    expect(await prepareServerRole(owner.own, addressOf('web', 'reckoner'))).toMatchObject({ ok: true });
    await administer(owner.own, `CREATE ROLE nightly LOGIN PASSWORD 'nightly' IN ROLE reckoner_backup`);
    const db = openDatabase({ url: addressOf('web', 'reckoner'), poolSize: 2 });
    await db.inTransaction({ as: 'platform' }, async (tx) => {
      await tx.secret.create({ data: { key: 'one', value: 'kept' } });
      await tx.calculator.create({
        data: { id: 'loan', title: 'Loan', description: 'About', category: 'loans', suite: 'financial', icon: 'calculator', sortOrder: 0 },
      });
      await tx.tenant.create({ data: { id: tenantId, name: 'Łódź 東京', subdomain: 'acme' } });
    });
    await db.close();
  }, 120_000);
  afterAll(() => postgres.stop());

  test('pg_dump as the owner alone ends with an error, which is why backups have a role', async () => {
    const found = await findPostgresTools(bin);
    const plain = found.ok ? await found.value.run('pg_dump', ['--format=custom', `--file=${join(folder, 'plain')}`], owner.own) : found;
    expect(plain).toMatchObject({ ok: false, message: expect.stringContaining('row') });
  });

  test('a user who may only make backups writes one, and may change nothing', async () => {
    const nightly = addressOf('nightly', 'reckoner');
    const made = await run('backup', [file], { POSTGRES_TOOLS: bin, DATABASE_BACKUP_URL: nightly });
    expect([made.code, made.output]).toEqual([0, expect.stringMatching(/holds \d+ rows of \d+ tables/)]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(`${file}.json`, 'utf8'))).toMatchObject({ rows: { tenants: 2, secrets: 1 } });
    for (const statement of [`update tenants set name = 'x'`, 'delete from secrets', 'drop table plans', 'set role reckoner_platform']) {
      await expect(ask(nightly, `set role reckoner_backup; ${statement}`)).rejects.toMatchObject({ code: '42501' });
    }
    expect((await run('backup', [file], { POSTGRES_TOOLS: bin, DATABASE_BACKUP_URL: nightly })).output).toContain('exists already');
  }, 60_000);

  test('the owner makes one, too, and it is verified without a trace', async () => {
    const other = join(folder, 'tuesday.dump');
    expect(await run('backup', [other], settings('reckoner'))).toMatchObject({ code: 0 });
    const verified = await run('restore', [other, '--verify'], settings('reckoner'));
    expect([verified.code, verified.output]).toEqual([0, expect.stringMatching(/was restored and removed again: \d+ rows/)]);
    const left = await ask(postgres.url, `select datname from pg_database where datname like '%verify%'`);
    expect(left).toEqual([]);
  }, 90_000);

  test('is restored into an empty database, on which the server starts with the same rows and the same walls', async () => {
    const restored = await run('restore', [file], settings('restored'));
    expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('Start the server now.')]);
    const db = openDatabase({ url: addressOf('web', 'restored'), poolSize: 1 });
    expect(await db.query({ as: 'platform' }, 'select id::text, name from tenants', [])).toEqual([{ id: tenantId, name: 'Łódź 東京' }]);
    expect(await db.query({ as: 'tenant', tenantIds: [] }, 'select 1 from tenants', [])).toEqual([]);
    expect(await db.query({ as: 'platform' }, `select epoch::text from stream_head where stream = 'owner'`, [])).toHaveLength(1);
    await db.close();
    expect(await passesByPolicies(addressOf('web', 'restored'))).toEqual({ ok: true, value: false });
    expect(await applyMigrations(owner.other)).toEqual({ ok: true, value: [] });
    const rights = `select grantee, table_name, privilege_type from information_schema.table_privileges
      where grantee like 'reckoner%' and grantee <> 'reckoner_owner' order by 1, 2, 3`;
    expect(await ask(owner.other, rights)).toEqual(await ask(owner.own, rights));
    const policies = 'select tablename, policyname, roles::text, qual, with_check from pg_policies order by 1, 2';
    expect(await ask(owner.other, policies)).toEqual(await ask(owner.own, policies));
    await ask(owner.other, 'create table later (id int)');
    expect(await ask(owner.other, `select has_table_privilege('reckoner_platform', 'later', 'insert') as may`)).toEqual([{ may: true }]);
    await ask(owner.other, 'drop table later');
    expect((await run('restore', [file], settings('restored'))).output).toContain('The database is not empty');
  }, 120_000);

  test('a foreign, an empty, a damaged, and a newer backup are refused before anything is written', async () => {
    const found = await findPostgresTools(bin);
    if (!found.ok) throw new Error(found.message);
    const dump = (name: string, more: readonly string[], url: string) =>
      found.value.run('pg_dump', ['--format=custom', `--file=${join(folder, name)}`, ...more], url);
    const asBackup = ['--role=reckoner_backup', '--enable-row-security'];
    const foreign = addressOf('reckoner_owner', 'foreign_one');
    await ask(foreign, 'create table things (id int)');
    await dump('foreign', [], foreign);
    await dump('empty', ['--schema-only', ...asBackup], owner.own);
    await ask(
      owner.own,
      `insert into _prisma_migrations (id, checksum, finished_at, migration_name) values ('x', 'x', now(), '29990101000000_later')`,
    );
    await dump('newer', asBackup, owner.own);
    await ask(owner.own, `delete from _prisma_migrations where id = 'x'`);
    writeFileSync(join(folder, 'text'), 'select 1;');
    writeFileSync(join(folder, 'cut'), readFileSync(file).subarray(0, 20_000));
    writeFileSync(join(folder, 'changed'), readFileSync(file));
    writeFileSync(join(folder, 'changed.json'), readFileSync(`${file}.json`, 'utf8').replace(/"sha256": "../, '"sha256": "__'));
    for (const [name, sentence] of [
      ['foreign', 'is a backup of another database'],
      ['empty', 'is an empty backup'],
      ['newer', 'was made by a newer build: it has 29990101000000_later'],
      ['text', 'is not a backup in pg_dump’s custom format'],
      ['cut', 'is '],
      ['changed', 'is not the file that was written'],
      ['nothing', 'There is no file'],
    ] as const) {
      const { code, output } = await run('restore', [join(folder, name)], settings('empty'));
      expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
    }
    expect(await ask(addressOf('reckoner_owner', 'empty'), `select 1 from pg_class where relnamespace = 'public'::regnamespace`)).toEqual(
      [],
    );
  }, 180_000);

  test('rows that were lost on the way are noticed', async () => {
    const short = join(folder, 'short.dump');
    writeFileSync(short, readFileSync(file));
    writeFileSync(`${short}.json`, readFileSync(`${file}.json`, 'utf8').replace('"tenants": 2', '"tenants": 3'));
    const { code, output } = await run('restore', [short, '--verify'], settings('reckoner'));
    expect([code, output]).toEqual([1, expect.stringContaining('tenants has 2 rows instead of 3')]);
  }, 60_000);

  test('an audit record that was changed in the database is noticed', async () => {
    const forged = join(folder, 'forged.dump');
    const db = openDatabase({ url: addressOf('web', 'reckoner'), poolSize: 1 });
    await db.query(
      { as: 'platform' },
      `insert into audit_log (id, at, actor_role, action, object_kind, object_id, request_id, hash) values ($1::uuid, now(), 'platform_owner', 'x', 'x', 'x', 'x', 'x')`,
      [randomUUID()],
    );
    await db.close();
    await run('backup', [forged], settings('reckoner'));
    const { code, output } = await run('restore', [forged, '--verify'], settings('reckoner'));
    expect([code, output]).toEqual([1, expect.stringContaining('The audit trail of the platform is broken at the record')]);
  }, 60_000);

  test('a table without a policy for backups stops the backup, because its rows would be missing', async () => {
    await ask(owner.own, 'create table forgotten (id int); alter table forgotten enable row level security');
    const { code, output } = await run('backup', [join(folder, 'lacking')], settings('reckoner'));
    await ask(owner.own, 'drop table forgotten');
    expect([code, output]).toEqual([1, expect.stringContaining('no policy shows forgotten to reckoner_backup')]);
  }, 60_000);
});
