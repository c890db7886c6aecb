import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { exportedTables, migrationTexts } from '#contract/tenants/migration.ts';
import { releasedSubdomainDays } from '#contract/tenants/tenants.ts';
import { type CallAnswer, signedIn, type TestCaller } from '#server/testing/test-caller.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { exportedColumns } from './exported-columns.ts';
import { hashTables } from './whole-database.ts';

const day = 24 * 60 * 60 * 1000;
const written = ['plans', 'templates', 'tenants', 'users'];
let source: Office;
let target: Office;
let exporter: TestCaller;
let importer: TestCaller;
let owner: pg.Client;
/** The only tenant of the script. */
let tenantId = '';

beforeAll(async () => {
  const environment = { MIGRATION_IMPORT: 'on', MIGRATION_KEY: 'a key that both servers of this test know' };
  [source, target] = await Promise.all([openOffice({ environment }), openOffice({ environment })]);
  exporter = await signedIn(source, { role: 'platform_owner' });
  owner = new pg.Client({ connectionString: target.database.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await Promise.all([source.close(), target.close()]);
});
beforeEach(async () => {
  await target.services.db.inTransaction({ as: 'platform' }, async (tx) => {
    await tx.tenant.deleteMany();
    await tx.releasedSubdomain.deleteMany();
  });
  await source.services.db.inTransaction({ as: 'platform' }, (tx) => tx.tenant.deleteMany());
  importer = await signedIn(target, { role: 'platform_owner' });
  tenantId = source.services.newId();
});

interface Names {
  readonly subdomain: string;
  readonly customDomain?: string | null;
}

/** The source exports it, and the target accepts it. */
async function carry({ subdomain, customDomain = null }: Names): Promise<CallAnswer> {
  const names = { name: 'Acme', subdomain, customDomain };
  await source.services.db.inTransaction({ as: 'platform' }, (tx) =>
    tx.tenant.upsert({ where: { id: tenantId }, create: { id: tenantId, ...names }, update: names }),
  );
  const answer = await exporter.call('POST', '/api/admin/migrate-to-production');
  const { sqlScript } = z.object({ sqlScript: z.string() }).parse(answer.json);
  return importer.call('POST', '/api/admin/run-production-migration', { migrationSQL: sqlScript });
}

const inTarget = <Row extends object>(sql: string, values: readonly (string | Date)[] = []) =>
  target.services.db.query<Row>({ as: 'platform' }, sql, values);
const release = (subdomain: string, daysAgo: number) =>
  inTarget('insert into released_subdomains (subdomain, released_at) values ($1, $2)', [subdomain, new Date(Date.now() - daysAgo * day)]);

describe('[R-MIG-15] a name that an import brings', () => {
  test('is refused while it is reserved after its last use, and nothing is written', async () => {
    await release('left', releasedSubdomainDays - 1);
    const before = await hashTables(target.services.db);
    const answer = await carry({ subdomain: 'left' });
    expect(answer.status).toBe(409);
    expect(answer.text).toBe(migrationTexts.keptFree(Number(/^Line (\d+),/.exec(answer.text)?.[1])));
    expect(await hashTables(target.services.db)).toEqual(before);
  });

  test('may be used once that time is over, and is then no longer reserved', async () => {
    await release('left', releasedSubdomainDays + 1);
    expect((await carry({ subdomain: 'left' })).status).toBe(200);
    expect(await inTarget('select 1 from released_subdomains')).toEqual([]);
  });

  test('leaves the tenant’s former name kept free', async () => {
    expect((await carry({ subdomain: 'first' })).status).toBe(200);
    expect((await carry({ subdomain: 'second' })).status).toBe(200);
    expect(await inTarget('select subdomain from released_subdomains')).toEqual([{ subdomain: 'first' }]);
  });

  test('as a domain has to be proven here, and is refused while another tenant claims it', async () => {
    expect((await carry({ subdomain: 'acme', customDomain: 'advice.acme.example' })).status).toBe(200);
    expect(await inTarget('select tenant_id::text as tenant, domain, state::text from tenant_domains')).toEqual([
      { tenant: tenantId, domain: 'advice.acme.example', state: 'pending' },
    ]);
    const { db, newId } = target.services;
    await db.inTransaction({ as: 'platform' }, async (tx) => {
      const id = newId();
      await tx.tenant.create({ data: { id, name: 'Other', subdomain: 'other' } });
      const claim = { domain: 'taken.example', state: 'valid', proof: 'p', verifiedAt: new Date() } as const;
      await tx.tenantDomain.create({ data: { id: newId(), tenantId: id, ...claim } });
    });
    const before = await hashTables(target.services.db);
    const answer = await carry({ subdomain: 'acme', customDomain: 'taken.example' });
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('customDomain: this value belongs to another row here.')]);
    expect(await hashTables(target.services.db)).toEqual(before);
  });
});

