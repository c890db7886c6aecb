import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accessTexts } from '#contract/people/access.ts';
import { codeHeader } from '#contract/values/outcome.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let acme: OfficeTenant;
let birch: OfficeTenant;
let owner: OfficePerson;
let admin: OfficePerson;
let member: OfficePerson;
let stranger: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  owner = await office.person('platform_owner');
});
afterAll(() => office.close());
beforeEach(async () => {
  acme = await office.tenant();
  birch = await office.tenant();
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
  member = await office.person('user', [[acme, 'user']]);
  stranger = await office.person('tenant_admin', [[birch, 'tenant_admin']]);
});

const userOf = async (id: string) =>
  (
    await office.sql<{ role: string; isActive: boolean }>('select role::text, is_active as "isActive" from users where id = $1::uuid', [id])
  )[0];
const count = async (table: string, column: string, value: string): Promise<number> =>
  (await office.sql(`select 1 from ${table} where ${column}::text = $1`, [value])).length;

describe('an id written in capitals', () => {
  test('is still the person’s own: it cannot be used to delete or deactivate oneself', async () => {
    for (const who of [owner, admin]) {
      const own = who.id.toUpperCase();
      expect(await office.call(who, 'DELETE', `/api/admin/users/${own}`)).toMatchObject({
        status: 409,
        text: 'You cannot delete yourself.',
      });
      expect((await office.call(who, 'PUT', `/api/admin/users/${own}/deactivate`)).text).toBe('You cannot deactivate yourself.');
      expect(await userOf(who.id)).toMatchObject({ isActive: true });
    }
  });

  test('finds the person’s tenant', async () => {
    const said = await office.call(admin, 'GET', `/api/admin/tenants/${acme.id.toUpperCase()}/calculators`);
    expect(said.status).toBe(200);
  });
});

