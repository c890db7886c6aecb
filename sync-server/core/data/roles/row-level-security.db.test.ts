import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Scope } from '#server/core/data/scope.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

const acme = '01900000-0000-7000-8000-00000000000a';
const birch = '01900000-0000-7000-8000-00000000000b';
const anna = '01900000-0000-7000-8000-0000000000a1';
const boris = '01900000-0000-7000-8000-0000000000b1';
const platform: Scope = { as: 'platform' };
const inAcme: Scope = { as: 'tenant', tenantIds: [acme], userId: anna };
const nobody: Scope = { as: 'tenant', tenantIds: [] };

let office: Office;
let owner: pg.Client;

beforeAll(async () => {
  office = await openOffice();
  owner = new pg.Client({ connectionString: office.database.url });
  await owner.connect();
  await office.database.db.inTransaction(platform, async (tx) => {
    await tx.user.createMany({
      data: [
        { id: anna, email: 'anna@acme.test' },
        { id: boris, email: 'boris@birch.test' },
      ],
    });
    await tx.tenant.createMany({
      data: [
        { id: acme, name: 'Acme', subdomain: 'acme' },
        { id: birch, name: 'Birch', subdomain: 'birch' },
      ],
    });
    await tx.membership.createMany({
      data: [
        { tenantId: acme, userId: anna, role: 'tenant_admin' },
        { tenantId: birch, userId: boris, role: 'tenant_admin' },
      ],
    });
  });
  for (const [at, tenantId] of [acme, birch].entries()) await fillTables(tenantId, at);
});

afterAll(async () => {
  await owner.end();
  await office.close();
});

/** One row in each table that has a tenant. Columns without a default get a value that fits their type. */
async function fillTables(tenantId: string, at: number): Promise<void> {
  await owner.query(`set session_replication_role = 'replica'`);
  for (const name of await tablesWithTenant()) {
    if (name === 'users_to_tenants') continue;
    const columns = await owner.query<{ name: string; type: string; required: boolean }>(
      `select column_name as name, udt_name as type, is_nullable = 'NO' and column_default is null as required
       from information_schema.columns where table_schema = 'public' and table_name = $1`,
      [name],
    );
    // A submitted form comes from a page or from a calculator, so that neither column is required by itself.
    const given = columns.rows.filter(({ name, required }) => required || name === 'tenant_id' || name === 'landing_page_id');
    const values = given.map((column) => (column.name === 'tenant_id' ? tenantId : sampleValue(column.name, column.type, at)));
    const places = given.map(
      (column, index) => `$${index + 1}::${column.type.startsWith('_') ? `${column.type.slice(1)}[]` : column.type}`,
    );
    await owner.query(
      `insert into "${name}" (${given.map((column) => `"${column.name}"`).join(', ')}) values (${places.join(', ')})`,
      values,
    );
  }
  await owner.query(`set session_replication_role = 'origin'`);
}

function sampleValue(name: string, type: string, at: number): string | number | readonly string[] {
  if (name === 'amount') return '1.00';
  if (name === 'billing_period_end') return '2027-01-01';
  if (type === 'uuid') return `01900000-0000-7000-9000-00000000000${at}`;
  if (type === 'timestamptz' || type === 'date') return '2026-01-01';
  if (type === 'jsonb') return '{}';
  if (type === 'bytea') return '\\x00';
  if (type.startsWith('_')) return [];
  if (type === 'int4' || type === 'int8') return at + 1;
  if (type === 'command_state') return 'accepted';
  return `value ${at}`;
}

async function tablesWithTenant(): Promise<readonly string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  return rows.map((row) => row.name);
}

/** Tables with tenants' rows that a query could still read in full. */
async function bareTables(): Promise<readonly string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relrowsecurity and c.relforcerowsecurity`,
  );
  const forced = new Set(rows.map((row) => row.name));
  return [...(await tablesWithTenant()), 'tenants', 'users'].filter((name) => !forced.has(name));
}

async function tables(): Promise<readonly string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and relname <> '_prisma_migrations' order by 1`,
  );
  return rows.map((row) => row.name);
}

/** Number of rows that a scope sees; 0 for a table that its role may not read at all. */
async function count(scope: Scope, table: string, where = 'true'): Promise<number> {
  try {
    const [row] = await office.database.db.query<{ n: number }>(scope, `select count(*)::int as n from "${table}" where ${where}`, []);
    return row?.n ?? -1;
  } catch (cause) {
    if (isDenied(cause)) return 0;
    throw cause;
  }
}

function isDenied(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === '42501';
}

