import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashTables } from '#server/office/migration/whole-database.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice, type Said } from '#server/testing/test-office.ts';
import { bringBack } from './restore-tenant.ts';

const dayMs = 86_400_000;
let office: Office;
let owner: OfficePerson;
let acme: OfficeTenant;
let birch: OfficeTenant;
let admin: OfficePerson;
let member: OfficePerson;
let both: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  owner = await office.person('platform_owner');
  await office.sql(
    `insert into calculators (id, title, description, category, suite, icon) values ('one', 'One', '', 'loans', 'financial', 'c')`,
  );
});
afterAll(() => office.close());
beforeEach(async () => {
  office.setClock(new Date());
  acme = await office.tenant({ name: 'Acme' });
  birch = await office.tenant({ name: 'Birch' });
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
  member = await office.person('user', [[acme, 'user']]);
  both = await office.person('tenant_admin', [
    [acme, 'tenant_admin'],
    [birch, 'user'],
  ]);
  for (const { id, email } of [admin, member]) {
    await office.sql(`insert into identities (id, issuer, subject, user_id) values (gen_random_uuid(), 'issuer', $1, $2::uuid)`, [id, id]);
    await office.sql(`insert into accounts (id, email, password_hash) values (gen_random_uuid(), $1, 'hash')`, [email]);
  }
  const email = `${randomUUID()}@x.example`;
  await office.call(admin, 'POST', `/api/admin/tenants/${acme.id}/users/invite`, { email, role: 'user' });
  await office.call(admin, 'POST', `/api/admin/tenants/${acme.id}/calculators/one`);
  await office.call(owner, 'PUT', `/api/admin/tenants/${acme.id}/admin`, { newAdminId: admin.id });
  while ((await office.runEffects()) > 0);
  for (const text of [
    `insert into landing_pages (id, tenant_id, name, config) values (gen_random_uuid(), $1::uuid, 'Page', '{"name":"Page"}')`,
    `insert into ab_tests (id, tenant_id, name, landing_page_id) select gen_random_uuid(), $1::uuid, 'Test', id from landing_pages where tenant_id = $1::uuid`,
    `insert into ab_test_variants (id, tenant_id, test_id, name, config) select gen_random_uuid(), $1::uuid, id, 'B', '{}' from ab_tests where tenant_id = $1::uuid`,
    `insert into invoices (id, tenant_id, amount, number) values (gen_random_uuid(), $1::uuid, '10.00', gen_random_uuid()::text)`,
    `insert into ai_usage (id, tenant_id, billing_period_start, billing_period_end) values (gen_random_uuid(), $1::uuid, now(), now() + interval '1 month')`,
    `insert into subscriptions (tenant_id, plan_id, status, terms, provider_id) select id, plan_id, 'active', '{}', 'sub_' || id from tenants where id = $1::uuid`,
    `insert into tenant_domains (id, tenant_id, domain, proof, state, verified_at) values (gen_random_uuid(), $1::uuid, $1 || '.example', 'p', 'valid', now())`,
  ])
    await office.sql(text, [acme.id]);
});

const remove = (): Promise<Said> => office.call(owner, 'DELETE', `/api/admin/tenants/${acme.id}/delete-with-users`);
const restore = (who: OfficePerson = owner, id = acme.id): Promise<Said> => office.call(who, 'POST', `/api/admin/tenants/${id}/restore`);

