import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { fillGuardedTables, type Walls, wallsOf } from './row-walls.ts';

interface Policy {
  readonly table: string;
  readonly name: string;
  readonly roles: string;
  readonly command: string;
}

let office: Office;
let client: pg.Client;
let policies: readonly Policy[] = [];
const walls = new Map<string, Walls>();

beforeAll(async () => {
  office = await openOffice();
  client = new pg.Client({ connectionString: office.database.url });
  await client.connect();
  const { rows } = await client.query<Policy>(
    `select tablename as table, policyname as name, array_to_string(roles, ',') as roles, cmd as command from pg_policies
     where schemaname = 'public' order by 1, 2`,
  );
  policies = rows;
  // The server has keys of its own, which are no rows of this test.
  await client.query('delete from secrets');
  // Foreign keys and triggers are disabled here.
  await client.query(`set session_replication_role = 'replica'`);
  await fillGuardedTables(client, [...new Set(rows.map(({ table }) => table))]);
  for (const table of new Set(rows.map((policy) => policy.table))) walls.set(table, await undone(table, []));
});
afterAll(async () => {
  await client.end();
  await office.close();
});

async function undone(table: string, statements: readonly string[]): Promise<Walls> {
  await client.query('begin');
  // Table privileges are a separate barrier and are granted here, so that only the policies are tested.
  await client.query(
    `grant select, insert, update, delete on "${table}" to reckoner_tenant, reckoner_visitor, reckoner_import, reckoner_backup`,
  );
  for (const statement of statements) await client.query(statement);
  const found = await wallsOf(client, table);
  await client.query('rollback');
  return found;
}

describe('row-level security, policy by policy', () => {
  test('a tenant reaches its own rows and none of another', () => {
    expect(walls.size).toBeGreaterThan(24);
    for (const [table, wall] of walls) {
      expect([table, wall['the platform sees']]).toEqual([table, 2]);
      // Only a backup sees the row of the platform tenant.
      const saved = table === 'tenants' ? 3 : 2;
      expect([table, wall['a backup sees'], wall['a backup changes'], wall['a backup deletes']]).toEqual([table, saved, 0, 0]);
      expect([table, wall['a backup writes own'], wall['a backup writes foreign']]).toEqual([table, 'denied', 'denied']);
      expect([table, wall['nobody with the role of a tenant sees']]).toEqual([table, 0]);
      const isCommon = policies.some((policy) => policy.table === table && policy.name === 'signed_in');
      expect([table, isCommon || [0, 1, 'denied'].includes(wall['anna in acme sees'] ?? 2)]).toEqual([table, true]);
      for (const deed of ['changes', 'deletes'])
        expect([table, [0, 1, 'denied'].includes(wall[`anna in acme ${deed}`] ?? 2)]).toEqual([table, true]);
      const isPersonal = ['users', 'users_to_tenants', 'device', 'idempotency_keys'].includes(table);
      if (!isPersonal) expect([table, wall['anna without a tenant sees']]).not.toEqual([table, 1]);
      expect([table, wall['anna in acme writes foreign']]).toEqual([table, 'denied']);
    }
  });

  test('notices each policy that is dropped', async () => {
    const unnoticed: string[] = [];
    for (const { table, name } of policies) {
      const without = await undone(table, [`drop policy "${name}" on "${table}"`]);
      if (JSON.stringify(without) === JSON.stringify(walls.get(table))) unnoticed.push(`${table}.${name}`);
    }
    expect(unnoticed).toEqual([]);
    expect(policies.length).toBeGreaterThan(50);
  });

  test('notices each tenant policy that lets every row pass', async () => {
    const unnoticed: string[] = [];
    for (const { table, name, command } of policies.filter(({ roles }) => roles === 'reckoner_tenant')) {
      const condition = [command === 'INSERT' ? '' : 'using (true)', ['SELECT', 'DELETE'].includes(command) ? '' : 'with check (true)'];
      const wide = await undone(table, [
        `drop policy "${name}" on "${table}"`,
        `create policy "${name}" on "${table}" for ${command} to reckoner_tenant ${condition.join(' ')}`,
      ]);
      if (JSON.stringify(wide) === JSON.stringify(walls.get(table))) unnoticed.push(`${table}.${name}`);
    }
    expect(unnoticed).toEqual([]);
  });

  test('notices a table without policies', async () => {
    const unnoticed: string[] = [];
    for (const [table, wall] of walls) {
      const open = await undone(table, [`alter table "${table}" disable row level security`]);
      if (JSON.stringify(open) === JSON.stringify(wall)) unnoticed.push(table);
    }
    expect(unnoticed).toEqual([]);
  });
});
