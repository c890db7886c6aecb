import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessTexts, freshSignInSeconds } from '#contract/people/access.ts';
import { signInTexts } from '#contract/people/sign-in.ts';
import { type Browser, createBrowser, type Page } from '#server/people/identity/browser-stand-in.ts';
import { type IssuerStandIn, startIssuer } from '#server/people/identity/issuer/issuer-stand-in.ts';
import { type ForeignScene, foreignScene, password, subHost } from '#server/testing/foreign-host-scene.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

const email = 'owner@reckoner.example';
const seconds = (): number => Math.floor(Date.now() / 1000);

/** An operation that requires a fresh sign-in. */
async function sendAction(server: Office, browser: Browser): Promise<string> {
  const page = await browser.post(`${server.url}/api/admin/migrate-to-production`, {}, 'same-origin');
  return page.status === 200 ? 'done' : page.text;
}

describe('with the embedded provider', () => {
  let server: Office;
  let scene: ForeignScene;
  beforeAll(async () => {
    server = await openOffice({ environment: { PRODUCT_HOST: 'firms.test' } });
    scene = await foreignScene(server);
    await scene.person(email, 'platform_owner');
  });
  afterAll(() => server.close());

  /** The provider's last sign-in of the person was two hours ago. */
  const signedInLongAgo = () =>
    server.database.db.query(
      { as: 'platform' },
      `update oidc_payloads set payload = jsonb_set(payload, '{loginTs}', to_jsonb($1::bigint)) where type = 'Session' returning id`,
      [seconds() - 7200],
    );

  test('[ASVS-7.5.3] a silent sign-in at the provider does not count as fresh', async () => {
    const browser = createBrowser();
    await scene.signInHere(browser, email);
    expect(await sendAction(server, browser)).toBe('done');
    await signedInLongAgo();
    const silent = await browser.follow(`${server.url}/api/login`);
    expect(silent.url).toBe(`${server.url}/`);
    expect(await sendAction(server, browser)).toBe(accessTexts.freshSignIn);
  });

  test('[ASVS-7.5.3] a fresh sign-in asks for the password with max_age, and counts as fresh', async () => {
    const browser = createBrowser();
    await scene.signInHere(browser, email);
    await signedInLongAgo();
    const begun = await browser.get(`${server.url}/api/login?prompt=login`);
    const asked = new URL(begun.location ?? '').searchParams;
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', String(freshSignInSeconds)]);
    const page = await browser.follow(begun.location ?? '');
    expect(page.text).toContain(signInTexts.password);
    const submitted = await browser.post(page.url, { email, password, act: 'sign-in' });
    expect((await browser.follow(submitted.location ?? '')).url).toBe(`${server.url}/`);
    expect(await sendAction(server, browser)).toBe('done');
  });

  test('a fresh sign-in that begins on a tenant’s host asks for the password, too', async () => {
    const browser = createBrowser();
    await scene.signInHere(browser, email);
    const page = await browser.follow(scene.there('/api/login?prompt=login', subHost));
    expect(page.text).toContain(signInTexts.password);
  });
});

describe('with a provider outside', () => {
  let issuer: IssuerStandIn;
  let server: Office;
  beforeAll(async () => {
    issuer = await startIssuer({ sub: 'owner', email });
    const environment = { OIDC_ISSUER: issuer.url, OIDC_CLIENT_ID: 'app', OIDC_CLIENT_SECRET: 'secret of the app' };
    server = await openOffice({ environment });
    const { db, newId } = server.services;
    await db.inTransaction({ as: 'platform' }, async (tx) => {
      const { id: userId } = await tx.user.create({ data: { id: newId(), email, role: 'platform_owner' } });
      await tx.identity.create({ data: { id: newId(), issuer: issuer.url, subject: 'owner', userId } });
    });
  });
  afterAll(async () => {
    await server.close();
    await issuer.close();
  });

  async function signIn(browser: Browser, query = ''): Promise<Page> {
    const begun = await browser.get(`${server.url}/api/login${query}`);
    const granted = await browser.get(begun.location ?? '');
    return browser.get(granted.location ?? '');
  }

  test('[ASVS-7.5.3] a sign-in of two hours ago opens a session that is not fresh', async () => {
    issuer.lie({ claims: { auth_time: seconds() - 7200 } });
    const browser = createBrowser();
    expect((await signIn(browser)).location).toBe(`${server.url}/`);
    expect(await sendAction(server, browser)).toBe(accessTexts.freshSignIn);
  });

  test('[ASVS-7.5.3] a session is not fresh if the provider does not say when the person signed in', async () => {
    const browser = createBrowser();
    expect((await signIn(browser)).location).toBe(`${server.url}/`);
    expect(await sendAction(server, browser)).toBe(accessTexts.freshSignIn);
  });

  for (const [name, claims] of [
    ['too old', { auth_time: seconds() - freshSignInSeconds - 60 }],
    ['missing', {}],
    ['not a number', { auth_time: 'now' }],
  ] as const) {
    test(`[ASVS-7.5.3] opens no session when a fresh sign-in was asked for and the sign-in time is ${name}`, async () => {
      issuer.lie({ claims });
      const browser = createBrowser();
      expect((await signIn(browser, '?prompt=login')).location).toBe(`${server.url}/?notice=sign-in-failed`);
      expect(browser.cookies.has('sid')).toBe(false);
    });
  }

  test('[ASVS-7.5.3] a new sign-in is fresh for five minutes, even if the provider’s clock is ahead', async () => {
    for (const ahead of [0, 3600]) {
      issuer.lie({ claims: { auth_time: seconds() + ahead } });
      const browser = createBrowser();
      expect((await signIn(browser, '?prompt=login')).location).toBe(`${server.url}/`);
      expect(await sendAction(server, browser)).toBe('done');
      server.setClock(new Date(Date.now() + (freshSignInSeconds + 1) * 1000));
      expect(await sendAction(server, browser)).toBe(accessTexts.freshSignIn);
      server.setClock(new Date());
    }
  });
});
