import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { impersonationTexts } from '#contract/people/impersonation.ts';
import { CurrentUser } from '#contract/people/session.ts';
import { graphqlHeader, operations } from '#contract/sync/operations.ts';
import { protocol } from '#contract/sync/sync.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice, type Said } from '#server/testing/test-office.ts';

let office: Office;
let tenant: OfficeTenant;
let support: OfficePerson;
let admin: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  await office.sql(
    `insert into calculators (id, title, description, category, suite, icon, sort_order)
     select id, id, '', 'loans', 'financial', 'c', 1 from unnest(array['loan-payment', 'auto-loan-basic']) id`,
  );
});
afterAll(() => office.close());
beforeEach(async () => {
  office.setClock(new Date());
  tenant = await office.tenant();
  support = await office.person('platform_owner');
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
});

const start = (who: OfficePerson, userId: string, more: Readonly<Record<string, unknown>> = {}): Promise<Said> =>
  office.call(who, 'POST', '/api/admin/impersonation', { userId, reason: 'Ticket 4711: the logo does not appear', ...more });
const end = (who: OfficePerson): Promise<Said> => office.call(who, 'DELETE', '/api/auth/impersonation');
const me = async (who: OfficePerson): Promise<CurrentUser> => CurrentUser.parse(json(await office.call(who, 'GET', '/api/auth/user')));
const later = (minutes: number): void => office.setClock(new Date(Date.now() + minutes * 60_000));

function claimsOf(lease: string): { readonly exp: number } {
  return JSON.parse(Buffer.from(lease.split('.')[1] ?? '', 'base64url').toString('utf8'));
}

/** A second session of the same owner: another browser, or the sign-in on another host. */
async function otherBrowser(who: OfficePerson): Promise<OfficePerson> {
  const twin = await office.person('platform_owner');
  await office.sql('update sessions set user_id = $1::uuid where user_id = $2::uuid', [who.id, twin.id]);
  return { ...who, cookie: twin.cookie };
}

const addCalculator = (type: 'loan-payment' | 'auto-loan-basic', seq: number) => ({
  id: randomUUID(),
  seq,
  type: 'calculators.add',
  v: 1,
  tenantId: tenant.id,
  args: { tenantId: tenant.id, calculatorId: type },
  dependsOn: [],
  createdAt: new Date().toISOString(),
});

