import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invitationTexts } from '#contract/people/invitations.ts';
import { createBrowser, type Page } from '#server/people/identity/browser-stand-in.ts';
import { type IssuerStandIn, startIssuer } from '#server/people/identity/issuer/issuer-stand-in.ts';
import { createLinkPerson } from '#server/people/identity/sign-in/link-person.ts';
import { type Office, type OfficePerson, type OfficeTenant, openOffice, type Said } from '#server/testing/test-office.ts';

const day = 24 * 60 * 60 * 1000;
let issuer: IssuerStandIn;
let office: Office;
let owner: OfficePerson;
let tenant: OfficeTenant;

beforeAll(async () => {
  issuer = await startIssuer({ sub: 'subject-7', email: 'invited@outside.example' });
  office = await openOffice({ environment: { OIDC_ISSUER: issuer.url, OIDC_CLIENT_ID: 'app', OIDC_CLIENT_SECRET: 'secret of the app' } });
  owner = await office.person('platform_owner');
  tenant = await office.tenant();
});
afterAll(async () => {
  await office.close();
  await issuer.close();
});

/** The claims that the issuer makes about a person. */
async function signIn(claims: Readonly<Record<string, unknown>>, browser = createBrowser()): Promise<Page> {
  const started = await browser.get(`${office.url}/api/login`);
  issuer.lie({ claims });
  const authorized = await browser.get(started.location ?? '');
  return browser.get(authorized.location ?? '');
}

const isLetIn = async (claims: Readonly<Record<string, unknown>>): Promise<boolean> => (await signIn(claims)).location === `${office.url}/`;

async function invite(email: string, to = tenant): Promise<string> {
  expect((await office.call(owner, 'POST', `/api/admin/tenants/${to.id}/users/invite`, { email, role: 'user' })).status).toBe(200);
  return office.mailedToken(email);
}

const answer = (token: string, headers = {}) => {
  const body = { token, firstName: 'Ann', lastName: 'Archer', password: 'Kq7vXw2pLm' };
  return office.call(undefined, 'POST', '/api/auth/accept-invitation', body, headers);
};

async function accept(token: string): Promise<void> {
  expect((await answer(token)).status).toBe(200);
}

const subjectsOf = (email: string) =>
  office.sql<{ subject: string }>('select i.subject from identities i join users u on u.id = i.user_id where u.email = $1 order by 1', [
    email,
  ]);

/** A transaction that waits for another one's row holds a lock on that row's tuple. */
const waitingForTenants = (): Promise<readonly object[]> =>
  office.sql(`select 1 from pg_locks where locktype = 'tuple' and relation = 'tenants'::regclass
    and database = (select oid from pg_database where datname = current_database())`);

test('[R-ACC-40] an outside provider keeps the passwords: none is stored here, and accepting lets the person in by the verified address', async () => {
  const email = 'invited@outside.example';
  const token = await invite(email);
  expect(await isLetIn({})).toBe(false);
  await accept(token);
  expect(await office.sql('select 1 from accounts where email = $1', [email])).toEqual([]);
  expect(await isLetIn({})).toBe(true);
  expect(await subjectsOf(email)).toEqual([{ subject: 'subject-7' }]);
  expect(await isLetIn({ sub: 'another-subject' })).toBe(false);
});

describe('[R-AUTH-13] an accepted invitation binds an identity', () => {
  test('once, even if several identities with the same address arrive at the same moment', async () => {
    const email = 'crowd@outside.example';
    await accept(await invite(email));
    const { clock, newId } = office.services;
    const linkPerson = createLinkPerson({
      query: (sql, values) => office.database.db.query({ as: 'platform' }, sql, values),
      newId,
      clock,
      embeddedIssuer: undefined,
    });
    const proven = { issuer: issuer.url, email, emailVerified: true };
    const answers = await Promise.all(Array.from({ length: 40 }, (_, place) => linkPerson({ ...proven, subject: `crowd-${place}` })));
    expect(answers.filter((person) => person !== undefined)).toHaveLength(1);
    expect(await subjectsOf(email)).toHaveLength(1);
  });

  test('to a verified address: an unverified one is not bound, and leaves the invitation usable', async () => {
    const email = 'unverified@outside.example';
    await accept(await invite(email));
    for (const email_verified of [false, undefined, 'true', 1]) expect(await isLetIn({ sub: 'u', email, email_verified })).toBe(false);
    expect(await subjectsOf(email)).toEqual([]);
    expect(await isLetIn({ sub: 'u', email: email.toUpperCase() })).toBe(true);
  });

  test('not a second time after the identity was taken away', async () => {
    const email = 'unlinked@outside.example';
    await accept(await invite(email));
    expect(await isLetIn({ sub: 'first', email })).toBe(true);
    await office.sql(`delete from identities where subject = 'first'`);
    expect(await isLetIn({ sub: 'second', email })).toBe(false);
  });

  test('within thirty days, and not whenever the address turns up again', async () => {
    const email = 'late@outside.example';
    await accept(await invite(email));
    office.setClock(new Date(Date.now() + 31 * day));
    const isIn = await isLetIn({ sub: 'late', email });
    office.setClock(new Date());
    expect(isIn).toBe(false);
  });

  test('not as a second identity of a person, even if another tenant invites them', async () => {
    const email = 'member@outside.example';
    await accept(await invite(email));
    const browser = createBrowser();
    expect((await signIn({ sub: 'member', email }, browser)).location).toBe(`${office.url}/`);
    const token = await invite(email, await office.tenant());
    expect(await answer(token)).toMatchObject({ status: 403, text: invitationTexts.signInRequired });
    expect((await answer(token, { cookie: `sid=${browser.cookies.get('sid')}` })).status).toBe(200);
    expect(await isLetIn({ sub: 'another member', email })).toBe(false);
    expect(await subjectsOf(email)).toEqual([{ subject: 'member' }]);
  });

  test('not without a sign-in when another identity is bound meanwhile', async () => {
    const email = 'meanwhile@outside.example';
    const token = await invite(email);
    const { db, newId } = office.services;
    const answers: Promise<Said>[] = [];
    await db.inTransaction({ as: 'platform' }, async (tx) => {
      await tx.$queryRaw`select 1 from tenants where id = ${tenant.id}::uuid for update`;
      answers.push(answer(token));
      await expect.poll(waitingForTenants, { timeout: 9_000 }).toHaveLength(1);
      const { id: userId } = await tx.user.findUniqueOrThrow({ where: { email } });
      await tx.identity.create({ data: { id: newId(), issuer: issuer.url, subject: 'meanwhile', userId } });
    });
    expect(await answers[0]).toMatchObject({ status: 403, text: invitationTexts.signInRequired });
    expect(await office.sql('select 1 from users_to_tenants m join users u on u.id = m.user_id where u.email = $1', [email])).toEqual([]);
  });

  test('not after the person was removed and only invited again', async () => {
    const email = 'removed@outside.example';
    await accept(await invite(email));
    const [{ id } = { id: '' }] = await office.sql<{ id: string }>('select id::text from users where email = $1', [email]);
    expect((await office.call(owner, 'DELETE', `/api/admin/users/${id}`)).status).toBe(200);
    await invite(email);
    expect(await isLetIn({ sub: 'removed', email })).toBe(false);
    expect(await subjectsOf(email)).toEqual([]);
  });
});