/** All rows of a tenant and its people, except the audit trail. */
async function wholeOf(tenant: OfficeTenant): Promise<Readonly<Record<string, unknown>>> {
  const found: Record<string, unknown> = {};
  const tables = await office.sql<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id' order by 1`,
  );
  for (const { name } of tables) {
    if (['audit_log', 'effects', 'mail_outbox', 'command_log', 'tenant_tombstones', 'landing_page_views', 'ai_calls'].includes(name))
      continue;
    found[name] = await office.sql(`select to_jsonb(r) as row from "${name}" r where tenant_id = $1::uuid order by r::text`, [tenant.id]);
  }
  found.tenants = await office.sql('select to_jsonb(r) as row from tenants r where id = $1::uuid', [tenant.id]);
  const people = [admin, member, both].map(({ id }) => id).join(',');
  for (const [name, column] of [
    ['users', 'id'],
    ['identities', 'user_id'],
  ] as const)
    found[name] = await office.sql(
      `select to_jsonb(r) - 'updated_at' as row from ${name} r where ${column} = any($1::uuid[]) order by r::text`,
      [`{${people}}`],
    );
  found.accounts = await office.sql('select to_jsonb(r) as row from accounts r where email = any($1) order by r::text', [
    `{${[admin, member].map(({ email }) => email).join(',')}}`,
  ]);
  return found;
}