test('[R-MIG-15] a platform owner here keeps the address and the name, too', async () => {
  const id = importer.userId ?? '';
  const readPerson = () => inTarget('select email, first_name as name, role::text from users where id = $1::uuid', [id]);
  const before = await readPerson();
  await source.services.db.inTransaction({ as: 'platform' }, (tx) =>
    tx.user.create({ data: { id, email: 'thief@example.com', firstName: 'Eve', role: 'platform_owner' } }),
  );
  expect((await carry({ subdomain: 'acme' })).status).toBe(200);
  await source.services.db.inTransaction({ as: 'platform' }, (tx) => tx.user.delete({ where: { id } }));
  expect(before).toMatchObject([{ name: 'Ann', role: 'platform_owner' }]);
  expect(await readPerson()).toEqual(before);
});

describe('[R-MIG-15] the rights of an import', () => {
  /** Runs as the import does, and is rolled back. */
  async function attempt(sql: string): Promise<string> {
    await owner.query('begin; set local role reckoner_import');
    const code = await owner.query(sql).then(
      ({ rowCount }) => `${rowCount} rows`,
      (fault: unknown) => (fault instanceof Error && 'code' in fault ? String(fault.code) : 'fault'),
    );
    await owner.query('rollback');
    return code;
  }

  test('allow adding to four tables and changing them, and nothing else', async () => {
    const { rows } = await owner.query<{ name: string; rights: string }>(
      `select c.relname as name, string_agg(r, ' ' order by r) as rights
       from pg_class c join pg_namespace n on n.oid = c.relnamespace,
         unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) r
       where n.nspname = 'public' and c.relkind in ('r', 'p', 'v') and (
         has_table_privilege('reckoner_import', c.oid, r)
         or (r in ('SELECT', 'INSERT', 'UPDATE') and has_any_column_privilege('reckoner_import', c.oid, r)))
       group by c.relname order by 1`,
    );
    expect(rows).toEqual(written.map((name) => ({ name, rights: 'INSERT SELECT UPDATE' })));
    const { rows: roles } = await owner.query(
      `select rolsuper or rolbypassrls or rolcreatedb or rolcreaterole or rolcanlogin as mighty from pg_roles where rolname = 'reckoner_import'`,
    );
    expect(roles).toEqual([{ mighty: false }]);
  });

  test('allow writing every exported column; a new one needs the grant that is named here', async () => {
    const missing: string[] = [];
    for (const table of exportedTables) {
      for (const { name } of exportedColumns[table]) {
        if (name === 'id') continue;
        const { rows } = await owner.query(`select has_column_privilege('reckoner_import', $1, $2, 'UPDATE') as may`, [table, name]);
        if (rows[0]?.may !== true) missing.push(`GRANT UPDATE ("${name}") ON "${table}" TO reckoner_import;`);
      }
    }
    expect(missing).toEqual([]);
  });

  test('allow neither creating nor changing a platform owner, nor access to tokens, passwords, or ids', async () => {
    const anybody = await signedIn(target, { role: 'user' });
    const denied = '42501';
    expect(await attempt(`insert into users (id, email, role) values (gen_random_uuid(), 'new@example.com', 'platform_owner')`)).toBe(
      denied,
    );
    expect(await attempt(`update users set role = 'platform_owner' where id = '${anybody.userId}'`)).toBe(denied);
    expect(await attempt(`update users set email = 'eve@example.com' where role = 'platform_owner'`)).toBe('0 rows');
    expect(await attempt(`update users set verification_token = 'x' where id = '${anybody.userId}'`)).toBe(denied);
    expect(await attempt(`update tenants set payment_customer_id = 'x'`)).toBe(denied);
    expect(await attempt('update plans set id = gen_random_uuid()')).toBe(denied);
    for (const table of ['accounts', 'sessions', 'secrets', 'identities', 'audit_log', 'users_to_tenants'])
      expect(await attempt(`select 1 from ${table}`), table).toBe(denied);
    expect(await attempt('create table mine (id int)')).toBe(denied);
  });

  test.each(written)('are needed by an import: without them on %s it writes nothing', async (table) => {
    const { newId, db } = source.services;
    const id = newId();
    await db.inTransaction({ as: 'platform' }, async (tx) => {
      await tx.plan.create({ data: { id, name: 'Plan' } });
      await tx.template.create({ data: { id, name: 'Template' } });
      await tx.user.create({ data: { id, email: `${id}@example.com` } });
    });
    await owner.query(`revoke insert on ${table} from reckoner_import`);
    const before = await hashTables(target.services.db);
    const answer = await carry({ subdomain: 'acme' });
    await owner.query(`grant insert on ${table} to reckoner_import`);
    expect(answer.status).toBe(500);
    expect(await hashTables(target.services.db)).toEqual(before);
  });
});
