import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { graphqlHeader, operations } from '#contract/sync/operations.ts';
import { rateLimits, rateLimitTexts } from '#contract/values/rate-limits.ts';
import { hashToken } from '#server/people/identity/sessions/opaque-token.ts';
import { command } from '#server/testing/queued-commands.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice, type Said } from '#server/testing/test-office.ts';

let office: Office;
let acme: OfficeTenant;
let admin: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  // Mails that other tests have queued need time.
  await office.sql('delete from effects');
  acme = await office.tenant({ maxUsers: 5_000 });
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
});

const address = (): string => `${randomUUID()}@invited.example`;
const invite = (who: OfficePerson, email = address(), tenant = acme): Promise<Said> =>
  office.call(who, 'POST', `/api/admin/tenants/${tenant.id}/users/invite`, { email, role: 'user' });
const massInvite = (who: OfficePerson, count: number, tenant = acme): Promise<Said> =>
  office.call(who, 'POST', `/api/admin/tenants/${tenant.id}/users/mass-invite`, {
    invitations: Array.from({ length: count }, () => ({ email: address() })),
  });
const graphql = (who: OfficePerson, query: string, variables: object = {}): Promise<Said> =>
  office.call(who, 'POST', '/graphql', { query, variables }, { [graphqlHeader]: '1' });

/** The same person in another session. */
async function signInAgain(who: OfficePerson): Promise<OfficePerson> {
  const token = randomBytes(32).toString('base64url');
  await office.sql(
    'insert into sessions (sid, sess, user_id, expire, created_at) select $1, sess, user_id, expire, created_at from sessions where sid = $2',
    [hashToken(token), who.caller.sessionId],
  );
  return { ...who, cookie: `sid=${token}` };
}

function expectWait(said: Said): void {
  expect(said.status).toBe(429);
  expect(said.text).toMatch(/Please wait (a minute|\d+ (minutes|hours)) and try again\./);
  expect(Number(said.headers.get('retry-after'))).toBeGreaterThan(0);
}

/**
 * Repeats until an attempt has to wait, each time in another session of the person. On a slow machine some attempts become available again.
 */
async function passUntilWait(who: OfficePerson, least: number, run: (who: OfficePerson) => Promise<Said>): Promise<void> {
  let last = await run(await signInAgain(who));
  let passed = 0;
  while (last.status !== 429 && passed <= 2 * least) {
    passed += 1;
    last = await run(await signInAgain(who));
  }
  expect(passed).toBeGreaterThanOrEqual(least);
  expectWait(last);
}

describe('a person who signs in again', () => {
  test('gets no additional attempts at coupons, over REST or GraphQL', async () => {
    const { capacity } = rateLimits.coupon;
    const overRest = (who: OfficePerson) => office.call(who, 'POST', '/api/create-subscription', { couponCode: `C${randomUUID()}` });
    await passUntilWait(admin, capacity, overRest);
    expectWaitOf(await graphql(admin, `mutation { createSubscription(couponCode: "ONEMORE") { clientSecret } }`));
    // Another administrator of the tenant has none left, either; a stranger does.
    const second = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
    expectWait(await overRest(second));
    const elsewhere = await office.person('tenant_admin', [[await office.tenant(), 'tenant_admin']]);
    expect((await overRest(elsewhere)).status).not.toBe(429);
    expect((await office.call(admin, 'POST', '/api/create-subscription', {})).status).not.toBe(429);
  });

  test('cannot claim additional domains for a tenant whose administrators are ordinary members of a newer one', async () => {
    const newer = await office.tenant();
    const inBoth = () =>
      office.person('tenant_admin', [
        [acme, 'tenant_admin'],
        [newer, 'user'],
      ]);
    const claim = (who: OfficePerson) => office.call(who, 'POST', '/api/tenant/domains', { domain: `${randomUUID()}.example` });
    await passUntilWait(await inBoth(), rateLimits.domainClaim.capacity, claim);
    expectWait(await claim(await inBoth()));
  });

  test('cannot send additional lists of invitations', async () => {
    await passUntilWait(admin, rateLimits.massInvite.capacity, (who) => massInvite(who, 1));
  });

  test('cannot invite additional addresses, one by one or in lists', async () => {
    await passUntilWait(admin, rateLimits.invite.capacity / 100, (who) => massInvite(who, 100));
    let last = await invite(admin);
    for (let times = 0; times < 50 && last.status !== 429; times += 1) last = await invite(await signInAgain(admin));
    expectWait(last);
  });

  test.each([
    [
      'claims no more domains',
      'domainClaim',
      (who: OfficePerson) => office.call(who, 'POST', '/api/tenant/domains', { domain: `${randomUUID()}.example` }),
    ],
    [
      'looks up no more domains',
      'domainLookUp',
      (who: OfficePerson) => office.call(who, 'POST', `/api/tenant/domains/${randomUUID()}/verify`),
    ],
    [
      'resends no more invitations',
      'resend',
      (who: OfficePerson) => office.call(who, 'POST', '/api/admin/users/resend-invite', { email: address() }),
    ],
  ] as const)('%s for it', async (_what, limit, run) => {
    await passUntilWait(admin, rateLimits[limit].capacity, run);
  });

  test('cannot claim or look up additional domains over GraphQL either', async () => {
    const claim = () => graphql(admin, `mutation { claimDomain(domain: "${randomUUID()}.example") { id } }`);
    for (let times = 0; times < rateLimits.domainClaim.capacity; times += 1) expect((await claim()).status).not.toBe(429);
    expectWaitOf(await claim());
    const lookUp = () => graphql(admin, `mutation { verifyDomain(id: "${randomUUID()}") { id } }`);
    for (let times = 0; times < rateLimits.domainLookUp.capacity; times += 1) expect((await lookUp()).status).toBe(404);
    expectWaitOf(await lookUp());
  });
});

