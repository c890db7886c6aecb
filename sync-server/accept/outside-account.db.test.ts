import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrowser, type Page } from '#server/identity/browser-stand-in.ts';
import { type IssuerStandIn, startIssuer } from '#server/identity/issuer-stand-in.ts';
import { type Office, type OfficePerson, openOffice } from '#server/users/test-office.ts';

const email = 'invited@outside.example';
let issuer: IssuerStandIn;
let office: Office;
let owner: OfficePerson;

beforeAll(async () => {
  issuer = await startIssuer({ sub: 'subject-7', email });
  office = await openOffice({ environment: { OIDC_ISSUER: issuer.url, OIDC_CLIENT_ID: 'app', OIDC_CLIENT_SECRET: 'secret of the app' } });
  owner = await office.person('platform_owner');
});
afterAll(async () => {
  await office.close();
  await issuer.close();
});

async function signIn(): Promise<Page> {
  const browser = createBrowser();
  const started = await browser.get(`${office.url}/api/login`);
  const authorised = await browser.get(started.location ?? '');
  return browser.get(authorised.location ?? '');
}

test('[R-ACC-40] an outside provider keeps the passwords: none is stored here, and accepting lets the person in by the verified address', async () => {
  const tenant = await office.tenant();
  await office.call(owner, 'POST', `/api/admin/tenants/${tenant.id}/users/invite`, { email, role: 'user' });
  const token = await office.mailedToken(email);
  expect((await signIn()).location).toBe(`${office.url}/?notice=account-unknown`);
  const body = { token, firstName: 'Ann', lastName: 'Archer', password: 'Kq7vXw2pLm' };
  expect((await office.call(undefined, 'POST', '/api/auth/accept-invitation', body)).status).toBe(200);
  expect(await office.sql('select 1 from accounts where email = $1', [email])).toEqual([]);
  expect((await signIn()).location).toBe(`${office.url}/`);
  expect(await office.sql(`select subject from identities`)).toEqual([{ subject: 'subject-7' }]);
  issuer.lie({ claims: { sub: 'another-subject' } });
  expect((await signIn()).location).toBe(`${office.url}/?notice=account-unknown`);
});
