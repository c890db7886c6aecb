import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { planRights } from '#contract/money/plan-rights.ts';
import { accessTexts } from '#contract/people/access.ts';
import { type ApiScope, apiTokenTexts, mostApiTokens } from '#contract/people/api-tokens.ts';
import { graphqlHeader } from '#contract/sync/operations.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice, type Said } from '#server/testing/test-office.ts';

let office: Office;
let acme: OfficeTenant;
let birch: OfficeTenant;
let admin: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  [acme, birch] = [await office.tenant(), await office.tenant()];
  await office.sql('update plans set white_label = true, ai_calls_included = 100');
  admin = await office.person('tenant_admin', [
    [acme, 'tenant_admin'],
    [birch, 'tenant_admin'],
  ]);
});

const create = (body: object = {}, who = admin): Promise<Said> =>
  office.call(who, 'POST', '/api/tenant/api-tokens', { tenant: acme.id, name: 'Website', scopes: ['calculators:read'], ...body });

async function newToken(...scopes: readonly ApiScope[]): Promise<{ readonly id: string; readonly secret: string }> {
  const said = await create({ scopes });
  expect(said.status).toBe(200);
  const made = Object(json(said));
  return { id: String(Reflect.get(made, 'id')), secret: String(Reflect.get(made, 'secret')) };
}

