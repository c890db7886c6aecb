import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAudit } from '#server/core/audit/read-audit.ts';
import { type Database, openDatabase } from '#server/core/data/database.ts';
import { serverUrlOf } from '#server/core/data/roles/server-role.ts';
import { answerList, type ListParameters } from '#server/core/http/requests/list-page.ts';
import { listInvoices } from '#server/money/billing/invoices/list-invoices.ts';
import { listLandingPages } from '#server/pages/landing-pages/list-landing-pages.ts';
import { listInvitations } from '#server/people/invitations/list-invitations.ts';
import { listTenantUsers } from '#server/people/users/list-tenant-users.ts';
import { listUsers } from '#server/people/users/list-users.ts';
import { listTenants } from '#server/tenants/record/list-tenants.ts';
import { fillTo } from '#server/testing/servers/scale.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

const scale = { tenants: 4_000, people: 40_000, viewsOfDay: 10_000, days: 1 };
/** Tables with many rows. A small one is quicker to read whole. */
const large = ['users', 'users_to_tenants', 'invitations', 'invoices', 'landing_pages', 'landing_page_views_default', 'audit_log_default'];

let office: Office;
let client: pg.Client;
/** With one connection for transactions, and one for single statements. */
let single: Database;
const platform = { as: 'platform' } as const;

beforeAll(async () => {
  office = await openOffice();
  client = new pg.Client({ connectionString: office.database.url });
  await client.connect();
  await fillTo(scale, client);
  single = openDatabase({ url: serverUrlOf(office.database.url), poolSize: 1 });
}, 120_000);
afterAll(async () => {
  await single.close();
  await client.end();
  await office.close();
});

/** Tables of which `work` reads all rows in their order. Both connections report their reads before and after it. */
async function scannedBy(work: () => Promise<unknown>): Promise<readonly string[]> {
  const reads = async (): Promise<ReadonlyMap<string, { readonly read: number; readonly rows: number }>> => {
    await single.query(platform, 'select pg_stat_force_next_flush()', []);
    await single.reading(platform, (tx) => tx.$queryRaw`select pg_stat_force_next_flush()::text`);
    const { rows } = await client.query<{ name: string; read: number; rows: number }>(
      `select s.relname as name, seq_tup_read::float8 as read, reltuples::float8 as rows
       from pg_stat_user_tables s join pg_class c on c.oid = s.relid where s.relname = any($1::text[])`,
      [large],
    );
    return new Map(rows.map((row) => [row.name, row]));
  };
  const before = await reads();
  await work();
  const after = await reads();
  return large.filter((name) => {
    const { read, rows } = after.get(name) ?? { read: 0, rows: 0 };
    return rows > 0 && read - (before.get(name)?.read ?? 0) >= rows;
  });
}

const caller = async () => office.caller('platform_owner');

describe('on a platform of 4,000 firms and 40,000 people', () => {
  const lists = [listTenants, listUsers, listTenantUsers, listInvitations, listInvoices, listLandingPages, readAudit] as const;
  const searches = [
    [listTenants, 'Advisors 777'],
    [listUsers, '.3777@'],
    [listTenantUsers, '.3777@'],
    [listTenantUsers, 'Advisors 777'],
    [listInvitations, 'invited.3777'],
    [listInvitations, 'Advisors 777'],
    [listInvoices, 'INV-0000777'],
    [listLandingPages, 'Campaign 777'],
    [readAudit, '3777'],
  ] as const;

  async function scannedByPage(list: (typeof lists)[number], cut: ListParameters): Promise<readonly string[]> {
    const bound = list.bind({});
    if (!bound.ok) throw new Error(bound.message);
    const principal = await caller();
    return scannedBy(async () => {
      const page = await bound.value.page({ deps: { ...office.services, db: single }, principal }, { limit: '50', ...cut });
      expect(page.ok && page.value.rows.length).toBeGreaterThan(0);
    });
  }

  test.each(lists.map((list) => [list.id, list] as const))(
    'the first page of %s reads no large table from beginning to end',
    async (_, list) => {
      expect(await scannedByPage(list, {})).toEqual([]);
    },
  );

  test.each(searches.map(([list, q]) => [list.id, q, list] as const))(
    'a search of %s for %s reads no large table from beginning to end',
    async (_, q, list) => {
      expect(await scannedByPage(list, { q })).toEqual([]);
    },
  );

  test('a search without its index is noticed', async () => {
    await client.query('drop index invoices_number_search');
    expect(await scannedByPage(listInvoices, { q: 'INV-0000777' })).toEqual(['invoices']);
    await client.query('create index invoices_number_search on invoices using gin (number gin_trgm_ops)');
  });

  test('the array of all people is sent with no more than a few pages of it in memory', async () => {
    setFlagsFromString('--expose-gc');
    const collect: unknown = runInNewContext('gc');
    const used = (): number => {
      if (typeof collect === 'function') collect();
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    const bound = listUsers.bind({});
    if (!bound.ok) throw new Error(bound.message);
    const principal = await caller();
    const visit = { deps: { ...office.services, db: single }, principal };
    const answer = await answerList((cut) => bound.value.page(visit, cut), '/api/admin/users', {});
    if (!(answer instanceof Response) || answer.body === null) throw new Error('The list is not sent page by page.');
    const before = used();
    let [bytes, peak] = [0, 0];
    for await (const chunk of answer.body) {
      bytes += chunk.byteLength;
      peak = Math.max(peak, used() - before);
    }
    expect(bytes).toBeGreaterThan(scale.people * 200);
    expect(peak).toBeLessThan(bytes / 3);
  }, 120_000);

  test('a table that is read from beginning to end is noticed', async () => {
    expect(await scannedBy(() => single.query(platform, `select count(*) from users where preferences ->> 'x' = 'y'`, []))).toEqual([
      'users',
    ]);
  });
});
