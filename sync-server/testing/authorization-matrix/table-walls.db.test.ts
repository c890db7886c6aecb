import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passesByPolicies, serverUrlOf } from '#server/core/data/roles/server-role.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { fillGuardedTables } from './row-walls.ts';
import { findGaps } from './table-walls.ts';

let office: Office;
let client: pg.Client;

beforeAll(async () => {
  office = await openOffice();
  client = new pg.Client({ connectionString: office.database.url });
  await client.connect();
  // Foreign keys and triggers are disabled here.
  await client.query(`set session_replication_role = 'replica'`);
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and relname <> '_prisma_migrations'`,
  );
  await fillGuardedTables(
    client,
    rows.map(({ name }) => name),
  );
});
afterAll(async () => {
  await client.end();
  await office.close();
});

async function gapsAfter(...statements: readonly string[]): Promise<readonly string[]> {
  await client.query('begin');
  for (const statement of statements) await client.query(statement);
  const gaps = await findGaps(client);
  await client.query('rollback');
  return gaps;
}

describe('rights and policies of every table, for every role', () => {
  test('have no gap: no rows without a tenant, no rights without a role, no column that no operation writes', async () => {
    expect(await gapsAfter()).toEqual([]);
  });

  test('show a new table without a policy as a gap that says what to do', async () => {
    expect(await gapsAfter('create table forgotten (id int)', 'insert into forgotten values (1)')).toEqual([
      'forgotten: row-level security is not enabled and forced; see "Add a table" in prisma/README.md.',
      'forgotten: no policy lets reckoner_platform see its rows; see "Add a table" in prisma/README.md.',
      'forgotten: no policy lets reckoner_backup see its rows, so a backup would lack them; see "Add a table" in prisma/README.md.',
    ]);
  });

  test.each([
    ['grant update (status) on tenants to reckoner_tenant', 'UPDATE of tenants.status is granted to reckoner_tenant'],
    ['grant update (usage_count) on coupons to reckoner_tenant', 'UPDATE of coupons.usage_count is granted to reckoner_tenant'],
    ['grant delete on invoices to reckoner_tenant', 'DELETE from invoices is granted to reckoner_tenant'],
    ['revoke update (is_enabled) on tenant_calculators from reckoner_tenant', 'UPDATE of tenant_calculators.is_enabled is listed'],
    ['grant select on secrets to reckoner_server', 'secrets: the server reads it without taking a role'],
    ['alter table invoices no force row level security', 'invoices: row-level security is not enabled and forced'],
    ['drop policy platform on secrets', 'secrets: no policy lets reckoner_platform see its rows'],
    ['create policy wide on users to reckoner_tenant using (true)', 'users: reckoner_tenant sees rows although no tenant'],
    ['create view people as select * from users; grant select on people to reckoner_tenant', 'people: reckoner_tenant sees rows'],
    ['grant select on audit_log_default to reckoner_platform', 'audit_log_default: reckoner_platform reaches a partition'],
    ['grant select on sessions to reckoner_visitor; alter table sessions disable row level security', 'sessions: visitors see its rows'],
  ])('show a gap after: %s', async (statement, gap) => {
    expect((await gapsAfter(statement)).join('\n')).toContain(gap);
  });
});

describe('the role as which the server connects', () => {
  const run = async (sql: string): Promise<string> => {
    const server = new pg.Client({ connectionString: office.database.db.url });
    await server.connect();
    const code = await server.query(sql).then(
      () => 'done',
      (fault: unknown) => (fault instanceof Error && 'code' in fault ? String(fault.code) : 'fault'),
    );
    await server.end();
    return code;
  };

  test('owns nothing and cannot bypass the policies', async () => {
    expect(await passesByPolicies(office.database.db.url)).toEqual({ ok: true, value: false });
    expect(await passesByPolicies(office.database.url)).toEqual({ ok: true, value: true });
    expect(office.database.db.url).toBe(serverUrlOf(office.database.url));
  });

  test.each([
    'create table mine (id int)',
    'create role friend',
    'alter table tenants disable row level security',
    'drop policy platform on tenants',
    'alter role reckoner_server superuser',
    'set role postgres',
    'select * from tenants',
    'select pg_read_file($$/etc/passwd$$)',
    'copy plans to program $$true$$',
    `set session_replication_role = 'replica'`,
  ])('is refused: %s', async (sql) => {
    expect(['42501', '42704']).toContain(await run(sql));
  });

  test('reads which migrations were applied, for the readiness check', async () => {
    expect(await run('select migration_name from _prisma_migrations')).toBe('done');
  });
});