describe('lists', () => {
  test('[R-CALL-23] [R-AUTH-08] every person is listed for the platform owner only', async () => {
    const listed = await office.call(owner, 'GET', '/api/admin/users');
    expect(listed.status).toBe(200);
    expect(json(listed)).toContainEqual(
      expect.objectContaining({
        id: member.id,
        email: member.email,
        role: 'user',
        isActive: true,
        memberships: [{ tenantId: acme.id, tenantName: acme.name, role: 'user' }],
      }),
    );
    for (const who of [admin, member, stranger]) expect((await office.call(who, 'GET', '/api/admin/users')).status).toBe(403);
    expect((await office.call(undefined, 'GET', '/api/admin/users')).status).toBe(401);
  });

  test('[R-CALL-24] [R-AUTH-08] an administrator lists their own team, a user none, a foreign team is not found', async () => {
    // Both memberships may begin in the same millisecond, and their random ids would order them then.
    await office.sql(`update users_to_tenants set created_at = created_at - interval '1 hour' where user_id = $1::uuid`, [admin.id]);
    await office.call(admin, 'POST', `/api/admin/tenants/${acme.id}/users/invite`, { email: 'invited@acme.example', role: 'user' });
    const team = await office.call(admin, 'GET', '/api/tenant/users');
    expect(json(team)).toMatchObject([
      { id: admin.id, memberRole: 'tenant_admin', invitationId: null },
      { id: member.id, memberRole: 'user', invitationId: null },
      { email: 'invited@acme.example', isActive: false, invitedAt: expect.any(String), invitationId: expect.any(String) },
    ]);
    expect((await office.call(member, 'GET', '/api/tenant/users')).status).toBe(403);
    expect((await office.call(stranger, 'GET', `/api/tenant/users?tenant=${acme.id}`)).status).toBe(404);
    expect((await office.call(stranger, 'GET', `/api/tenant/users?tenant=${randomUUID()}`)).status).toBe(404);
    expect(json(await office.call(owner, 'GET', `/api/tenant/users?tenant=${birch.id}`))).toMatchObject([{ id: stranger.id }]);
  });

  test('an administrator of two tenants says which team, and otherwise gets the newest one', async () => {
    const both = await office.person('tenant_admin', [
      [acme, 'tenant_admin'],
      [birch, 'tenant_admin'],
    ]);
    await office.sql(`update tenants set created_at = now() + interval '1 day' where id = $1::uuid`, [birch.id]);
    const ids = async (query: string): Promise<string> => (await office.call(both, 'GET', `/api/tenant/users${query}`)).text;
    expect(await ids('')).toContain(stranger.id);
    expect(await ids(`?tenant=${acme.id}`)).toContain(member.id);
  });

  test('[R-CALL-16] candidates for an administrator are all memberships, for the platform owner only', async () => {
    const listed = await office.call(owner, 'GET', '/api/admin/tenant-users');
    const candidate = { id: member.id, email: member.email, firstName: null, lastName: null, role: 'user', tenantId: acme.id };
    expect(json(listed)).toContainEqual({ ...candidate, isActive: true, tenantName: acme.name });
    expect((await office.call(admin, 'GET', '/api/admin/tenant-users')).status).toBe(403);
  });

  test('[R-CALL-16] candidates of one tenant are its members alone', async () => {
    const listed = json(await office.call(owner, 'GET', `/api/admin/tenant-users?tenant=${birch.id}`));
    expect(listed).toMatchObject([{ id: stranger.id, tenantId: birch.id }]);
  });

  test('[R-ENT-03] tokens and ids of providers are in no list', async () => {
    await office.sql(
      `update users set verification_token = $2, payment_customer_id = 'cus_secret', payment_subscription_id = 'sub_secret' where id = $1::uuid`,
      [member.id, `secret-${member.id}`],
    );
    for (const path of ['/api/admin/users', '/api/admin/tenant-users', `/api/tenant/users?tenant=${acme.id}`, '/api/admin/invitations']) {
      const { text } = await office.call(owner, 'GET', path);
      expect(text).not.toMatch(/secret|verificationToken|verification_token|paymentCustomer|payment_customer|passwordHash/);
    }
  });

  test('a list is cut into pages without gaps or repeats', async () => {
    const all = json(await office.call(owner, 'GET', '/api/admin/users'));
    const seen: unknown[] = [];
    let path: string | undefined = '/api/admin/users?limit=3';
    while (path !== undefined) {
      const said = await office.call(owner, 'GET', path);
      const rows = json(said);
      expect(said.headers.get('x-total-estimate')).toBe(String(Array.isArray(all) ? all.length : -1));
      if (Array.isArray(rows)) seen.push(...rows);
      path = /<([^>]+)>; rel="next"/.exec(said.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(all);
    expect((await office.call(owner, 'GET', '/api/admin/users?sort=passwordHash')).status).toBe(400);
    expect(json(await office.call(owner, 'GET', `/api/admin/users?q=${member.email.slice(0, 20)}`))).toMatchObject([{ id: member.id }]);
  });
});

describe('active or not', () => {
  test('[R-USR-05] [R-USR-04] [R-CALL-30] [R-AUTH-12] deactivating refuses every session at once and says why, activating asks for a new sign-in', async () => {
    expect((await office.call(member, 'GET', '/api/tenants/my-tenants')).status).toBe(200);
    expect(json(await office.call(admin, 'PUT', `/api/admin/users/${member.id}/deactivate`, {}))).toEqual({
      id: member.id,
      isActive: false,
    });
    for (const path of ['/api/tenants/my-tenants', '/api/auth/user']) {
      const { status, text, headers } = await office.call(member, 'GET', path);
      expect([status, text, headers.get(codeHeader)]).toEqual([403, accessTexts.deactivated, 'UserDeactivated']);
    }
    expect(json(await office.call(owner, 'PUT', `/api/admin/users/${member.id}/activate`, {}))).toEqual({ id: member.id, isActive: true });
    expect(await userOf(member.id)).toEqual({ role: 'user', isActive: true });
    expect((await office.call(member, 'GET', '/api/tenants/my-tenants')).status).toBe(401);
    expect(await count('sessions', 'user_id', member.id)).toBe(0);
  });

  test('[sync-28] a device that was away while its person was deactivated and activated still takes its changes to the server', async () => {
    const device = randomUUID();
    await office.sql('insert into device (id, user_id) values ($1::uuid, $2::uuid)', [device, member.id]);
    for (const action of ['deactivate', 'activate']) await office.call(owner, 'PUT', `/api/admin/users/${member.id}/${action}`, {});
    expect(await office.sql('select id::text from device where user_id = $1::uuid and revoked_at is null', [member.id])).toEqual([
      { id: device },
    ]);
  });

  test('[R-AUTH-12] a session that outlived the deactivation is refused, too', async () => {
    await office.sql('update users set is_active = false where id = $1::uuid', [member.id]);
    expect((await office.call(member, 'GET', '/api/tenants/my-tenants')).status).toBe(403);
  });

  test('refuses to deactivate oneself, the last owner, a platform owner by an administrator, and a person of another team', async () => {
    expect((await office.call(owner, 'PUT', `/api/admin/users/${owner.id}/deactivate`, {})).text).toBe('You cannot deactivate yourself.');
    const guest = await office.person('platform_owner', [[acme, 'user']]);
    expect((await office.call(admin, 'PUT', `/api/admin/users/${guest.id}/deactivate`, {})).status).toBe(403);
    await office.call(owner, 'DELETE', `/api/admin/users/${guest.id}`);
    expect((await office.call(stranger, 'PUT', `/api/admin/users/${member.id}/deactivate`, {})).status).toBe(404);
    expect((await office.call(stranger, 'PUT', `/api/admin/users/${randomUUID()}/deactivate`, {})).status).toBe(404);
    expect((await office.call(member, 'PUT', `/api/admin/users/${admin.id}/deactivate`, {})).status).toBe(403);
    expect((await office.call(admin, 'PUT', `/api/admin/users/${member.id}/deactivate`, { isActive: true })).status).toBe(400);
  });

  test('an administrator cannot change a person who also belongs to another team', async () => {
    const shared = await office.person('user', [
      [acme, 'user'],
      [birch, 'tenant_admin'],
    ]);
    expect((await office.call(admin, 'PUT', `/api/admin/users/${shared.id}/deactivate`, {})).status).toBe(403);
    expect((await userOf(shared.id))?.isActive).toBe(true);
  });
});

describe('roles', () => {
  test('[R-CALL-29] a platform owner changes a role among the three, and the team follows', async () => {
    expect(json(await office.call(owner, 'PUT', `/api/admin/users/${member.id}/role`, { role: 'tenant_admin' }))).toEqual({
      id: member.id,
      role: 'tenant_admin',
    });
    expect((await office.call(member, 'GET', '/api/tenant/users')).status).toBe(200);
    await office.call(owner, 'PUT', `/api/admin/users/${member.id}/role`, { role: 'user' });
    expect((await office.call(member, 'GET', '/api/tenant/users')).status).toBe(403);
    expect((await office.call(owner, 'PUT', `/api/admin/users/${member.id}/role`, { role: 'superuser' })).status).toBe(400);
    expect((await office.call(owner, 'PUT', `/api/admin/users/${randomUUID()}/role`, { role: 'user' })).status).toBe(404);
  });

  test('[R-USR-09] an administrator and a user cannot change roles', async () => {
    for (const who of [admin, member, stranger]) {
      expect((await office.call(who, 'PUT', `/api/admin/users/${member.id}/role`, { role: 'tenant_admin' })).status).toBe(403);
    }
    expect((await userOf(member.id))?.role).toBe('user');
  });

  test('making a platform owner asks for a sign-in of the last five minutes', async () => {
    const late = await office.person('platform_owner');
    await office.sql(
      `update sessions set sess = jsonb_set(sess, '{signedInAt}', to_jsonb((extract(epoch from now()) * 1000 - 301000)::bigint)) where user_id = $1::uuid`,
      [late.id],
    );
    expect((await office.call(late, 'PUT', `/api/admin/users/${member.id}/role`, { role: 'platform_owner' })).status).toBe(403);
    expect((await office.call(late, 'PUT', `/api/admin/users/${member.id}/role`, { role: 'tenant_admin' })).status).toBe(200);
    expect((await office.call(owner, 'PUT', `/api/admin/users/${member.id}/role`, { role: 'platform_owner' })).status).toBe(200);
    await office.call(owner, 'DELETE', `/api/admin/users/${member.id}`);
    await office.call(owner, 'DELETE', `/api/admin/users/${late.id}`);
  });

  test('if the last two owners demote each other at the same moment, one stays', async () => {
    const other = await office.person('platform_owner');
    const said = await Promise.all([
      office.call(owner, 'PUT', `/api/admin/users/${other.id}/role`, { role: 'user' }),
      office.call(other, 'PUT', `/api/admin/users/${owner.id}/role`, { role: 'user' }),
    ]);
    expect(said.filter(({ status }) => status === 200)).toHaveLength(1);
    await office.sql(`update users set role = 'platform_owner' where id = $1::uuid`, [owner.id]);
    await office.call(owner, 'DELETE', `/api/admin/users/${other.id}`);
    const alone = await office.call(owner, 'PUT', `/api/admin/users/${owner.id}/role`, { role: 'user' });
    expect([alone.status, alone.text]).toEqual([409, 'There must be at least one platform owner.']);
  });
});

describe('deleting', () => {
  test('[R-USR-15] [R-CALL-28] a platform owner deletes a person from all tenants, with everything kept about them', async () => {
    const shared = await office.person('user', [
      [acme, 'user'],
      [birch, 'user'],
    ]);
    const { accounts, newId } = office.services;
    await accounts.set({ id: newId(), email: shared.email, password: 'Kq7vXw2pLm', firstName: null, lastName: null });
    await office.call(owner, 'POST', `/api/admin/tenants/${(await office.tenant()).id}/users/invite`, {
      email: shared.email,
      role: 'user',
    });
    expect(json(await office.call(owner, 'DELETE', `/api/admin/users/${shared.id}`))).toEqual({ id: shared.id, deleted: true });
    for (const [table, column, value] of [
      ['users', 'id', shared.id],
      ['users_to_tenants', 'user_id', shared.id],
      ['sessions', 'user_id', shared.id],
      ['accounts', 'email', shared.email],
      ['invitations', 'email', shared.email],
      ['mail_outbox', '"to"', shared.email],
    ] as const) {
      expect([table, await count(table, column, value)]).toEqual([table, 0]);
    }
    expect((await office.call(shared, 'GET', '/api/tenants/my-tenants')).status).toBe(403);
    expect((await office.call(owner, 'DELETE', `/api/admin/users/${shared.id}`)).status).toBe(404);
  });

  test('[R-USR-14] refuses to delete oneself', async () => {
    for (const who of [owner, admin]) {
      const said = await office.call(who, 'DELETE', `/api/admin/users/${who.id}`);
      expect([said.status, said.text]).toEqual([409, 'You cannot delete yourself.']);
    }
    expect((await office.call(member, 'DELETE', `/api/admin/users/${member.id}`)).status).toBe(403);
  });

  test('an administrator ends a membership in their own team; a person with another tenant stays, one without is deleted', async () => {
    const shared = await office.person('user', [
      [acme, 'user'],
      [birch, 'user'],
    ]);
    expect(json(await office.call(admin, 'DELETE', `/api/admin/users/${shared.id}`))).toEqual({ id: shared.id, deleted: false });
    expect(await office.sql('select tenant_id from users_to_tenants where user_id = $1::uuid', [shared.id])).toEqual([
      { tenant_id: birch.id },
    ]);
    expect(json(await office.call(admin, 'DELETE', `/api/admin/users/${member.id}`))).toEqual({ id: member.id, deleted: true });
    expect(await count('users', 'id', member.id)).toBe(0);
  });

  test('an administrator deletes neither a stranger nor a platform owner', async () => {
    const guest = await office.person('platform_owner', [[acme, 'user']]);
    expect((await office.call(admin, 'DELETE', `/api/admin/users/${guest.id}`)).status).toBe(403);
    expect((await office.call(admin, 'DELETE', `/api/admin/users/${stranger.id}`)).status).toBe(404);
    expect((await office.call(admin, 'DELETE', `/api/admin/users/${randomUUID()}`)).status).toBe(404);
    expect(await count('users', 'id', guest.id)).toBe(1);
    await office.call(owner, 'DELETE', `/api/admin/users/${guest.id}`);
  });

  test('an administrator takes an invited person off the team by the invitation', async () => {
    const { text } = await office.call(admin, 'POST', `/api/admin/tenants/${acme.id}/users/invite`, {
      email: 'off@acme.example',
      role: 'user',
    });
    const { id } = JSON.parse(text);
    expect((await office.call(stranger, 'DELETE', `/api/admin/users/${id}`)).status).toBe(404);
    expect((await office.call(admin, 'DELETE', `/api/admin/users/${id}`)).status).toBe(200);
    expect(await office.sql('select status::text from invitations where id = $1::uuid', [id])).toEqual([{ status: 'cancelled' }]);
  });
});
