import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/core/data/database.ts';
import { serverUrlOf } from '#server/core/data/roles/server-role.ts';
import { listInvitations } from '#server/people/invitations/list-invitations.ts';
import { listTenantUsers } from '#server/people/users/list-tenant-users.ts';
import { listUsers } from '#server/people/users/list-users.ts';
import { listTenants } from '#server/tenants/record/list-tenants.ts';
import { fillTo } from '#server/testing/servers/scale.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

const scale = { tenants: 4_000, people: 40_000, viewsOfDay: 10_000, days: 1 };
/** Tables with at least ten thousand rows. A small one is quicker to read whole. */
const large = ['users', 'users_to_tenants', 'invitations', 'landing_page_views_default', 'audit_log_default'];

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

/** Tables that are read from beginning to end while `work` runs. Both connections report their reads before and after it. */
async function scannedBy(work: () => Promise<unknown>): Promise<readonly string[]> {
  const scans = async (): Promise<ReadonlyMap<string, number>> => {
    await single.query(platform, 'select pg_stat_force_next_flush()', []);
    await single.reading(platform, (tx) => tx.$queryRaw`select pg_stat_force_next_flush()::text`);
    const { rows } = await client.query<{ name: string; scans: number }>(
      'select relname as name, seq_scan::int as scans from pg_stat_user_tables where relname = any($1::text[])',
      [large],
    );
    return new Map(rows.map((row) => [row.name, row.scans]));
  };
  const before = await scans();
  await work();
  const after = await scans();
  return large.filter((name) => (after.get(name) ?? 0) > (before.get(name) ?? 0));
}

const caller = async () => office.caller('platform_owner');

describe('on a platform of 4,000 firms and 40,000 people', () => {
  test.each([
    ['tenants by a part of the name', listTenants, 'Advisors 777'],
    ['people by a part of the address', listUsers, '.3777@'],
    ['members of all firms by a part of the address', listTenantUsers, '.3777@'],
    ['invitations by a part of the address', listInvitations, 'invited.3777'],
  ] as const)('a search for %s reads no large table from beginning to end', async (_, list, q) => {
    const bound = list.bind({});
    if (!bound.ok) throw new Error(bound.message);
    const principal = await caller();
    const scanned = await scannedBy(async () => {
      const page = await bound.value.page({ deps: { ...office.services, db: single }, principal }, { limit: '50', q });
      expect(page.ok && page.value.rows.length).toBeGreaterThan(0);
    });
    expect(scanned).toEqual([]);
  });

  test('a table that is read from beginning to end is noticed', async () => {
    expect(await scannedBy(() => single.query(platform, `select count(*) from users where preferences ->> 'x' = 'y'`, []))).toEqual([
      'users',
    ]);
  });
});