describe('row-level security', () => {
  test('is forced on every table that has a tenant', async () => {
    expect(await bareTables()).toEqual([]);
    expect((await tablesWithTenant()).length).toBeGreaterThan(20);
  });

  test('that is missing or not forced on a new table is noticed', async () => {
    await owner.query('create table forgotten (tenant_id uuid); create table half_done (tenant_id uuid)');
    await owner.query('alter table half_done enable row level security');
    expect(await bareTables()).toEqual(['forgotten', 'half_done']);
    await owner.query('drop table forgotten, half_done');
  });

  test('shows tables without a tenant to tenants only where their rows are common to all', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `select tablename as name from pg_policies where schemaname = 'public' and policyname = 'signed_in' order by 1`,
    );
    expect(rows.map((row) => row.name)).toEqual(['calculators', 'landing_page_templates', 'plans', 'templates']);
    for (const name of ['coupons', 'platform_settings']) {
      await expect(office.database.db.query(inAcme, `select * from ${name}`, []), name).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('shows visitors the active plans and templates, and no other table', async () => {
    await owner.query(
      `insert into plans (id, name, is_active) values (gen_random_uuid(), 'Now', true), (gen_random_uuid(), 'Former', false)`,
    );
    expect(await office.database.db.query({ as: 'visitor' }, 'select name from plans', [])).toEqual([{ name: 'Now' }]);
    expect(await count(inAcme, 'plans')).toBe(2);
    for (const name of (await tables()).filter((table) => !['plans', 'templates', 'landing_page_templates'].includes(table))) {
      await expect(office.database.db.query({ as: 'visitor' }, `select * from ${name}`, []), name).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('shows no row of any tenant where no tenant is named', async () => {
    const seen: Record<string, number> = {};
    for (const name of await tables()) seen[name] = await count(nobody, name);
    expect(Object.entries(seen).filter(([, n]) => n !== 0)).toEqual([]);
  });

  test('shows no row and raises no error where the settings were never made', async () => {
    await owner.query('begin');
    await owner.query('set local role reckoner_tenant');
    const { rows } = await owner.query('select id from tenants union all select id from users union all select id from invoices');
    await owner.query('rollback');
    expect(rows).toEqual([]);
  });

  test('shows a tenant no row of another one, in every table', async () => {
    const foreign: Record<string, number> = {};
    for (const name of await tablesWithTenant()) foreign[name] = await count(inAcme, name, `tenant_id = '${birch}'`);
    expect(Object.entries(foreign).filter(([, n]) => n !== 0)).toEqual([]);
    expect(await count(inAcme, 'tenants')).toBe(1);
    expect(await count(inAcme, 'users')).toBe(1);
  });

  test('shows the platform the rows of every tenant, in every table', async () => {
    const missing: string[] = [];
    for (const name of await tablesWithTenant()) if ((await count(platform, name, 'tenant_id is not null')) !== 2) missing.push(name);
    expect(missing).toEqual([]);
  });

  test('changes and deletes no row of another tenant, in every table', async () => {
    const before = await fingerprint(birch);
    for (const name of await tablesWithTenant()) {
      for (const sql of [`update "${name}" set tenant_id = tenant_id`, `delete from "${name}" where tenant_id = '${birch}'`]) {
        const outcome = await office.database.db.query(inAcme, `${sql} returning tenant_id`, []).catch((cause: unknown) => {
          if (isDenied(cause)) return [];
          throw cause;
        });
        expect(outcome.filter((row) => JSON.stringify(row).includes(birch))).toEqual([]);
      }
    }
    expect(await fingerprint(birch)).toEqual(before);
  });

  test('takes no row for another tenant', async () => {
    const taken: string[] = [];
    for (const name of await tablesWithTenant()) {
      if (name === 'users_to_tenants') continue;
      if (await insertForeign(name)) taken.push(name);
    }
    expect(taken).toEqual([]);
    await expect(
      office.database.db.inTransaction(inAcme, (tx) =>
        tx.membership.create({ data: { tenantId: birch, userId: anna, role: 'tenant_admin' } }),
      ),
    ).rejects.toThrow(/permission denied/);
  });

  test('lets no person become a platform owner from inside a tenant', async () => {
    await expect(office.database.db.query(inAcme, `update users set role = 'platform_owner' where id = $1`, [anna])).rejects.toMatchObject({
      code: '42501',
    });
    await expect(
      office.database.db.query(
        inAcme,
        `insert into users (id, email, role, invited_by) values ($1, 'new@acme.test', 'platform_owner', $2)`,
        ['01900000-0000-7000-8000-0000000000ff', anna],
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test('shows an invited person to their inviter before they belong to a team', async () => {
    const id = '01900000-0000-7000-8000-0000000000a9';
    const invite = `insert into users (id, email, role, is_active, invited_by, invited_at) values ($1, 'new@acme.test', 'user', false, $2, now())`;
    await office.database.db.query(inAcme, invite, [id, anna]);
    expect(await count(inAcme, 'users', `id = '${id}'`)).toBe(1);
    expect(await count({ as: 'tenant', tenantIds: [birch], userId: boris }, 'users', `id = '${id}'`)).toBe(0);
  });

  test('shows only the streams and commands of the person and of the tenant', async () => {
    const ownStreams = ['platform', `user:${anna}`, `tenant:${acme}`, `tenant-admin:${acme}`];
    const others = ['owner', `user:${boris}`, `tenant:${birch}`, `tenant-admin:${birch}`];
    for (const stream of [...ownStreams, ...others]) {
      await owner.query('insert into stream_head (stream, head, epoch) values ($1, 1, gen_random_uuid())', [stream]);
      await owner.query(`insert into sync_row (stream, kind, id, seq) values ($1, 'plan', 'x', 1)`, [stream]);
    }
    for (const [id, userId, tenantId] of [
      ['01900000-0000-7000-8000-0000000000c1', anna, acme],
      ['01900000-0000-7000-8000-0000000000c2', anna, birch],
      ['01900000-0000-7000-8000-0000000000c3', boris, acme],
    ]) {
      await owner.query(
        `insert into command_log (id, device_id, seq, user_id, tenant_id, type, args_hash, state)
         values ($1::uuid, $1::uuid, 1, $2, $3, 'x', 'x', 'accepted')`,
        [id, userId, tenantId],
      );
    }
    const commands = `id::text like '%-0000000000c_'`;
    for (const table of ['stream_head', 'sync_row']) {
      const rows = await office.database.db.query<{ stream: string }>(inAcme, `select stream from ${table}`, []);
      expect(rows.map(({ stream }) => stream).sort()).toEqual([...ownStreams].sort());
    }
    expect(await count(inAcme, 'command_log', commands)).toBe(1);
    await owner.query(`update users_to_tenants set role = 'user' where user_id = $1`, [anna]);
    expect(await count(inAcme, 'sync_row', `stream = 'tenant-admin:${acme}'`)).toBe(0);
    await owner.query(`update users_to_tenants set role = 'tenant_admin' where user_id = $1`, [anna]);
  });

  test.each([
    ['stream_head', 'update stream_head set head = head + 1'],
    ['sync_row', 'delete from sync_row'],
    ['command_log', `update command_log set state = 'rejected'`],
    ['the status of a tenant', `update tenants set status = 'active'`],
    ['the plan of a tenant', 'update tenants set plan_id = null'],
    ['the subdomain of a tenant', `update tenants set subdomain = 'other'`],
    ['how often a coupon was used', 'update coupons set usage_count = 0'],
    ['a running subscription', `insert into subscriptions (tenant_id, plan_id, status, terms) select id, id, 'active', '{}' from tenants`],
    ['the address of a person', `update users set email = 'other@acme.test'`],
    ['a membership', `update users_to_tenants set role = 'tenant_admin'`],
    ['a temporary table', 'create temporary table tenants (id int)'],
  ])('refuses a tenant to write %s', async (_what, sql) => {
    await expect(office.database.db.query(inAcme, sql, [])).rejects.toMatchObject({ code: '42501' });
  });

  test('lets the audit log only grow, for both roles', async () => {
    for (const scope of [platform, inAcme]) {
      for (const sql of [`update audit_log set action = 'x'`, 'delete from audit_log', 'truncate audit_log']) {
        await expect(office.database.db.query(scope, sql, [])).rejects.toMatchObject({ code: '42501' });
      }
    }
  });

  test('shows a tenant no row of the identity provider and no key', async () => {
    for (const name of [
      'accounts',
      'oidc_payloads',
      'secrets',
      'sessions',
      'identities',
      'login_flows',
      'payment_objects',
      'provider_events',
    ]) {
      await expect(office.database.db.query(inAcme, `select * from ${name}`, []), name).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('gives neither role a table of its own or the right to make one', async () => {
    const { rows } = await owner.query(
      `select relname from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname in ('reckoner_tenant', 'reckoner_platform')`,
    );
    expect(rows).toEqual([]);
    for (const scope of [platform, inAcme]) {
      await expect(office.database.db.query(scope, 'create table mine (id int)', [])).rejects.toMatchObject({ code: '42501' });
      await expect(office.database.db.query(scope, 'alter table tenants disable row level security', [])).rejects.toMatchObject({
        code: '42501',
      });
    }
  });

  test('covers every table: with a tenant, common to all, or closed to tenants', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind in ('r', 'p') and (c.relrowsecurity or not has_table_privilege('reckoner_tenant', c.oid, 'INSERT'))`,
    );
    const covered = new Set(rows.map((row) => row.name));
    expect((await tables()).filter((name) => !covered.has(name))).toEqual([]);
  });
});

/** Tries to write a row of Birch from inside Acme. The policy is checked before the missing columns. */
async function insertForeign(name: string): Promise<boolean> {
  try {
    const rows = await office.database.db.query(inAcme, `insert into "${name}" (tenant_id) values ($1) returning tenant_id`, [birch]);
    return rows.length > 0;
  } catch (cause) {
    if (isDenied(cause)) return false;
    throw cause;
  }
}

async function fingerprint(tenantId: string): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  for (const name of await tablesWithTenant()) {
    const { rows } = await owner.query<{ hash: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from "${name}" t where tenant_id = $1`,
      [tenantId],
    );
    found[name] = rows[0]?.hash ?? '';
  }
  return found;
}
