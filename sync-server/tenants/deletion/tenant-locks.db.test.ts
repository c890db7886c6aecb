import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let acme: OfficeTenant;
let admin: OfficePerson;
let owner: OfficePerson;
let other: pg.Client;

beforeAll(async () => {
  office = await openOffice();
  acme = await office.tenant();
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
  owner = await office.person('platform_owner');
  await office.sql(`update plans set base_price = '9.00' where id = (select plan_id from tenants where id = $1::uuid)`, [acme.id]);
  await office.sql(
    `insert into calculators (id, title, description, category, suite, icon) values ('one', 'One', '', 'loans', 'financial', 'c')`,
  );
  other = new pg.Client({ connectionString: office.database.url });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await office.close();
});

/** Each change for which the writers of a tenant take turns. */
const changes: readonly (readonly [name: string, method: string, path: () => string, body: () => unknown, who: () => OfficePerson])[] = [
  ['adding a calculator', 'POST', () => `/api/admin/tenants/${acme.id}/calculators/one`, () => ({}), () => admin],
  [
    'inviting',
    'POST',
    () => `/api/admin/tenants/${acme.id}/users/invite`,
    () => ({ email: `${randomUUID()}@x.example`, role: 'user' }),
    () => admin,
  ],
  ['setting up', 'PUT', () => '/api/tenant/settings', () => ({ offlineDays: 3 }), () => admin],
  ['editing', 'PUT', () => `/api/admin/tenants/${acme.id}`, () => ({ name: 'Acme again' }), () => owner],
  ['changing the administrator', 'PUT', () => `/api/admin/tenants/${acme.id}/admin`, () => ({ newAdminId: admin.id }), () => owner],
  ['subscribing', 'POST', () => '/api/create-subscription', () => ({}), () => admin],
];

for (const [name, method, path, body, who] of changes) {
  test(`${name} and a queued change of the same tenant do not deadlock`, async () => {
    // Every queued command of a tenant holds this lock on its row before it waits for its turn.
    await other.query('begin');
    await other.query(`insert into effects (id, key, tenant_id, type, payload) values (gen_random_uuid(), $1, $2, 'none', '{}')`, [
      randomUUID(),
      acme.id,
    ]);
    const said = await office.call(who(), method, path(), body());
    await other.query('rollback');
    expect([said.status, said.text.slice(0, 80)]).toEqual([200, expect.anything()]);
  });
}