test('a stranger does not use up the attempts of a tenant', async () => {
  const stranger = await office.person('tenant_admin', [[await office.tenant(), 'tenant_admin']]);
  const member = await office.person('user', [[acme, 'user']]);
  for (const who of [stranger, member]) await passUntilWait(who, rateLimits.massInvite.capacity, () => massInvite(who, 1));
  expect((await massInvite(admin, 1)).status).toBe(200);
});

describe('an address', () => {
  const { capacity, windowMs } = rateLimits.invitationMailTo;
  const mailsTo = async (email: string): Promise<number> => {
    while ((await office.runEffects()) > 0);
    return (await office.sql('select 1 from mail_outbox where "to" = $1', [email])).length;
  };

  test('gets few invitations in half a day, whichever tenants and people invite and send again', async () => {
    const email = address();
    const owner = await office.person('platform_owner');
    const answers: Said[] = [];
    for (let times = 0; times < capacity + 3; times += 1) {
      const tenant = await office.tenant();
      const inviter = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
      answers.push(times % 2 === 0 ? await invite(inviter, email, tenant) : await resendNewest(owner, email));
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: capacity }, () => 200), 429, 429, 429]);
    expect(answers.at(-1)?.text).toBe(rateLimitTexts.mailed(Number(answers.at(-1)?.headers.get('retry-after'))));
    expectWait(await office.call(owner, 'POST', '/api/admin/users/resend-invite', { email }));
    expect(await mailsTo(email)).toBeLessThanOrEqual(capacity);
    office.setClock(new Date(office.services.clock().getTime() + windowMs / capacity));
    expect((await invite(admin, email)).status).toBe(200);
    office.setClock(new Date());
  });

  test('gets no more of them under other spellings of the same mailbox', async () => {
    const name = randomUUID();
    const spellings = [
      `${name}@bücher.example`,
      `${name}+news@bücher.example`,
      `${name}+1@xn--bcher-kva.example`,
      `${name}@xn--bcher-kva.example`,
    ];
    const statuses: number[] = [];
    for (let times = 0; times < capacity + 2; times += 1) {
      const tenant = await office.tenant();
      const inviter = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
      statuses.push((await invite(inviter, spellings[times % spellings.length], tenant)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: capacity }, () => 200), 429, 429]);
  });

  test('that is over its limit is refused alone in a list, and the rest is sent', async () => {
    const email = address();
    for (let times = 0; times < capacity; times += 1) await inviteAndWithdraw(email);
    const other = address();
    const said = await office.call(admin, 'POST', `/api/admin/tenants/${acme.id}/users/mass-invite`, {
      invitations: [{ email }, { email: other }],
    });
    expect(json(said)).toMatchObject({
      sent: 1,
      results: [
        { email, status: 'refused', message: expect.stringContaining('Several mails were sent to this address already.') },
        { email: other, status: 'sent' },
      ],
    });
  });

  test('is not counted for refused invitations', async () => {
    const member = await office.person('user', [[acme, 'user']]);
    for (let times = 0; times <= capacity; times += 1) expect((await invite(admin, member.email)).status).toBe(409);
    const birch = await office.tenant();
    expect((await invite(await office.person('tenant_admin', [[birch, 'tenant_admin']]), member.email, birch)).status).toBe(200);
  });

  test('of an inviter gets few mails a day that ask for new invitations, however many invitations there are', async () => {
    const { capacity: most } = rateLimits.invitationRequestTo;
    for (let times = 0; times < most + 3; times += 1) {
      const email = address();
      await invite(admin, email);
      for (let twice = 0; twice < 2; twice += 1) await office.call(undefined, 'POST', '/api/auth/request-new-invitation', { email });
      office.setClock(new Date(office.services.clock().getTime() + 60_000));
    }
    expect(await mailsTo(admin.email)).toBe(most);
    office.setClock(new Date());
  });

  async function resendNewest(owner: OfficePerson, email: string): Promise<Said> {
    const [newest] = await office.sql<{ id: string }>(
      'select id::text from invitations where email = $1 order by created_at desc, id desc limit 1',
      [email],
    );
    return office.call(owner, 'POST', `/api/admin/invitations/${newest?.id}/resend`);
  }

  async function inviteAndWithdraw(email: string): Promise<void> {
    const said = await invite(admin, email);
    expect(said.status).toBe(200);
    await office.call(admin, 'DELETE', `/api/admin/users/${JSON.parse(said.text).id}`);
  }
});

