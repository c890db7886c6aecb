import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, createBrowser, type Page } from '#server/people/identity/browser-stand-in.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { type IssuerStandIn, startIssuer, type TokenChange } from './issuer-stand-in.ts';

const email = 'ann@example.com';
const subject = 'subject-of-ann';
let issuer: IssuerStandIn;
let server: Office;

beforeAll(async () => {
  issuer = await startIssuer({ sub: subject, email });
  const environment = { OIDC_ISSUER: issuer.url, OIDC_CLIENT_ID: 'app', OIDC_CLIENT_SECRET: 'secret of the app' };
  server = await openOffice({ environment });
});
afterAll(async () => {
  await server.close();
  await issuer.close();
});

/** To the provider, which answers at once, and back. */
async function signIn(browser: Browser): Promise<Page> {
  const begun = await browser.get(`${server.url}/api/login`);
  const granted = await browser.get(begun.location ?? '');
  return browser.get(granted.location ?? '');
}

function sessionCount(): Promise<number> {
  return server.services.db.inTransaction({ as: 'platform' }, (tx) => tx.session.count());
}

describe('a provider outside', () => {
  test('the embedded provider is not there beside it', async () => {
    expect((await createBrowser().get(`${server.url}/idp/.well-known/openid-configuration`)).status).toBe(404);
  });

  test('[R-AUTH-13] an address alone links no account, even if the provider calls it verified', async () => {
    const { db, newId } = server.services;
    await db.inTransaction({ as: 'platform' }, (tx) => tx.user.create({ data: { id: newId(), email } }));
    const browser = createBrowser();
    expect((await signIn(browser)).location).toBe(`${server.url}/?notice=account-unknown`);
    expect(browser.cookies.has('sid')).toBe(false);
  });

  test('[R-PROD-14] issuer and subject sign the linked person in, and signing out is told to the provider', async () => {
    const { db, newId } = server.services;
    await db.inTransaction({ as: 'platform' }, async (tx) => {
      const { id: userId } = await tx.user.findUniqueOrThrow({ where: { email } });
      await tx.identity.create({ data: { id: newId(), issuer: issuer.url, subject, userId } });
    });
    const browser = createBrowser();
    expect((await signIn(browser)).location).toBe(`${server.url}/`);
    expect((await browser.get(`${server.url}/api/auth/user`)).status).toBe(200);
    const out = new URL((await browser.get(`${server.url}/api/logout`, 'same-origin')).location ?? '');
    expect(`${out.origin}${out.pathname}`).toBe(`${issuer.url}/end`);
    expect(out.searchParams.get('id_token_hint')).toBeTruthy();
    expect(out.searchParams.get('post_logout_redirect_uri')).toBe(`${server.url}/`);
  });

  const hour = 3600;
  const now = Math.floor(Date.now() / 1000);
  const lies: readonly (readonly [name: string, change: TokenChange])[] = [
    ['without a signature', { signature: 'none' }],
    ['signed by another key under the same name', { signature: 'foreign-key' }],
    ['signed with the public key as a secret', { signature: 'public-key-as-secret' }],
    ['that brings its own key along', { signature: 'embedded-key' }],
    ['of an unknown key', { header: { kid: 'unknown' } }],
    ['with an unknown critical header', { header: { crit: ['x'], x: 1 } }],
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['for another audience', { claims: { aud: 'another-app' } }],
    ['for several audiences without saying which', { claims: { aud: ['app', 'another-app'] } }],
    ['for another authorized party', { claims: { aud: ['app', 'another-app'], azp: 'another-app' } }],
    ['that has expired', { claims: { iat: now - 2 * hour, exp: now - hour } }],
    ['without an end', { claims: { exp: undefined } }],
    ['that is not valid yet', { claims: { nbf: now + hour } }],
    ['of another sign-in (nonce)', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['whose subject is a number', { claims: { sub: 7 } }],
  ];
  for (const [name, change] of lies) {
    test(`[R-ERR-11] an ID token ${name} makes no session`, async () => {
      issuer.lie(change);
      const before = await sessionCount();
      const browser = createBrowser();
      expect((await signIn(browser)).location).toBe(`${server.url}/?notice=sign-in-failed`);
      expect(await sessionCount()).toBe(before);
      expect(browser.cookies.has('sid')).toBe(false);
    });
  }
});

test('[R-ERR-11] a provider that cannot be reached leads back to the start with a notice', async () => {
  const gone = await startIssuer({ sub: subject, email });
  await gone.close();
  const environment = { OIDC_ISSUER: gone.url, OIDC_CLIENT_ID: 'app', OIDC_CLIENT_SECRET: 'secret of the app' };
  const alone = await openOffice({ environment });
  const page = await createBrowser().get(`${alone.url}/api/login`);
  expect(page.location).toBe(`${alone.url}/?notice=sign-in-unavailable`);
  await alone.close();
});
