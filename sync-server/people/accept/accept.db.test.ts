import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invitationTexts } from '#contract/people/invitations.ts';
import { verificationPage } from '#contract/tenants/verification-page.ts';
import { type Browser, createBrowser } from '#server/people/identity/browser-stand-in.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';
import { acceptInvitation } from './accept-invitation.ts';

const password = 'Kq7vXw2pLm';
const day = 24 * 60 * 60 * 1000;
let office: Office;
let acme: OfficeTenant;
let owner: OfficePerson;
let admin: OfficePerson;
let minutes = 0;

beforeAll(async () => {
  office = await openOffice();
  owner = await office.person('platform_owner');
});
afterAll(() => office.close());
beforeEach(async () => {
  // A new minute, so that the attempts of one test do not count toward the next.
  minutes += 2;
  office.setClock(new Date(Date.now() + minutes * 60_000));
  acme = await office.tenant();
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
});

const address = (): string => `${randomUUID()}@invited.example`;
const visitor = { visitor: true, requestId: 'request' } as const;

interface Invited {
  readonly email: string;
  readonly token: string;
  readonly id: string;
}

async function invited(email = address(), role = 'user', tenant = acme, who = owner): Promise<Invited> {
  const said = await office.call(who, 'POST', `/api/admin/tenants/${tenant.id}/users/invite`, { email, role });
  return { email, id: JSON.parse(said.text).id, token: await office.mailedToken(email) };
}
const verify = (token: string, who?: OfficePerson, headers = {}) =>
  office.call(who, 'GET', `/api/auth/verify-invitation?token=${token}`, undefined, headers);
const accept = (token: string, who?: OfficePerson, rest: Record<string, unknown> = {}) =>
  office.call(who, 'POST', '/api/auth/accept-invitation', { token, firstName: 'Ann', lastName: 'Archer', password, ...rest });
async function signIn(email: string): Promise<Browser> {
  const browser = createBrowser();
  const page = await browser.follow(`${office.url}/api/login`);
  const submitted = await browser.post(page.url, { email, password, act: 'sign-in' });
  await browser.follow(submitted.location ?? '');
  return browser;
}

