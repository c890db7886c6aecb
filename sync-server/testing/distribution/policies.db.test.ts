import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { readDistribution } from './distribution.ts';

const read = (name: string): string => readFileSync(new URL(`../../../deploy/citus/${name}`, import.meta.url), 'utf8');
const { byTenant, reference } = readDistribution(read('distribute.sql'));

let office: Office;
let client: pg.Client;
beforeAll(async () => {
  office = await openOffice();
  client = new pg.Client({ connectionString: office.database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await office.close();
});

test('the policies of a cluster have no subqueries, and show every person the same rows as those of one machine', async () => {
  const [acme, birch] = [await office.tenant(), await office.tenant()];
  const people = [await office.caller('tenant_admin', [[acme, 'tenant_admin']]), await office.caller('user', [[birch, 'user']])];
  const seen = () =>
    Promise.all(
      people.map(({ userId, memberships }) =>
        office.database.db.query(
          { as: 'tenant', userId, tenantIds: memberships.map(({ tenantId }) => tenantId) },
          `select array(select id from users order by 1)::text as users, array(select id from tenants order by 1)::text as tenants,
             array(select user_id from users_to_tenants order by 1)::text as members`,
          [],
        ),
      ),
    );
  const before = await seen();
  await client.query(read('prepare.sql'));
  const { rows } = await client.query<{ table: string }>(
    `select distinct tablename as table from pg_policies where schemaname = 'public' and tablename = any($1::text[])
       and (qual like '%SELECT%' or with_check like '%SELECT%') order by 1`,
    [[...byTenant, ...reference]],
  );
  expect(rows).toEqual([]);
  expect(await seen()).toEqual(before);
});
