import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessTexts } from '#contract/people/access.ts';
import { CurrentUser } from '#contract/people/session.ts';
import { signInTexts } from '#contract/people/sign-in.ts';
import { type Browser, createBrowser, type Page } from '#server/people/identity/browser-stand-in.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

const password = 'Right-pass-1';
const day = 24 * 60 * 60 * 1000;
let server: Office;

beforeAll(async () => {
  server = await openOffice();
});
afterAll(() => server.close());

/** A person with an account at the embedded provider. */
async function person(email: string, isActive = true): Promise<string> {
  const { accounts, db, newId } = server.services;
  const id = newId();
  await db.inTransaction({ as: 'platform' }, (tx) => tx.user.create({ data: { id, email, isActive, firstName: 'Ann' } }));
  await accounts.set({ id: newId(), email, password, firstName: 'Ann', lastName: null });
  return id;
}

async function openSignInPage(browser: Browser, query = ''): Promise<Page> {
  return browser.follow(`${server.url}/api/login${query}`);
}

/** Stops at the answer of the provider, before the application receives it. */
async function untilCallback(browser: Browser, email: string, query = ''): Promise<string> {
  const page = await openSignInPage(browser, query);
  const submitted = await browser.post(page.url, { email, password, act: 'sign-in' });
  expect(submitted.status).toBe(303);
  const resumed = await browser.get(submitted.location ?? '');
  expect(resumed.location).toContain('/api/callback?');
  return resumed.location ?? '';
}

async function signIn(browser: Browser, email: string, query = ''): Promise<Page> {
  return browser.get(await untilCallback(browser, email, query));
}

async function sessionCount(): Promise<number> {
  return server.services.db.inTransaction({ as: 'platform' }, (tx) => tx.session.count());
}

const me = (browser: Browser): Promise<Page> => browser.get(`${server.url}/api/auth/user`, 'same-origin');

describe('signing in', () => {
  test('[R-PROD-14] [R-CALL-06] [R-CALL-47] [R-ENT-02] ends signed in, at the page that was asked for, with the person and a lease', async () => {
    const id = await person('ann@example.com');
    const browser = createBrowser();
    const answer = await signIn(browser, 'ann@example.com', '?returnTo=/admin/tenants');
    expect(answer.status).toBe(303);
    expect(answer.location).toBe(`${server.url}/admin/tenants`);
    const user = CurrentUser.parse(JSON.parse((await me(browser)).text));
    expect(user).toMatchObject({ id, email: 'ann@example.com', firstName: 'Ann', role: 'user', isActive: true, memberships: [] });
    expect(user.lease.split('.')).toHaveLength(3);
  });

  test('[R-AUTH-13] the session cookie is HttpOnly and Lax, has 256 random bits, and only its hash is stored', async () => {
    await person('cookie@example.com');
    const browser = createBrowser();
    const answer = await signIn(browser, 'cookie@example.com');
    const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('sid='));
    expect(line).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
    const stored = await server.services.db.inTransaction({ as: 'platform' }, (tx) => tx.session.findMany({ select: { sid: true } }));
    expect(stored.map(({ sid }) => sid)).not.toContain(browser.cookies.get('sid'));
  });

  test('a cookie beside the session tells the app that a session exists, until the sign-out', async () => {
    await person('mark@example.com');
    const browser = createBrowser();
    const answer = await signIn(browser, 'mark@example.com');
    expect(answer.headers.getSetCookie()).toContain('signed-in=1; Path=/; SameSite=Lax; Max-Age=2592000');
    const left = await browser.get(`${server.url}/api/logout`, 'same-origin');
    expect(left.headers.getSetCookie()).toContain('signed-in=1; Path=/; SameSite=Lax; Max-Age=0');
  });

  test('a second sign-in needs no password while the provider remembers the browser, and makes a new session', async () => {
    await person('twice@example.com');
    const browser = createBrowser();
    await signIn(browser, 'twice@example.com');
    const first = browser.cookies.get('sid');
    const page = await browser.get((await browser.get((await browser.get(`${server.url}/api/login`)).location ?? '')).location ?? '');
    expect(page.location).toBe(`${server.url}/`);
    expect(browser.cookies.get('sid')).not.toBe(first);
  });

  test('[R-AUTH-13] a session id planted in the browser is never adopted, and the old session ends', async () => {
    await person('fixed@example.com');
    const attacker = createBrowser();
    await signIn(attacker, 'fixed@example.com');
    const planted = attacker.cookies.get('sid') ?? '';
    const victim = createBrowser();
    victim.cookies.set('sid', planted);
    await signIn(victim, 'fixed@example.com');
    expect(victim.cookies.get('sid')).not.toBe(planted);
    expect((await me(attacker)).status).toBe(401);
  });

  test('returns to the start page instead of another site', async () => {
    await person('open@example.com');
    const answer = await signIn(createBrowser(), 'open@example.com', '?returnTo=//evil.example/');
    expect(answer.location).toBe(`${server.url}/`);
  });
});