describe('a call with a key that has to wait', () => {
  test('succeeds later under the same key', async () => {
    const email = address();
    const key = { 'idempotency-key': randomUUID() };
    const inviteWithKey = (headers = {}) =>
      office.call(admin, 'POST', `/api/admin/tenants/${acme.id}/users/invite`, { email, role: 'user' }, headers);
    for (let times = 0; times < rateLimits.invitationMailTo.capacity; times += 1) {
      const { text } = await inviteWithKey();
      await office.call(admin, 'DELETE', `/api/admin/users/${JSON.parse(text).id}`);
    }
    expectWait(await inviteWithKey(key));
    office.setClock(new Date(office.services.clock().getTime() + rateLimits.invitationMailTo.windowMs));
    expect((await inviteWithKey(key)).status).toBe(200);
    office.setClock(new Date());
  });
});

describe('a queue of a device', () => {
  interface Pushed {
    readonly data?: { readonly pushCommands: { readonly results: readonly { readonly state: string; readonly code: string | null }[] } };
  }
  const now = (): string => office.services.clock().toISOString();
  const invitations = (count: number, from = 1) =>
    Array.from({ length: count }, (_, at) =>
      command(
        from + at,
        'invitations.invite',
        { id: randomUUID(), tenantId: acme.id, email: address(), role: 'user' },
        { createdAt: now() },
      ),
    );
  const push = async (commands: readonly object[], device = randomUUID()) => {
    const said = await graphql(admin, operations.pushCommands, { protocol: 1, device, commands });
    const body: Pushed = JSON.parse(said.text);
    return { said, results: body.data?.pushCommands?.results ?? [] };
  };

  test('[S24] is applied up to the limit of its person, and the rest comes again', async () => {
    for (let sent = 0; sent < rateLimits.invite.capacity - 100; sent += 100) expect((await massInvite(admin, 100)).status).toBe(200);
    await massInvite(admin, 90);
    const device = randomUUID();
    const queue = invitations(30);
    const { results } = await push(queue, device);
    const done = results.findIndex(({ state }) => state === 'retry');
    expect(done).toBeGreaterThanOrEqual(10);
    expect(results.map(({ state, code }) => [state, code])).toEqual([
      ...Array.from({ length: done }, () => ['accepted', null]),
      ...Array.from({ length: 30 - done }, () => ['retry', 'TooManyRequests']),
    ]);
    const list = { tenantId: acme.id, invitations: Array.from({ length: 100 }, () => ({ email: address() })) };
    expectWaitOf((await push([command(1, 'invitations.massInvite', list, { createdAt: now() })])).said);
    expectWait(await massInvite(admin, 100));
    office.setClock(new Date(office.services.clock().getTime() + rateLimits.invite.windowMs));
    const later = await push(queue.slice(done), device);
    expect(later.results.map(({ state }) => state)).toEqual(Array.from({ length: 30 - done }, () => 'accepted'));
    office.setClock(new Date());
  });
});

/** The rate-limit refusal in a GraphQL answer. */
function expectWaitOf(said: Said): void {
  expect(json(said)).toMatchObject({ errors: [{ extensions: { code: 'TooManyRequests' } }] });
  expectWait(said);
}