async function graphql(who: OfficePerson, query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<string> {
  return (await office.call(who, 'POST', '/graphql', { query, variables }, { [graphqlHeader]: '1' })).text;
}

const push = (who: OfficePerson, device: string, commands: readonly unknown[]): Promise<string> =>
  graphql(who, operations.pushCommands, { device, commands, protocol });

describe('a platform owner who views as an administrator', () => {
  test('is that person in every tab of the browser for thirty minutes, and then the owner again', async () => {
    expect((await start(support, admin.id)).status).toBe(200);
    const seen = await me(support);
    expect(seen).toMatchObject({ id: admin.id, role: 'tenant_admin', impersonation: { ownerEmail: support.email, readOnly: false } });
    expect(claimsOf(seen.lease).exp * 1000).toBeLessThanOrEqual(Date.parse(seen.impersonation?.endsAt ?? ''));
    later(29);
    expect((await me(support)).id).toBe(admin.id);
    later(31);
    expect(await me(support)).toMatchObject({ id: support.id, role: 'platform_owner' });
    expect((await me(support)).impersonation).toBeUndefined();
  });

  test('ends the view at once, or with the sign-out', async () => {
    await start(support, admin.id);
    expect((await end(support)).status).toBe(200);
    expect((await me(support)).id).toBe(support.id);
    expect((await end(support)).status).toBe(200);
    await start(support, admin.id);
    await office.call(support, 'POST', '/api/logout');
    expect((await office.call(support, 'GET', '/api/auth/user')).status).toBe(401);
  });

  test('stays the owner in every other browser and on every other host', async () => {
    const elsewhere = await otherBrowser(support);
    await start(support, admin.id);
    expect((await me(elsewhere)).id).toBe(support.id);
    expect((await me(admin)).impersonation).toBeUndefined();
  });

  test('is recorded under both names, and the person gets a mail with the reason', async () => {
    await start(support, admin.id);
    expect((await office.call(support, 'PUT', '/api/tenant/settings', { offlineDays: 3 })).status).toBe(200);
    await end(support);
    const rows = await office.sql<{ action: string; actor: string; impersonator: string | null; after: unknown }>(
      'select action, actor_id as actor, impersonator_id as impersonator, after from audit_log where $1::uuid in (actor_id, impersonator_id) order by at',
      [support.id],
    );
    expect(rows.map(({ action, actor, impersonator }) => [action, actor, impersonator])).toEqual([
      ['impersonation.start', support.id, null],
      ['tenants.settings', admin.id, support.id],
      ['impersonation.end', support.id, null],
    ]);
    expect(rows[0]?.after).toMatchObject({ reason: 'Ticket 4711: the logo does not appear' });
    const listed = await office.call(support, 'GET', `/api/admin/audit?actor=${support.id}`);
    expect(json(listed)).toHaveLength(3);
    for (const trail of [tenant.id, 'platform']) {
      expect(json(await office.call(support, 'GET', `/api/admin/audit/chain?tenant=${trail}`))).toMatchObject({ brokenAt: null });
    }
    while ((await office.runEffects()) > 0);
    const [mail] = await office.sql<{ text: string }>('select text from mail_outbox where "to" = $1', [admin.email]);
    expect(mail?.text).toContain('Ticket 4711');
    expect(mail?.text).toContain(support.email);
  });

  test('loses the view when the owner’s role is lowered, or the person’s role is raised', async () => {
    await start(support, admin.id);
    await office.sql("update users set role = 'platform_owner' where id = $1::uuid", [admin.id]);
    expect((await me(support)).id).toBe(support.id);
    await office.sql("update users set role = 'tenant_admin' where id = $1::uuid", [admin.id]);
    await office.sql("update users set role = 'user' where id = $1::uuid", [support.id]);
    expect((await me(support)).id).toBe(support.id);
  });
});

describe('nobody may view as', () => {
  test.each([
    ['another platform owner', async () => (await office.person('platform_owner')).id, 403],
    ['their own account', async () => support.id, 403],
    ['an unknown person', async () => randomUUID(), 404],
  ] as const)('%s', async (_who, idOf, status) => {
    expect((await start(support, await idOf())).status).toBe(status);
    expect((await me(support)).id).toBe(support.id);
  });

  test('a deactivated person, or without a reason', async () => {
    expect(await start(support, admin.id, { reason: ' ' })).toMatchObject({ status: 400, text: impersonationTexts.reasonMissing });
    await office.sql('update users set is_active = false where id = $1::uuid', [admin.id]);
    expect(await start(support, admin.id)).toMatchObject({ status: 409, text: impersonationTexts.inactive });
  });

  test('a second person during a view, or any person when the viewer is an administrator', async () => {
    const other = await office.person('user', [[tenant, 'user']]);
    expect((await start(admin, other.id)).status).toBe(403);
    await start(support, admin.id);
    expect(await start(support, other.id)).toMatchObject({ status: 403, text: impersonationTexts.refused });
    expect((await me(support)).id).toBe(admin.id);
  });
});

/** Calls that would outlast the view, or that only the person may decide about. */
const forbidden: readonly (readonly [method: string, path: () => string, body?: Readonly<Record<string, unknown>>])[] = [
  ['PUT', () => `/api/admin/users/${admin.id}/role`, { role: 'platform_owner' }],
  ['PUT', () => `/api/admin/users/${admin.id}/deactivate`],
  ['DELETE', () => `/api/admin/users/${admin.id}`],
  ['POST', () => `/api/admin/tenants/${tenant.id}/users/invite`, { email: 'back@door.example', role: 'tenant_admin' }],
  ['POST', () => '/api/tenant/api-tokens', { name: 'Back door', scopes: ['calculators:read'], days: 30 }],
  ['GET', () => '/api/tenant/api-tokens'],
  ['POST', () => '/api/create-subscription'],
  ['POST', () => '/api/tenant/subscription/cancel'],
  ['PUT', () => '/api/tenant/payment-method'],
  ['POST', () => '/api/tenant/domains', { domain: 'back.door.example' }],
  ['GET', () => '/api/admin/users'],
  ['GET', () => '/api/admin/audit'],
  ['POST', () => '/api/admin/migrate-to-production'],
  ['POST', () => '/api/auth/accept-invitation', { token: 'A'.repeat(43), firstName: 'A', lastName: 'B', password: 'Right-pass-1' }],
  ['POST', () => '/api/sign-up', { firmName: 'Back Door', subdomain: 'back-door', email: 'back@door.example' }],
];

describe('while viewing as another person', () => {
  test.each(forbidden.map((call) => ({ method: call[0], path: call[1], body: call[2] })))(
    '$method $path is refused over REST',
    async ({ method, path, body }) => {
      await start(support, admin.id);
      const refused = await office.call(support, method, path(), body);
      expect([refused.status, refused.text]).toEqual([403, impersonationTexts.refused]);
    },
  );

  test.each([
    'mutation { cancelSubscription(reason: other) { status } }',
    'mutation { changePaymentMethod { clientSecret } }',
    '{ sealKey { key } }',
    '{ apiTokens { total } }',
    '{ users { total } }',
  ])('%s is refused over GraphQL', async (query) => {
    await start(support, admin.id);
    const answer = await graphql(support, query);
    expect(answer).toContain('"code":"Forbidden"');
    expect(answer).not.toMatch(/"data":\{/);
  });

  test('a queued role change is refused; a queued calculator is added and recorded under both names', async () => {
    await start(support, admin.id);
    const device = randomUUID();
    const role = {
      ...addCalculator('loan-payment', 1),
      type: 'users.role',
      tenantId: null,
      args: { id: admin.id, role: 'platform_owner' },
    };
    const answer = await push(support, device, [role, addCalculator('loan-payment', 2)]);
    expect(answer).toContain(impersonationTexts.refused);
    expect(answer).toContain('"state":"accepted"');
    expect(
      await office.sql(
        'select actor_id as actor, impersonator_id as impersonator from audit_log where actor_id = $1::uuid and tenant_id = $2::uuid',
        [admin.id, tenant.id],
      ),
    ).toEqual([{ actor: admin.id, impersonator: support.id }]);
  });

  test('changes that the device queued during the view are not accepted from the owner afterwards', async () => {
    await start(support, admin.id);
    const device = randomUUID();
    await push(support, device, [addCalculator('loan-payment', 1)]);
    later(31);
    expect(await push(support, device, [addCalculator('auto-loan-basic', 2)])).not.toContain('accepted');
    expect(
      await office.sql('select 1 from tenant_calculators where tenant_id = $1::uuid and calculator_id = $2', [
        tenant.id,
        'auto-loan-basic',
      ]),
    ).toEqual([]);
  });
});

test('a refused action is recorded with the owner who tried and the person whose view was open', async () => {
  await start(support, admin.id);
  expect((await office.call(support, 'GET', '/api/tenant/api-tokens')).status).toBe(403);
  expect(
    await office.sql(
      `select object_id as operation, actor_id as actor, after ->> 'viewedAs' as viewed from audit_log
       where action = 'access.refuse' and actor_id = $1::uuid`,
      [support.id],
    ),
  ).toEqual([{ operation: 'apiTokens.list', actor: support.id, viewed: admin.id }]);
});

describe('a preview', () => {
  test('reads what the person sees, and changes nothing', async () => {
    await start(support, admin.id, { readOnly: true });
    expect((await me(support)).impersonation?.readOnly).toBe(true);
    expect((await office.call(support, 'GET', '/api/admin/stats')).status).toBe(200);
    expect(await office.call(support, 'PUT', '/api/tenant/settings', { offlineDays: 3 })).toMatchObject({
      status: 403,
      text: impersonationTexts.readOnly,
    });
    expect(await office.call(support, 'GET', '/api/admin/users')).toMatchObject({ status: 403, text: impersonationTexts.refused });
    expect(await push(support, randomUUID(), [addCalculator('loan-payment', 1)])).not.toContain('accepted');
    expect(await office.sql("select 1 from audit_log where tenant_id = $1::uuid and action <> 'access.refuse'", [tenant.id])).toEqual([]);
    expect((await end(support)).status).toBe(200);
  });
});