describe('looking at a link', () => {
  test('[R-ACC-11] [R-ACC-12] [R-CALL-07] answers the address, names, and tenant every time', async () => {
    const { email, token } = await invited();
    for (let times = 0; times < 3; times += 1) {
      const said = await verify(token);
      expect(json(said)).toMatchObject({ email, firstName: '', lastName: '', tenantName: acme.name, hasAccount: false, signedInAs: null });
      expect(said.headers.get('cache-control')).toBe('no-store');
      expect(said.headers.get('referrer-policy')).toBe('no-referrer');
    }
    expect((await accept(token)).status).toBe(200);
  });

  test('an unknown link is 404, an expired one 410, an accepted one 410, a cancelled one 409, each with its code and its sentence', async () => {
    const answered = async (token: string) => {
      const said = await verify(token);
      return [said.status, json(said)];
    };
    expect(await answered('A'.repeat(43))).toEqual([404, { code: 'InvitationNotFound', message: 'Invitation Not Found' }]);
    for (const none of ['short', 'x'.repeat(300)]) expect(await verify(none)).toMatchObject({ status: 404 });
    const used = await invited();
    await accept(used.token);
    expect(await answered(used.token)).toEqual([410, { code: 'InvitationUsed', message: 'This invitation was already accepted.' }]);
    const cancelled = await invited();
    await office.call(owner, 'PUT', `/api/admin/invitations/${cancelled.id}/status`, { status: 'cancelled' });
    expect(await answered(cancelled.token)).toEqual([409, { code: 'NotPending', message: invitationTexts.cancelledLink }]);
    const late = await invited();
    await office.sql(`update invitations set expires_at = $2::timestamptz where id = $1::uuid`, [late.id, office.services.clock()]);
    expect(await answered(late.token)).toEqual([410, { code: 'InvitationExpired', message: 'This invitation has expired' }]);
  });

  test('[R-ROUTE-25] a browser that opens the link is led to the page for its state, and the link is not used up', async () => {
    const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-site': 'cross-site' };
    const { token, id, email } = await invited();
    const led = async (link: string) => (await verify(link, undefined, html)).headers.get('location');
    expect((await verify(token, undefined, html)).status).toBe(303);
    expect(await led(token)).toBe(`/accept-invitation?u=${token}`);
    expect(await led('')).toBe('/invitation-error?reason=invalid-token');
    expect(await led('A'.repeat(43))).toBe('/invitation-error?reason=user-not-found');
    await office.call(owner, 'POST', `/api/admin/invitations/${id}/resend`);
    const newest = await office.mailedToken(email);
    expect(await led(token)).toBe('/invitation-error?reason=not-invited');
    await accept(newest);
    expect(await led(newest)).toBe('/invitation-success?reason=already-active');
  });

  test.each([
    ['used and whose account is active', '/invitation-success?reason=already-active', ({ token }: Invited) => accept(token)],
    [
      'used and whose account is deactivated',
      '/invitation-error?reason=not-invited',
      async ({ token, email }: Invited) => {
        await accept(token);
        await office.sql('update users set is_active = false where email = $1', [email]);
      },
    ],
    [
      'replaced by a newer one',
      '/invitation-error?reason=not-invited',
      ({ id }: Invited) => office.call(owner, 'POST', `/api/admin/invitations/${id}/resend`),
    ],
    [
      'expired',
      '/invitation-error?reason=expired',
      ({ id }: Invited) =>
        office.sql('update invitations set expires_at = $2::timestamptz where id = $1::uuid', [id, office.services.clock()]),
    ],
    [
      'from an inviter who was removed',
      '/invitation-error?reason=not-invited',
      () => office.call(owner, 'DELETE', `/api/admin/users/${admin.id}?successor=nobody`),
    ],
  ])('[R-ROUTE-25] a link that is %s leads a browser and the app to the same page', async (_what, page, end) => {
    const invitation = await invited(address(), 'user', acme, admin);
    await end(invitation);
    const browser = await verify(invitation.token, undefined, { accept: 'text/html', 'sec-fetch-site': 'cross-site' });
    const app = await verify(invitation.token);
    expect([browser.headers.get('location'), verificationPage(`${app.status}: ${app.text}`)]).toEqual([page, page]);
  });

  test('more than 20 requests a minute from one network address have to wait', async () => {
    const answers = [];
    for (let times = 0; times < 21; times += 1) answers.push(await verify('A'.repeat(43)));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('accepting', () => {
  test('[R-ACC-23] [R-ACC-27] [R-CALL-08] makes the person active and a member with the invited role, and the invitation accepted', async () => {
    const { email, id, token } = await invited(address(), 'tenant_admin');
    expect(json(await accept(token))).toEqual({ email, tenantName: acme.name });
    const [row] = await office.sql(
      `select u.first_name, u.last_name, u.is_active, u.role::text, m.role::text as member_role, i.status::text, i.accepted_at is not null as accepted
       from invitations i join users u on u.email = i.email join users_to_tenants m on m.user_id = u.id and m.tenant_id = i.tenant_id
       where i.id = $1::uuid`,
      [id],
    );
    expect(row).toEqual({
      first_name: 'Ann',
      last_name: 'Archer',
      is_active: true,
      role: 'tenant_admin',
      member_role: 'tenant_admin',
      status: 'accepted',
      accepted: true,
    });
  });

  test('[R-ACC-23] the person can sign in with the password right away', async () => {
    const { email, token } = await invited();
    await accept(token);
    const browser = await signIn(email);
    const me = JSON.parse((await browser.get(`${office.url}/api/auth/user`, 'same-origin')).text);
    expect(me).toMatchObject({ email, role: 'user', memberships: [{ tenantId: acme.id, role: 'user' }] });
  });

  test('[R-ACC-28] a token works once: the second accept is 410', async () => {
    const { token } = await invited();
    expect((await accept(token)).status).toBe(200);
    expect(await accept(token)).toMatchObject({ status: 410, text: 'This invitation was already accepted.' });
  });

  test('[R-ACC-28] 1,000 parallel accepts of one token make exactly one account', async () => {
    const { email, token } = await invited();
    const outcomes: string[] = [];
    for (let batch = 0; batch < 20; batch += 1) {
      const running = Array.from({ length: 50 }, (_, at) =>
        performOperation(acceptInvitation, office.services, visitor, {
          token,
          firstName: 'Ann',
          lastName: 'Archer',
          password: `${password}${batch}x${at}`,
        }),
      );
      for (const outcome of await Promise.all(running)) outcomes.push(outcome.ok ? 'accepted' : outcome.code);
    }
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'InvitationUsed')).toHaveLength(999);
    expect(await office.sql('select 1 from users_to_tenants m join users u on u.id = m.user_id where u.email = $1', [email])).toHaveLength(
      1,
    );
    expect(await office.sql('select 1 from accounts where email = $1', [email])).toHaveLength(1);
    const winner = outcomes.indexOf('accepted');
    const own = `${password}${Math.floor(winner / 50)}x${winner % 50}`;
    expect((await office.services.accounts.withPassword(email, own))?.email).toBe(email);
  });

  test('[R-ACC-16] [R-ACC-17] [R-ACC-19] [R-ACC-20] [R-ACC-21] [R-ACC-22] the server enforces the rules of the form, and the link stays valid', async () => {
    const { token } = await invited();
    for (const [field, value, sentence] of [
      ['firstName', 'A', 'First name must be at least 2 characters'],
      ['lastName', ' B ', 'Last name must be at least 2 characters'],
      ['password', 'Aa1', 'Password must be at least 8 characters'],
      ['password', 'lowercase1', 'Password must contain at least one uppercase letter'],
      ['password', 'UPPERCASE1', 'Password must contain at least one lowercase letter'],
      ['password', 'NoNumbersHere', 'Password must contain at least one number'],
      ['password', 'Password1', 'This password is too common: choose another'],
    ] as const) {
      expect(await accept(token, undefined, { [field]: value })).toMatchObject({ status: 400, text: sentence });
    }
    expect((await accept(token, undefined, { role: 'platform_owner' })).status).toBe(400);
    expect((await accept(token)).status).toBe(200);
  });

  test('[R-ACC-40] the password is in no table but the provider’s, only as a slow hash, and in no log', async () => {
    const { email, token } = await invited();
    await accept(token);
    const tables = await office.sql<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
         and relname <> '_prisma_migrations'`,
    );
    for (const { name } of tables) {
      expect([name, await office.sql(`select 1 from "${name}" t where t::text like '%' || $1 || '%'`, [password])]).toEqual([name, []]);
    }
    const [account] = await office.sql<{ hash: string }>('select password_hash as hash from accounts where email = $1', [email]);
    expect(account?.hash).toMatch(/^scrypt\$/);
    expect(office.logged().join('\n')).not.toContain(password);
  });

  test('shows both addresses to a person signed in with another account, and the link stays valid', async () => {
    const { email, token } = await invited();
    expect(json(await verify(token, admin))).toMatchObject({ signedInAs: admin.email });
    expect(await accept(token, admin)).toMatchObject({
      status: 403,
      text: `This invitation is for ${email}, and you are signed in as ${admin.email}.`,
    });
    expect((await accept(token)).status).toBe(200);
  });

  test('an invitation is void after its inviter left or was deactivated, until it is sent again', async () => {
    const { id, token, email } = await invited(address(), 'user', acme, admin);
    await office.sql('update users set is_active = false where id = $1::uuid', [admin.id]);
    expect(await accept(token)).toMatchObject({ status: 409, text: expect.stringContaining('no longer with the tenant') });
    await office.sql('update users set is_active = true where id = $1::uuid', [admin.id]);
    await office.sql('delete from users_to_tenants where user_id = $1::uuid', [admin.id]);
    expect((await accept(token)).status).toBe(409);
    await office.call(owner, 'POST', `/api/admin/invitations/${id}/resend`);
    expect((await accept(await office.mailedToken(email))).status).toBe(200);
  });

  test('a platform owner is told of the pending invitations of an inviter who leaves', async () => {
    await invited(address(), 'user', acme, admin);
    expect((await office.call(owner, 'DELETE', `/api/admin/users/${admin.id}?successor=nobody`)).status).toBe(200);
    while ((await office.runEffects()) > 0);
    const mails = await office.sql<{ subject: string }>('select subject from mail_outbox where "to" = $1 and subject like $2', [
      owner.email,
      `%${admin.email}%`,
    ]);
    expect(mails.map(({ subject }) => subject)).toEqual([`Invitations of ${admin.email} are void`]);
  });

  test('the cap of the team and the state of the tenant are checked again', async () => {
    const small = await office.tenant({ maxUsers: 2 });
    const { token } = await invited(address(), 'user', small);
    await office.fill(small, 2);
    expect(await accept(token)).toMatchObject({ status: 403, text: 'User limit reached' });
    await office.sql('delete from users_to_tenants where tenant_id = $1::uuid', [small.id]);
    await office.sql(`update tenants set status = 'suspended' where id = $1::uuid`, [small.id]);
    expect((await accept(token)).status).toBe(403);
    await office.sql(`update tenants set status = 'active' where id = $1::uuid`, [small.id]);
    expect((await accept(token)).status).toBe(200);
  });

  test('a deactivated person does not come back in by an invitation', async () => {
    const first = await invited();
    await accept(first.token);
    await office.sql('update users set is_active = false where email = $1', [first.email]);
    const second = await invited(first.email, 'user', await office.tenant());
    expect((await accept(second.token)).status).toBe(403);
    expect(await office.sql('select is_active from users where email = $1', [first.email])).toEqual([{ is_active: false }]);
  });
});

describe('accepting with an address that has an account', () => {
  const membershipsOf = (email: string) =>
    office.sql('select 1 from users_to_tenants m join users u on u.id = m.user_id where u.email = $1', [email]);
  const { signInRequired } = invitationTexts;

  test('requires a sign-in to the account, sets no password, and leaves the link valid', async () => {
    const first = await invited();
    await accept(first.token);
    const second = await invited(first.email, 'user', await office.tenant());
    expect(json(await verify(second.token))).toMatchObject({ hasAccount: true, firstName: 'Ann' });
    const stolen = { firstName: 'Eve', password: 'Stolen-account-9' };
    expect(await accept(second.token, undefined, stolen)).toMatchObject({ status: 403, text: signInRequired });
    // Checked before the form is validated, because there is no name or password to correct.
    const bare = { token: second.token };
    expect(await office.call(undefined, 'POST', '/api/auth/accept-invitation', bare)).toMatchObject({ status: 403, text: signInRequired });
    const { accounts } = office.services;
    expect(await accounts.withPassword(first.email, stolen.password)).toBeUndefined();
    expect((await accounts.withPassword(first.email, password))?.firstName).toBe('Ann');
    expect(await membershipsOf(first.email)).toHaveLength(1);
    expect((await verify(second.token)).status).toBe(200);
  });

  test('makes the person a member once signed in, and stores no password, even if one is sent', async () => {
    const first = await invited();
    await accept(first.token);
    const cookie = `sid=${(await signIn(first.email)).cookies.get('sid')}`;
    for (const body of [{}, { firstName: 'Eve', lastName: 'Evil', password: 'Stolen-account-9' }]) {
      const { token } = await invited(first.email, 'user', await office.tenant());
      expect((await office.call(undefined, 'POST', '/api/auth/accept-invitation', { token, ...body }, { cookie })).status).toBe(200);
    }
    const { accounts } = office.services;
    expect(await accounts.withPassword(first.email, 'Stolen-account-9')).toBeUndefined();
    expect((await accounts.withPassword(first.email, password))?.firstName).toBe('Ann');
    expect(await membershipsOf(first.email)).toHaveLength(3);
    expect(await office.sql('select first_name from users where email = $1', [first.email])).toEqual([{ first_name: 'Ann' }]);
  });

  test('does not silently drop a password if two invitations of one new address are accepted at the same moment', async () => {
    const email = address();
    const links = [await invited(email), await invited(email, 'user', await office.tenant())];
    const passwords = ['First-choice-1', 'Other-choice-2'];
    const answers = await Promise.all(links.map(({ token }, at) => accept(token, undefined, { password: passwords[at] })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(answers[1 - winner]?.text).toBe(signInRequired);
    expect((await office.services.accounts.withPassword(email, passwords[winner] ?? ''))?.email).toBe(email);
    expect(await membershipsOf(email)).toHaveLength(1);
  });

  test('of a new address needs the names and the password', async () => {
    const { token } = await invited();
    const said = await office.call(undefined, 'POST', '/api/auth/accept-invitation', { token, firstName: 'Ann', lastName: 'Archer' });
    expect(said).toMatchObject({ status: 400, text: 'Password must be at least 8 characters' });
    expect((await office.call(undefined, 'POST', '/api/auth/accept-invitation', { token, password })).text).toBe(
      'First name must be at least 2 characters',
    );
    expect((await accept(token)).status).toBe(200);
  });

  test('is revealed only to the holder of a valid link', async () => {
    const first = await invited();
    await accept(first.token);
    const { token, id } = await invited(first.email, 'user', await office.tenant());
    await office.call(owner, 'PUT', `/api/admin/invitations/${id}/status`, { status: 'cancelled' });
    for (const link of [token, first.token, 'A'.repeat(43)]) {
      const said = await verify(link);
      expect(said.text).not.toMatch(/hasAccount|Ann/);
      expect((await accept(link)).text).not.toBe(signInRequired);
    }
  });
});

describe('declining, and asking again', () => {
  test('a declined invitation is cancelled and its link void', async () => {
    const { id, token } = await invited();
    expect((await office.call(undefined, 'POST', '/api/auth/decline-invitation', { token })).status).toBe(200);
    expect(await office.sql('select status::text from invitations where id = $1::uuid', [id])).toEqual([{ status: 'cancelled' }]);
    expect((await accept(token)).status).toBe(409);
    expect((await office.call(undefined, 'POST', '/api/auth/decline-invitation', { token })).status).toBe(409);
  });

  test('the inviter gets one mail a day, and the answer says nothing about the address', async () => {
    const { email, token } = await invited(address(), 'user', acme, admin);
    office.setClock(new Date(office.services.clock().getTime() + 8 * day));
    const ask = (body: unknown) => office.call(undefined, 'POST', '/api/auth/request-new-invitation', body);
    const answers = [await ask({ token }), await ask({ email }), await ask({ email: address() }), await ask({ token: 'nothing' })];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    while ((await office.runEffects()) > 0);
    const mails = await office.sql<{ subject: string }>('select subject from mail_outbox where "to" = $1', [admin.email]);
    expect(mails.map(({ subject }) => subject)).toEqual([`${email} asks for a new invitation`]);
  });
});