/** A request as a program sends it: with the token, without a cookie, and without a browser's headers. */
async function callWith(secret: string, method: string, path: string, body?: object): Promise<Said> {
  const answer = await fetch(`${office.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${secret}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json', [graphqlHeader]: '1' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}
/** The sentence of a problem. */
const detailOf = ({ text }: Said): unknown => JSON.parse(text).detail;
const calculators = (secret: string, tenant = acme): Promise<Said> =>
  callWith(secret, 'GET', `/api/admin/tenants/${tenant.id}/calculators`);

describe('an API token', () => {
  test('is shown once, stored as a hash, and listed without its secret', async () => {
    const { id, secret } = await newToken('calculators:read');
    expect(secret).toMatch(/^tok_[\w-]{43}$/);
    const listed = await office.call(admin, 'GET', `/api/tenant/api-tokens?tenant=${acme.id}`);
    expect(json(listed)).toMatchObject([{ id, name: 'Website', scopes: ['calculators:read'], createdBy: admin.id, lastUsedAt: null }]);
    expect(listed.text).not.toContain(secret.slice(4));
    expect(await office.sql('select 1 from api_tokens t where t::text like $1', [`%${secret.slice(4)}%`])).toEqual([]);
    expect(office.logged().join('\n')).not.toContain(secret.slice(4));
  });

  test('allows the calls of its scopes, over REST and GraphQL, without the headers of a browser', async () => {
    const { id, secret } = await newToken('calculators:read', 'team:write');
    expect((await calculators(secret)).status).toBe(200);
    const invited = await callWith(secret, 'POST', `/api/admin/tenants/${acme.id}/users/invite`, {
      email: 'new@firm.example',
      role: 'user',
    });
    expect(invited.status).toBe(200);
    const asked = { query: `{ tenantCalculators(tenantId: "${acme.id}") { total } }` };
    expect(JSON.parse((await callWith(secret, 'POST', '/graphql', asked)).text)).not.toHaveProperty('errors');
    const trail = await office.sql(
      `select actor_id::text as actor from audit_log where tenant_id = $1::uuid and actor_role = 'api_token'`,
      [acme.id],
    );
    expect(trail).toEqual([{ actor: admin.id }]);
    expect(await office.sql('select 1 from api_tokens where id = $1::uuid and last_used_at is not null', [id])).toHaveLength(1);
  });

  test('is refused everything outside of its scopes, and what no scope holds', async () => {
    const { secret } = await newToken('calculators:read');
    for (const [method, path, body] of [
      ['GET', `/api/tenant/users?tenant=${acme.id}`, undefined],
      ['POST', `/api/admin/tenants/${acme.id}/users/invite`, { email: 'new@firm.example', role: 'user' }],
      ['PUT', '/api/tenant/settings', { tenantId: acme.id, offlineDays: 3 }],
      ['POST', '/api/tenant/api-tokens', { tenant: acme.id, name: 'More', scopes: ['team:write'] }],
      ['POST', '/api/create-subscription', {}],
      ['GET', '/api/auth/user', undefined],
      ['GET', '/api/admin/tenants', undefined],
    ] as const) {
      const said = await callWith(secret, method, path, body);
      expect([path, said.status, detailOf(said)]).toEqual([path, 403, apiTokenTexts.scope]);
    }
    const pull = { query: '{ pull(protocol: 1, checkpoints: [], follow: []) { now } }' };
    expect((await callWith(secret, 'POST', '/graphql', pull)).text).toContain('"code":"Forbidden"');
  });

  test('cannot invite administrators, who could do more than any scope allows', async () => {
    const { secret } = await newToken('team:write');
    const asAdmin = { email: 'root@firm.example', role: 'tenant_admin' };
    const said = await callWith(secret, 'POST', `/api/admin/tenants/${acme.id}/users/invite`, asAdmin);
    expect([said.status, detailOf(said)]).toEqual([403, apiTokenTexts.noAdministrators]);
    const several = { invitations: [asAdmin, { email: 'colleague@firm.example', role: 'user' }] };
    const answer = await callWith(secret, 'POST', `/api/admin/tenants/${acme.id}/users/mass-invite`, several);
    expect(JSON.parse(answer.text)).toMatchObject({ sent: 1, results: [{ message: apiTokenTexts.noAdministrators }, { status: 'sent' }] });
    expect((await office.call(admin, 'POST', `/api/admin/tenants/${acme.id}/users/invite`, asAdmin)).status).toBe(200);
  });

  test('reaches no other tenant, not even one that its maker administers', async () => {
    const { secret } = await newToken('calculators:read', 'team:read');
    expect((await calculators(secret, birch)).status).toBe(404);
    expect((await callWith(secret, 'GET', `/api/tenant/users?tenant=${birch.id}`)).status).toBe(404);
  });

  test('ends when it is revoked, when it expires, and when its maker no longer administers the tenant', async () => {
    const expectEnd = async (secret: string): Promise<void> => {
      const said = await calculators(secret);
      expect([said.status, detailOf(said)]).toEqual([401, apiTokenTexts.invalid]);
    };
    const revoked = await newToken('calculators:read');
    expect((await calculators(revoked.secret)).status).toBe(200);
    expect((await office.call(admin, 'DELETE', `/api/tenant/api-tokens/${revoked.id}`)).status).toBe(200);
    await expectEnd(revoked.secret);

    const short = await newToken('calculators:read');
    await office.sql(`update api_tokens set expires_at = now() - interval '1 second' where id = $1::uuid`, [short.id]);
    await expectEnd(short.secret);

    const left = await newToken('calculators:read');
    await office.sql(`update users_to_tenants set role = 'user' where user_id = $1::uuid and tenant_id = $2::uuid`, [admin.id, acme.id]);
    await expectEnd(left.secret);
    await expectEnd('tok_nonsense');
    await expectEnd(left.secret.slice(4));
  });

  test('that is wrong is refused even with a valid session', async () => {
    const said = await office.call(admin, 'GET', `/api/admin/tenants/${acme.id}/calculators`, undefined, { authorization: 'Bearer tok_x' });
    expect([said.status, detailOf(said)]).toEqual([401, apiTokenTexts.invalid]);
  });

  test('needs a plan that includes the API when it is made', async () => {
    await office.sql('update plans set white_label = false where id = (select plan_id from tenants where id = $1::uuid)', [acme.id]);
    expect([(await create()).status, (await create()).text]).toEqual([403, planRights.api.lacking]);
  });

  test('says that the plan lacks the API, not that the token has expired, once the plan has lost it', async () => {
    const { secret } = await newToken('calculators:read');
    await office.sql('update plans set white_label = false where id = (select plan_id from tenants where id = $1::uuid)', [acme.id]);
    const said = await calculators(secret);
    expect([said.status, detailOf(said)]).toEqual([403, planRights.api.lacking]);
    await office.sql('update plans set white_label = true where id = (select plan_id from tenants where id = $1::uuid)', [acme.id]);
    expect((await calculators(secret)).status).toBe(200);
  });
});

describe('the tokens of a tenant', () => {
  test('are made by its administrators alone, each with a name and a right', async () => {
    const member = await office.person('user', [[acme, 'user']]);
    const stranger = await office.person('tenant_admin', [[await office.tenant(), 'tenant_admin']]);
    const owner = await office.person('platform_owner');
    expect((await create({}, member)).status).toBe(403);
    expect((await create({}, stranger)).status).toBe(404);
    expect([(await create({}, owner)).status, (await create({}, owner)).text]).toEqual([403, accessTexts.forbidden]);
    expect((await create({ name: ' ' })).text).toBe(apiTokenTexts.nameRequired);
    expect((await create({ scopes: [] })).text).toBe(apiTokenTexts.scopesRequired);
    expect((await create({ scopes: ['billing:write'] })).status).toBe(400);
  });

  test('are at most twenty, also when they are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: mostApiTokens + 5 }, () => create()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostApiTokens);
  });

  test('record their maker and revoker in the trail', async () => {
    const { id } = await newToken('team:read');
    const second = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
    for (let times = 0; times < 2; times += 1)
      expect((await office.call(second, 'DELETE', `/api/tenant/api-tokens/${id}`)).status).toBe(200);
    expect(await office.sql('select action, actor_id::text as actor from audit_log where object_id = $1 order by at', [id])).toEqual([
      { action: 'apiTokens.create', actor: admin.id },
      { action: 'apiTokens.revoke', actor: second.id },
    ]);
  });
});
