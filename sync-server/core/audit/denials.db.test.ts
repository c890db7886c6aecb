import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphqlHeader, operations } from '#contract/sync/operations.ts';
import { protocol } from '#contract/sync/sync.ts';
import { rateLimits } from '#contract/values/rate-limits.ts';
import { createBrowser } from '#server/people/identity/browser-stand-in.ts';
import { domain, type ForeignScene, foreignScene, password } from '#server/testing/foreign-host-scene.ts';
import { type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let scene: ForeignScene;

beforeAll(async () => {
  office = await openOffice({ environment: { PRODUCT_HOST: 'firms.test' } });
  scene = await foreignScene(office);
});
afterAll(() => office.close());

interface Denied {
  readonly actor: string | null;
  readonly tenant: string | null;
  readonly object: string | null;
  readonly after: unknown;
}

/** Records of refused sign-ins or refused operations in the trail, the oldest first. */
const trail = (action: 'session.refuse' | 'access.refuse', object?: string): Promise<readonly Denied[]> =>
  office.sql<Denied>(
    `select nullif(actor_id, '00000000-0000-0000-0000-000000000000') as actor, nullif(tenant_id, '00000000-0000-0000-0000-000000000000') as tenant, object_id as object, after from audit_log
     where action = $1 and ($2::text is null or object_id = $2) order by at`,
    [action, object ?? null],
  );

async function tryPassword(email: string, typed: string): Promise<void> {
  const browser = createBrowser();
  const page = await browser.follow(`${office.url}/api/login`);
  await browser.post(page.url, { email, password: typed, act: 'sign-in' });
}

describe('a refused sign-in is recorded in the audit trail, with its address and reason', () => {
  const address = '127.0.0.1';

  test('a wrong password, with the address of the account and without an actor', async () => {
    await scene.person('known@acme.example', 'user');
    await tryPassword('Known@Acme.example', 'Wrong-pass-1');
    expect(await trail('session.refuse', 'known@acme.example')).toEqual([
      { actor: null, tenant: null, object: 'known@acme.example', after: { reason: 'wrong-password', address } },
    ]);
  });

  test('an unknown address, without what was typed: it may be a password', async () => {
    await tryPassword('My@secret.pass', 'nobody@example.com');
    const [record] = (await trail('session.refuse')).filter(({ object }) => object === null);
    expect(record?.after).toEqual({ reason: 'wrong-password', address });
    expect(JSON.stringify(await office.sql('select * from audit_log'))).not.toMatch(/My@secret|Wrong-pass-1|nobody@example/i);
  });

  test('too many tries', async () => {
    const email = 'often@acme.example';
    await scene.person(email, 'user');
    for (let tries = 0; tries <= rateLimits.password.capacity; tries += 1) await tryPassword(email, 'Wrong-pass-1');
    expect((await trail('session.refuse', email)).map(({ after }) => after)).toEqual([
      { reason: 'wrong-password', address },
      { reason: 'too-many-tries', address },
    ]);
  });

  test('an account without a person here, a deactivated person, and a visitor of a domain', async () => {
    const { accounts, newId, db } = office.services;
    await accounts.set({ id: newId(), email: 'stranger@example.com', password, firstName: null, lastName: null });
    await scene.signInHere(createBrowser(), 'stranger@example.com');
    expect((await trail('session.refuse', 'stranger@example.com')).map(({ after }) => after)).toEqual([
      { reason: 'account-unknown', address },
    ]);
    const off = await scene.person('off@acme.example', 'user');
    await db.inTransaction({ as: 'platform' }, (tx) => tx.user.update({ where: { id: off }, data: { isActive: false } }));
    await scene.signInHere(createBrowser(), 'off@acme.example');
    expect(await trail('session.refuse', off)).toEqual([
      { actor: off, tenant: null, object: off, after: { reason: 'account-deactivated', address } },
    ]);
    const passing = await scene.person('passing@birch.example', 'user');
    await scene.passThrough(createBrowser(), 'passing@birch.example');
    expect((await trail('session.refuse', passing)).map(({ after }) => after)).toEqual([{ reason: 'not-a-member', address, host: domain }]);
  });
});

describe('an operation that the permission table refuses is recorded in the audit trail', () => {
  let tenant: OfficeTenant;
  let user: OfficePerson;
  beforeAll(async () => {
    tenant = await office.tenant();
    user = await office.person('user', [[tenant, 'user']]);
  });
  const graphql = (query: string, variables: unknown = {}) =>
    office.call(user, 'POST', '/graphql', { query, variables }, { [graphqlHeader]: '1' });
  const denied = async (operation: string) => (await trail('access.refuse', operation)).filter(({ actor }) => actor === user.id);
  const expected = (operation: string) => [
    { actor: user.id, tenant: null, object: operation, after: { reason: 'Forbidden', address: '127.0.0.1' } },
  ];

  test('over REST, also where the input was wrong', async () => {
    expect((await office.call(user, 'GET', '/api/admin/tenants')).status).toBe(403);
    expect((await office.call(user, 'POST', '/api/admin/tenants', { nonsense: true })).status).toBe(403);
    expect(await denied('tenants.list')).toEqual(expected('tenants.list'));
    expect(await denied('tenants.create')).toEqual(expected('tenants.create'));
  });

  test('over GraphQL, under the name of the field and without text of the sender', async () => {
    expect((await graphql('{ forged: auditChain { records } }')).status).toBe(403);
    expect(await denied('auditChain')).toEqual(expected('auditChain'));
  });

  test('in a push, by the command', async () => {
    const command = {
      id: randomUUID(),
      seq: 1,
      type: 'calculators.remove',
      v: 1,
      args: { tenantId: tenant.id, calculatorId: 'mortgage-payment' },
      tenantId: tenant.id,
      dependsOn: [],
      createdAt: new Date().toISOString(),
    };
    const answer = await graphql(operations.pushCommands, { protocol, device: randomUUID(), commands: [command] });
    expect(answer.text).toContain('"Forbidden"');
    expect(await denied('calculators.remove')).toEqual(expected('calculators.remove'));
  });

  test('once a minute at most, so that a person cannot fill the trail', async () => {
    for (let tries = 0; tries < 20; tries += 1) await office.call(user, 'GET', '/api/admin/coupons');
    expect(await denied('coupons.list')).toHaveLength(1);
    office.setClock(new Date(Date.now() + 61_000));
    await office.call(user, 'GET', '/api/admin/coupons');
    office.setClock(new Date());
    expect(await denied('coupons.list')).toHaveLength(2);
  });

  test('where a fresh sign-in is missing', async () => {
    const owner = await office.person('platform_owner');
    await office.sql(`update sessions set sess = sess || '{"signedInAt": 0}' where user_id = $1::uuid`, [owner.id]);
    expect((await office.call(owner, 'POST', '/api/admin/migrate-to-production')).status).toBe(403);
    const [record] = (await trail('access.refuse', 'migration.export')).filter(({ actor }) => actor === owner.id);
    expect(record?.after).toEqual({ reason: 'FreshSignInNeeded', address: '127.0.0.1' });
  });
});

describe('an object of another tenant that is answered as missing is recorded in the audit trail, with its id', () => {
  let admin: OfficePerson;
  let foreign: OfficeTenant;
  let stranger: OfficePerson;
  beforeAll(async () => {
    foreign = await office.tenant();
    admin = await office.person('tenant_admin', [[await office.tenant(), 'tenant_admin']]);
    stranger = await office.person('user', [[foreign, 'user']]);
  });
  const hidden = async (operation: string, who = admin) =>
    (await trail('access.refuse', operation)).filter(({ actor }) => actor === who.id);
  const expected = (operation: string, named: readonly string[]) => [
    { actor: admin.id, tenant: null, object: operation, after: { reason: 'NotFound', address: '127.0.0.1', named } },
  ];
  const remove = (who: OfficePerson, id: string) => office.call(who, 'DELETE', `/api/admin/users/${id}`);

  test('over REST, with the answer that a missing one gets', async () => {
    const missingId = randomUUID();
    const [there, missing] = [await remove(admin, stranger.id), await remove(admin, missingId)];
    expect([there.status, there.text]).toEqual([404, missing.text]);
    // Both cases write a record, so that response times do not distinguish them.
    expect(await hidden('users.delete')).toEqual([...expected('users.delete', [stranger.id]), ...expected('users.delete', [missingId])]);
    expect((await office.call(admin, 'GET', `/api/admin/tenants/${foreign.id}/calculators`)).status).toBe(404);
    expect(await hidden('calculators.ofTenant')).toEqual(expected('calculators.ofTenant', [foreign.id]));
  });

  test('over GraphQL and in a push', async () => {
    const graphql = (query: string, variables: unknown) =>
      office.call(admin, 'POST', '/graphql', { query, variables }, { [graphqlHeader]: '1' });
    const answer = await graphql('mutation ($id: ID!) { deleteUser(id: $id) { id } }', { id: stranger.id });
    expect(answer.text).toContain('"NotFound"');
    expect(await hidden('deleteUser')).toEqual(expected('deleteUser', [stranger.id]));
    const command = {
      id: randomUUID(),
      seq: 1,
      type: 'users.deactivate',
      v: 1,
      args: { id: stranger.id },
      tenantId: null,
      dependsOn: [],
      createdAt: new Date().toISOString(),
    };
    const pushed = await graphql(operations.pushCommands, { protocol, device: randomUUID(), commands: [command] });
    expect(pushed.text).toContain('"NotFound"');
    expect(await hidden('users.deactivate')).toEqual(expected('users.deactivate', [stranger.id]));
  });

  test('except a missing object asked for by a platform owner, or one without an id', async () => {
    const owner = await office.person('platform_owner');
    expect((await remove(owner, randomUUID())).status).toBe(404);
    expect((await office.call(admin, 'POST', '/api/admin/users/resend-invite', { email: 'nobody@example.com' })).status).toBe(404);
    expect([await hidden('users.delete', owner), await hidden('users.resendInvite')]).toEqual([[], []]);
  });
});

test('the chain of a trail with denials is intact', async () => {
  const owner = await office.person('platform_owner');
  expect((await office.call(owner, 'GET', '/api/admin/audit/chain?tenant=platform')).text).toMatch(/"brokenAt":null/);
});