describe('POST /api/admin/tenants/{id}/restore', () => {
  test('brings everything back as it was, but for the subscription that ended', async () => {
    const before = await wholeOf(acme);
    expect((await remove()).status).toBe(200);
    const said = await restore();
    expect(json(said)).toEqual({
      id: acme.id,
      name: 'Acme',
      subdomain: expect.any(String),
      restoredUsers: 2,
      memberships: 3,
      subscriptionEnded: true,
    });
    const { subscriptions, tenant_domains: domains, ...after } = await wholeOf(acme);
    const { subscriptions: ended, tenant_domains: domainsBefore, ...rest } = before;
    expect(after).toEqual(rest);
    expect(domains).toEqual(domainsBefore);
    expect(subscriptions).toEqual([{ row: { ...Object(Reflect.get(Object(ended), 0)).row, status: 'cancelled' } }]);
  });

  test('earns nothing from its deletion on, because its subscription has ended', async () => {
    const note = `insert into billing_events (id, tenant_id, type, data, created_at)
      values (gen_random_uuid(), $1::uuid, 'subscription.value', '{"status": "active", "monthlyCents": 4900}', now() - interval '1 day')`;
    await office.sql(note, [acme.id]);
    const earned = async () => Object(json(await office.call(owner, 'GET', '/api/admin/revenue'))).months.at(-1).recurringCents;
    const before = await earned();
    await remove();
    await restore();
    expect(await earned()).toBe(before - 4900);
  });

  test('keeps no paid plan without its subscription: the tenant gets the free one', async () => {
    await office.sql(`update plans set name = 'Paid', base_price = '49.00' where id = (select plan_id from tenants where id = $1::uuid)`, [
      acme.id,
    ]);
    await remove();
    await restore();
    const [plan] = await office.sql('select p.base_price as price from tenants t join plans p on p.id = t.plan_id where t.id = $1::uuid', [
      acme.id,
    ]);
    expect(plan).toEqual({ price: '0.00' });
  });

  test.each([
    ['in the order of the deletions', () => [acme, birch]],
    ['in the other order', () => [birch, acme]],
  ])('brings both memberships of a shared person back when both tenants were deleted: restored %s', async (_order, tenants) => {
    const membershipsOfBoth = () =>
      office.sql('select tenant_id::text as tenant, role from users_to_tenants where user_id = $1::uuid order by tenant_id', [both.id]);
    const before = await membershipsOfBoth();
    expect(before).toHaveLength(2);
    for (const { id } of [acme, birch]) {
      expect((await office.call(owner, 'DELETE', `/api/admin/tenants/${id}/delete-with-users`)).status).toBe(200);
    }
    expect(await office.sql('select 1 from users where id = $1::uuid', [both.id])).toEqual([]);
    for (const { id } of tenants()) expect((await restore(owner, id)).status).toBe(200);
    expect(await membershipsOfBoth()).toEqual(before);
  });

  test('does not bring back a member who was deleted as a person, not with a tenant', async () => {
    await remove();
    await office.call(owner, 'DELETE', `/api/admin/users/${both.id}`);
    await restore();
    expect(await office.sql('select 1 from users where id = $1::uuid', [both.id])).toEqual([]);
  });

  test('changes no other tenant and leaves no tombstone, but a record in the trail', async () => {
    await remove();
    const mine = ['users_to_tenants', 'users', 'tenants', 'tenant_tombstones'];
    const others = async () => ({
      tables: await hashTables(office.services.db, []),
      birch: await office.sql('select to_jsonb(t) as t from tenants t where id = $1::uuid', [birch.id]),
    });
    const before = await others();
    await restore();
    const after = await others();
    expect(after.birch).toEqual(before.birch);
    const unchanged = ['plans', 'coupons', 'templates', 'sessions', 'secrets', 'platform_settings', 'calculators'];
    for (const table of unchanged) expect([table, after.tables[table]]).toEqual([table, before.tables[table]]);
    expect(mine.every((table) => after.tables[table] !== before.tables[table])).toBe(true);
    expect(await office.sql('select 1 from tenant_tombstones where tenant_id = $1::uuid', [acme.id])).toEqual([]);
    expect(
      await office.sql(`select action from audit_log where tenant_id = $1::uuid and action like 'tenants.%' order by at desc limit 2`, [
        acme.id,
      ]),
    ).toEqual([{ action: 'tenants.restore' }, { action: 'tenants.deleteWithUsers' }]);
    const chain = await office.call(owner, 'GET', `/api/admin/audit/chain?tenant=${acme.id}`);
    expect(json(chain)).toMatchObject({ brokenAt: null });
  });

  test('publishes every row again for the devices that follow its streams', async () => {
    await remove();
    await restore();
    const gone = await office.sql(
      `select kind from sync_row where stream in ($1, $2) and deleted and kind in ('tenant', 'tenantCalculator', 'user', 'invitation')`,
      [`tenant:${acme.id}`, `tenant-admin:${acme.id}`],
    );
    expect(gone).toEqual([]);
  });

  test('a person who registered again in the meantime keeps the new row and joins again', async () => {
    await remove();
    const again = await office.person('user', [[birch, 'user']], member.email);
    expect(json(await restore())).toMatchObject({ restoredUsers: 1, memberships: 3 });
    expect(
      await office.sql('select tenant_id as t from users_to_tenants where user_id = $1::uuid and tenant_id = $2::uuid', [
        again.id,
        acme.id,
      ]),
    ).toHaveLength(1);
    expect(await office.sql('select 1 from users where email = $1', [member.email])).toHaveLength(1);
  });

  test('a domain that another tenant has proven in the meantime stays with that tenant', async () => {
    await remove();
    const domain = `${acme.id}.example`;
    expect((await office.call(owner, 'POST', '/api/tenant/domains', { tenant: birch.id, domain })).status).toBe(200);
    await office.sql(`update tenant_domains set state = 'valid', verified_at = now() where domain = $1`, [domain]);
    expect((await restore()).status).toBe(200);
    expect(await office.sql('select tenant_id as t from tenant_domains where domain = $1', [domain])).toEqual([{ t: birch.id }]);
  });

  test('people who moved to another tenant stay there and come back, too', async () => {
    expect((await office.call(owner, 'DELETE', `/api/admin/tenants/${acme.id}/delete-and-reassign/${birch.id}`)).status).toBe(200);
    expect(json(await restore())).toMatchObject({ restoredUsers: 0, memberships: 3 });
    for (const tenant of [acme, birch])
      expect(await office.sql('select 1 from users_to_tenants where tenant_id = $1::uuid', [tenant.id])).toHaveLength(3);
  });

  test('refuses after thirty days, even before the sweep, which deletes the tombstone', async () => {
    await remove();
    const changeAt = (now: Date) =>
      office.services.changes.run({ ...owner.caller, signedInAt: now }, (change) => bringBack({ ...change, now }, { id: acme.id }));
    const later = new Date(office.services.clock().getTime() + 31 * dayMs);
    expect(await changeAt(later)).toMatchObject({ ok: false, code: 'NotFound' });
    office.setClock(later);
    await office.sweep();
    expect(await office.sql('select 1 from tenant_tombstones where tenant_id = $1::uuid', [acme.id])).toEqual([]);
  });

  test('only a platform owner with a fresh sign-in does it, once, and only what is deleted', async () => {
    expect(await restore()).toMatchObject({ status: 409, text: 'This tenant is not deleted.' });
    expect(await restore(owner, randomUUID())).toMatchObject({ status: 404, text: 'Not found' });
    await remove();
    expect((await restore(both)).status).toBe(403);
    const stale = await office.person('platform_owner');
    await office.sql(`update sessions set sess = sess || '{"signedInAt": 0}' where user_id = $1::uuid`, [stale.id]);
    expect((await restore(stale)).status).toBe(403);
    const said = await Promise.all([restore(), restore()]);
    expect(said.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('a failure at the end undoes everything', async () => {
    await remove();
    const before = await hashTables(office.services.db);
    await expect(
      office.services.changes.run(owner.caller, async (change) => {
        await bringBack(change, { id: acme.id });
        throw new Error('The cable.');
      }),
    ).rejects.toThrow('The cable.');
    expect(await hashTables(office.services.db)).toEqual(before);
    expect((await restore()).status).toBe(200);
  });
});

describe('GET /api/admin/deleted-tenants', () => {
  test('names what can still be brought back, and until when', async () => {
    await remove();
    const rows: unknown = json(await office.call(owner, 'GET', '/api/admin/deleted-tenants'));
    expect(rows).toEqual(expect.arrayContaining([expect.objectContaining({ id: acme.id, name: 'Acme' })]));
    expect((await office.call(admin, 'GET', '/api/admin/deleted-tenants')).status).toBe(403);
    expect((await office.call(both, 'GET', '/api/admin/deleted-tenants')).status).toBe(403);
  });
});

describe('what was given to others in the meantime', () => {
  test('a page that was public comes back unpublished where another page has its address', async () => {
    await office.sql(`update landing_pages set domain = 'page.example', path = '/', is_published = true where tenant_id = $1::uuid`, [
      acme.id,
    ]);
    await remove();
    await office.sql(
      `insert into landing_pages (id, tenant_id, name, config, domain, path, is_published)
       values (gen_random_uuid(), $1::uuid, 'Other', '{}', 'page.example', '/', true)`,
      [birch.id],
    );
    expect((await restore()).status).toBe(200);
    expect(await office.sql('select is_published from landing_pages where tenant_id = $1::uuid', [acme.id])).toEqual([
      { is_published: false },
    ]);
  });

  test('a tenant that an import brought back under another name is not deleted any more', async () => {
    await remove();
    await office.sql(`insert into tenants (id, name, subdomain) values ($1::uuid, 'Imported', $2)`, [acme.id, `i${acme.id.slice(0, 8)}`]);
    expect((await restore()).status).toBe(409);
  });

  test('a sign-in identity that another person has by now stays with that person', async () => {
    await remove();
    const other = await office.person('user', [[birch, 'user']]);
    await office.sql(`insert into identities (id, issuer, subject, user_id) values (gen_random_uuid(), 'issuer', $1, $2::uuid)`, [
      member.id,
      other.id,
    ]);
    await office.sql(`insert into accounts (id, email, password_hash) values (gen_random_uuid(), $1, 'newer')`, [admin.email]);
    expect((await restore()).status).toBe(200);
    expect(await office.sql('select user_id::text from identities where subject = $1', [member.id])).toEqual([{ user_id: other.id }]);
    expect(await office.sql('select password_hash from accounts where email = $1', [admin.email])).toEqual([{ password_hash: 'newer' }]);
  });
});
