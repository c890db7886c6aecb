import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { graphqlHeader, operations } from '#contract/sync/operations.ts';
import { protocol } from '#contract/sync/sync.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice, type Said } from '#server/testing/test-office.ts';

let office: Office;
let owner: OfficePerson;
let acme: OfficeTenant;
let admin: OfficePerson;
let member: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  owner = await office.person('platform_owner');
});
afterAll(() => office.close());
beforeEach(async () => {
  acme = await office.tenant({ name: 'Acme' });
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
  member = await office.person('user', [[acme, 'user']]);
});

const sentence = 'Acme would have no administrator left. Who takes over?';
const demote = (who: OfficePerson, id: string, more: object = {}): Promise<Said> =>
  office.call(who, 'PUT', `/api/admin/users/${id}/role`, { role: 'user', ...more });
const deactivate = (who: OfficePerson, id: string, body: object = {}): Promise<Said> =>
  office.call(who, 'PUT', `/api/admin/users/${id}/deactivate`, body);
const remove = (who: OfficePerson, id: string, query = ''): Promise<Said> => office.call(who, 'DELETE', `/api/admin/users/${id}${query}`);
/** The tenant's administrators: by membership, by their own role, and active. */
const adminsOf = async (tenant: OfficeTenant): Promise<readonly string[]> => {
  const rows = await office.sql<{ id: string }>(
    `select u.id from users u join users_to_tenants m on m.user_id = u.id
     where m.tenant_id = $1::uuid and m.role = 'tenant_admin' and u.role = 'tenant_admin' and u.is_active order by u.id`,
    [tenant.id],
  );
  return rows.map(({ id }) => id);
};

describe('the only administrator of a tenant', () => {
  test('is not demoted, deactivated, or deleted before a successor is named', async () => {
    for (const said of [await demote(owner, admin.id), await deactivate(owner, admin.id), await remove(owner, admin.id)])
      expect([said.status, said.text]).toEqual([409, sentence]);
    expect(await adminsOf(acme)).toEqual([admin.id]);
  });

  test('is not demoted by a queued command either', async () => {
    const command = {
      id: randomUUID(),
      seq: 1,
      type: 'users.role',
      v: 1,
      args: { id: admin.id, role: 'user' },
      tenantId: null,
      dependsOn: [],
      createdAt: new Date().toISOString(),
    };
    const said = await office.call(
      owner,
      'POST',
      '/graphql',
      { query: operations.pushCommands, variables: { protocol, device: randomUUID(), commands: [command] } },
      { [graphqlHeader]: '1' },
    );
    expect(json(said)).toMatchObject({
      data: { pushCommands: { results: [{ state: 'rejected', code: 'LastAdmin', message: sentence }] } },
    });
  });

  test.each([
    ['demoted', () => demote(owner, admin.id, { successor: member.id })],
    ['deactivated', () => deactivate(owner, admin.id, { successor: member.id })],
    ['deleted', () => remove(owner, admin.id, `?successor=${member.id}`)],
  ])('is %s when the platform owner names the member who takes over', async (_action, run) => {
    expect((await run()).status).toBe(200);
    expect(await adminsOf(acme)).toEqual([member.id]);
    expect(await office.sql('select owner_id as id from tenants where id = $1::uuid', [acme.id])).toEqual([{ id: member.id }]);
    expect((await office.call(member, 'GET', '/api/tenant/users')).status).toBe(200);
  });

  test('is demoted when the platform owner chooses to have no successor', async () => {
    expect((await demote(owner, admin.id, { successor: 'nobody' })).status).toBe(200);
    expect(await adminsOf(acme)).toEqual([]);
  });

  test('is followed by an active member only', async () => {
    const stranger = await office.person('user');
    expect((await demote(owner, admin.id, { successor: stranger.id })).text).toBe('The new admin must be a member of this tenant.');
    await deactivate(owner, member.id);
    expect((await demote(owner, admin.id, { successor: member.id })).text).toBe('The new admin must be an active user.');
    expect((await demote(owner, admin.id, { successor: admin.id })).text).toBe(sentence);
    expect(await adminsOf(acme)).toEqual([admin.id]);
  });

  test('includes one whose only fellow administrator is inactive', async () => {
    const away = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
    await office.sql('update users set is_active = false where id = $1::uuid', [away.id]);
    expect((await demote(owner, admin.id)).text).toBe(sentence);
    await office.sql('update users set is_active = true where id = $1::uuid', [away.id]);
    expect((await demote(owner, admin.id)).status).toBe(200);
  });
});

describe('two administrators', () => {
  test.each([
    ['deactivate', deactivate],
    ['delete', remove],
  ])('who %s each other at the same moment leave one', async (_action, run) => {
    const other = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
    await Promise.all([run(admin, other.id), run(other, admin.id)]);
    expect(await adminsOf(acme)).toHaveLength(1);
  });
});