describe('the sign-in page', () => {
  test('a NUL character in an address or a form is refused before any lookup', async () => {
    const browser = createBrowser();
    for (const path of [
      '/api/callback?state=%00',
      '/api/callback?handoff=%00',
      '/api/login?tenant=%00',
      '/idp/password-reset?tenant=%00',
    ]) {
      const said = await browser.get(`${server.url}${path}`);
      expect([said.status, said.text], path).toEqual([400, 'The address holds a character that cannot be stored.']);
    }
    const page = await openSignInPage(browser);
    for (const form of [
      { email: 'a\0@example.com', password },
      { email: 'a@example.com', password: '\0' },
    ]) {
      const said = await browser.post(page.url, { ...form, act: 'sign-in' });
      expect([said.status, said.text]).toEqual([400, 'The body holds a character that cannot be stored.']);
    }
  });

  test('names the tenant from whose address the person comes, and no other', async () => {
    const { db, newId } = server.services;
    await db.inTransaction({ as: 'platform' }, (tx) => tx.tenant.create({ data: { id: newId(), name: 'Acme Wealth', subdomain: 'acme' } }));
    const title = async (query: string): Promise<string | undefined> =>
      /<h1>([^<]*)/.exec((await openSignInPage(createBrowser(), query)).text)?.[1];
    for (const query of ['?tenant=acme', '?returnTo=%2Facme', '?returnTo=%2Facme%3Fshelf%3DTax'])
      expect([query, await title(query)]).toEqual([query, signInTexts.titleFor('Acme Wealth')]);
    for (const query of ['', '?returnTo=%2Fcustomer-portal', '?returnTo=%2F%2Facme', '?returnTo=%2Fcalculators%2Facme'])
      expect([query, await title(query)]).toEqual([query, signInTexts.title]);
  });

  test('a wrong password and an unknown address get the same page', async () => {
    await person('known@example.com');
    const tries = ['known@example.com', 'nobody@example.com'].map(async (email) => {
      const browser = createBrowser();
      const page = await openSignInPage(browser);
      const answer = await browser.post(page.url, { email, password: 'Wrong-pass-1', act: 'sign-in' });
      return { status: answer.status, text: answer.text.replaceAll(email, '').replaceAll(/nonce="[^"]*"|interaction\/[\w-]+/g, '') };
    });
    const [known, unknown] = await Promise.all(tries);
    expect(known?.status).toBe(401);
    expect(known?.text).toContain(signInTexts.wrong);
    expect(unknown).toEqual(known);
  });

  test('[R-AUTH-13] a form of another site is refused', async () => {
    const browser = createBrowser();
    const page = await openSignInPage(browser);
    const answer = await browser.post(page.url, { email: 'a@example.com', password, act: 'sign-in' }, 'cross-site');
    expect(answer.status).toBe(403);
  });

  test('shows what a person typed as text, and runs no script', async () => {
    const browser = createBrowser();
    const page = await openSignInPage(browser);
    const answer = await browser.post(page.url, { email: '"><script>alert(1)</script>', password: 'x', act: 'sign-in' });
    expect(answer.text).not.toContain('<script');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-/);
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  test('[R-ERR-11] a page that is too old leads back to the start with a notice', async () => {
    const page = await createBrowser().get(`${server.url}/idp/interaction/unknown-interaction`);
    expect(page.location).toBe(`${server.url}/?notice=sign-in-expired`);
  });
});

describe('a sign-in that went wrong', () => {
  const tampered: readonly (readonly [name: string, change: (url: URL) => void, notice: string])[] = [
    ['a changed state', (url) => url.searchParams.set('state', `x${url.searchParams.get('state')}`), 'sign-in-expired'],
    ['no state', (url) => url.searchParams.delete('state'), 'sign-in-expired'],
    ['a changed code', (url) => url.searchParams.set('code', 'x'.repeat(43)), 'sign-in-failed'],
    ['no code', (url) => url.searchParams.delete('code'), 'sign-in-failed'],
    ['two codes', (url) => url.searchParams.append('code', 'second'), 'sign-in-failed'],
    ['another issuer', (url) => url.searchParams.set('iss', 'https://evil.example'), 'sign-in-failed'],
    ['no issuer', (url) => url.searchParams.delete('iss'), 'sign-in-failed'],
    ['an answer as an ID token', (url) => url.searchParams.set('id_token', 'a.b.c'), 'sign-in-failed'],
  ];
  for (const [name, change, notice] of tampered) {
    test(`[R-ERR-11] ${name} makes no session and ends on the start page`, async () => {
      const email = `tampered-${name.toLowerCase().replaceAll(' ', '-')}@example.com`;
      await person(email);
      const browser = createBrowser();
      const url = new URL(await untilCallback(browser, email));
      change(url);
      const before = await sessionCount();
      const answer = await browser.get(url.href);
      expect(answer.status).toBe(303);
      expect(answer.location).toBe(`${server.url}/?notice=${notice}`);
      expect(await sessionCount()).toBe(before);
    });
  }

  test('[R-ERR-11] an answer cannot be used twice', async () => {
    await person('replay@example.com');
    const browser = createBrowser();
    const url = await untilCallback(browser, 'replay@example.com');
    expect((await browser.get(url)).location).toBe(`${server.url}/`);
    expect((await browser.get(url)).location).toBe(`${server.url}/?notice=sign-in-expired`);
  });

  test('[R-ERR-11] an answer brought by another browser is refused, and so is one planted in a victim’s browser', async () => {
    await person('attacker@example.com');
    const url = await untilCallback(createBrowser(), 'attacker@example.com');
    const victim = createBrowser();
    await victim.get(`${server.url}/api/login`);
    const answer = await victim.get(url, 'cross-site');
    expect(answer.location).toBe(`${server.url}/?notice=sign-in-expired`);
    expect(victim.cookies.has('sid')).toBe(false);
  });

  test('[R-ERR-11] two tabs of one browser may sign in side by side', async () => {
    await person('tabs@example.com');
    const browser = createBrowser();
    const [first, second] = [await untilCallback(browser, 'tabs@example.com'), await browser.get(`${server.url}/api/login`)];
    expect(second.status).toBe(303);
    expect((await browser.get(first)).location).toBe(`${server.url}/`);
  });

  test('[R-ERR-11] cancelling ends on the start page with a notice', async () => {
    const browser = createBrowser();
    const page = await openSignInPage(browser);
    const submitted = await browser.post(page.url, { act: 'cancel' });
    const resumed = await browser.get(submitted.location ?? '');
    expect((await browser.get(resumed.location ?? '')).location).toBe(`${server.url}/?notice=sign-in-denied`);
  });

  test('[R-ERR-11] a sign-in that took longer than ten minutes has to begin again', async () => {
    await person('slow@example.com');
    const browser = createBrowser();
    const url = await untilCallback(browser, 'slow@example.com');
    server.setClock(new Date(Date.now() + 11 * 60 * 1000));
    expect((await browser.get(url)).location).toBe(`${server.url}/?notice=sign-in-expired`);
    server.setClock(new Date());
  });

  test('[R-ERR-11] an account without a person here is told so', async () => {
    const { accounts, newId } = server.services;
    await accounts.set({ id: newId(), email: 'stranger@example.com', password, firstName: null, lastName: null });
    const answer = await signIn(createBrowser(), 'stranger@example.com');
    expect(answer.location).toBe(`${server.url}/?notice=account-unknown`);
  });

  test('[R-AUTH-12] a deactivated person makes no session', async () => {
    await person('off@example.com', false);
    const browser = createBrowser();
    expect((await signIn(browser, 'off@example.com')).location).toBe(`${server.url}/?notice=account-deactivated`);
    expect(browser.cookies.has('sid')).toBe(false);
  });
});

describe('a session', () => {
  async function signedIn(email: string): Promise<Browser> {
    await person(email);
    const browser = createBrowser();
    await signIn(browser, email);
    return browser;
  }

  test('[R-ERR-05] [R-CALL-04] [R-AUTH-01] is required: without one the answer is 401 and says Unauthorized', async () => {
    for (const cookie of [undefined, 'x'.repeat(43), "' or 1=1 --"]) {
      const browser = createBrowser();
      if (cookie !== undefined) browser.cookies.set('sid', cookie);
      const answer = await me(browser);
      expect(answer.status).toBe(401);
      expect(answer.text).toBe('Unauthorized');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('[R-AUTH-12] ends with the next request after the person is deactivated', async () => {
    const browser = await signedIn('leaves@example.com');
    await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
      tx.user.update({ where: { email: 'leaves@example.com' }, data: { isActive: false } }),
    );
    const answer = await me(browser);
    expect(answer.status).toBe(403);
    expect(answer.text).toBe(accessTexts.deactivated);
    expect((await browser.get(`${server.url}/api/admin/calculators`, 'same-origin')).status).toBe(403);
  });

  test('a role that is changed counts from the next request on', async () => {
    const browser = await signedIn('rises@example.com');
    await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
      tx.user.update({ where: { email: 'rises@example.com' }, data: { role: 'platform_owner' } }),
    );
    expect(CurrentUser.parse(JSON.parse((await me(browser)).text)).role).toBe('platform_owner');
  });

  test('ends after fourteen days without use, and after thirty days with it', async () => {
    const idle = await signedIn('idle@example.com');
    const busy = await signedIn('busy@example.com');
    const start = Date.now();
    const statusAt = async (browser: Browser, days: number): Promise<number> => {
      server.setClock(new Date(start + days * day));
      return (await me(browser)).status;
    };
    expect(await statusAt(busy, 10)).toBe(200);
    expect(await statusAt(idle, 13.9)).toBe(200);
    expect(await statusAt(busy, 20)).toBe(200);
    expect(await statusAt(busy, 29.9)).toBe(200);
    expect(await statusAt(idle, 29.9)).toBe(401);
    expect(await statusAt(busy, 30.1)).toBe(401);
    server.setClock(new Date());
  });

  test('[R-PROD-15] signing out ends it here and at the provider', async () => {
    const browser = await signedIn('out@example.com');
    const kept = browser.cookies.get('sid') ?? '';
    const answer = await browser.get(`${server.url}/api/logout`, 'same-origin');
    expect(answer.status).toBe(303);
    expect(answer.location).toBe(`${server.url}/`);
    expect(['sid', 'signin', 'idp', 'idp.sig'].filter((name) => browser.cookies.has(name))).toEqual([]);
    browser.cookies.set('sid', kept);
    expect((await me(browser)).status).toBe(401);
    browser.cookies.delete('sid');
    expect((await openSignInPage(browser)).text).toContain(signInTexts.password);
  });

  test('[R-PROD-15] a link on another site only asks, and the answer is a form of ours', async () => {
    const browser = await signedIn('lured@example.com');
    const asked = await browser.get(`${server.url}/api/logout`, 'cross-site');
    expect(asked.status).toBe(200);
    expect(asked.text).toContain(signInTexts.signOutQuestion);
    expect((await browser.post(`${server.url}/api/logout`, {}, 'cross-site')).status).toBe(200);
    expect((await me(browser)).status).toBe(200);
    expect((await browser.post(`${server.url}/api/logout`, {})).status).toBe(303);
    expect((await me(browser)).status).toBe(401);
  });
});

test('the log contains no token, code, password, or query', () => {
  const text = server.logged().join('\n');
  expect(text).toContain('"event":"request"');
  expect(text).not.toContain(password);
  expect(text).not.toMatch(/code=|state=|sid=|"path":"[^"]*\?/);
});
