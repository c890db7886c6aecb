import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signInTexts } from '#contract/people/sign-in.ts';
import { rateLimits, rateLimitTexts } from '#contract/values/rate-limits.ts';
import { type Browser, createBrowser, type Page } from '#server/people/identity/browser-stand-in.ts';
import { knownCookieName } from '#server/people/identity/tickets/known-browsers.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

const password = 'Right-pass-1';
let server: Office;

beforeAll(async () => {
  server = await openOffice();
});
afterAll(() => server.close());
/** All attempts come from one network address: each test begins with a full limit. */
beforeEach(() => server.setClock(new Date(server.services.clock().getTime() + rateLimits.passwordFrom.windowMs)));

async function account(email: string): Promise<void> {
  const { accounts, newId } = server.services;
  await accounts.set({ id: newId(), email, password, firstName: null, lastName: null });
}

/** The sign-in page in a new browser, and its answer to an address and a password. */
async function signInPage(at = server, browser = createBrowser()): Promise<(email: string, password: string) => Promise<Page>> {
  const page = await browser.follow(`${at.url}/api/login`);
  return (email, tried) => browser.post(page.url, { email, password: tried, act: 'sign-in' });
}

describe('wrong passwords', () => {
  test('make the eleventh attempt wait, even with the right one, and from every browser', async () => {
    await account('tries@example.com');
    const guess = await signInPage();
    for (let tries = 0; tries < rateLimits.password.capacity; tries += 1)
      expect((await guess(tries % 2 === 0 ? ' Tries@Example.com' : 'tries@example.com', 'no')).status).toBe(401);
    const answer = await (await signInPage())('tries@example.com', password);
    expect(answer.status).toBe(429);
    expect(answer.text).toContain(signInTexts.tooMany(6));
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(300);
    server.setClock(new Date(server.services.clock().getTime() + 361_000));
    expect((await (await signInPage())('tries@example.com', password)).status).toBe(303);
  });

  test('a right password resets the count of wrong ones for its address', async () => {
    await account('forgets@example.com');
    for (let round = 0; round < 2; round += 1) {
      const guess = await signInPage();
      for (let tries = 1; tries < rateLimits.password.capacity; tries += 1) await guess('forgets@example.com', 'no');
      expect((await guess('forgets@example.com', password)).status).toBe(303);
    }
  });

  test('cannot exceed the limit by simultaneous attempts', async () => {
    const guess = await signInPage();
    const answers = await Promise.all(Array.from({ length: 25 }, () => guess('crowd@example.com', 'no')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(rateLimits.password.capacity);
  });
});

describe('a browser that has signed in before', () => {
  /** All others are over the limit. */
  async function lockOut(email: string): Promise<void> {
    const guess = await signInPage();
    for (let tries = 0; tries < rateLimits.password.capacity; tries += 1) await guess(email, 'no');
    expect((await (await signInPage())(email, password)).status).toBe(429);
  }

  async function signOut(browser: Browser): Promise<void> {
    expect((await browser.get(`${server.url}/api/logout`, 'same-origin')).status).toBe(303);
  }

  test('is not locked out by ten wrong passwords from elsewhere, not even after signing out', async () => {
    await account('steady@example.com');
    const browser = createBrowser();
    await (await signInPage(server, browser))('steady@example.com', password);
    await signOut(browser);
    await lockOut('steady@example.com');
    expect((await (await signInPage(server, browser))(' Steady@Example.com', password)).status).toBe(303);
    expect((await (await signInPage())('steady@example.com', password)).status).toBe(429);
  });

  test('is not locked out by others who guess from the same place', async () => {
    const place = await openOffice();
    const { accounts, newId } = place.services;
    await accounts.set({ id: newId(), email: 'near@example.com', password, firstName: null, lastName: null });
    const browser = createBrowser();
    await (await signInPage(place, browser))('near@example.com', password);
    await browser.get(`${place.url}/api/logout`, 'same-origin');
    const guess = await signInPage(place);
    for (let tries = 0; tries <= rateLimits.passwordFrom.capacity; tries += 1) await guess(`guess${tries}@example.com`, 'no');
    const statuses = [
      (await (await signInPage(place))('near@example.com', password)).status,
      (await (await signInPage(place, browser))('near@example.com', password)).status,
    ];
    await place.close();
    expect(statuses).toEqual([429, 303]);
  });

  test('has few attempts of its own, which do not count for other accounts', async () => {
    await account('own@example.com');
    const browser = createBrowser();
    await (await signInPage(server, browser))('own@example.com', password);
    await signOut(browser);
    const guess = await signInPage(server, browser);
    const statuses: number[] = [];
    for (let tries = 0; tries <= rateLimits.passwordInKnownBrowser.capacity; tries += 1)
      statuses.push((await guess('own@example.com', 'no')).status);
    expect(statuses).toEqual([...Array.from({ length: rateLimits.passwordInKnownBrowser.capacity }, () => 401), 429]);
    expect((await (await signInPage())('own@example.com', password)).status).toBe(303);
  });

  test('is recognized for its own account only', async () => {
    await account('first@example.com');
    await account('other@example.com');
    const browser = createBrowser();
    await (await signInPage(server, browser))('first@example.com', password);
    await signOut(browser);
    await lockOut('other@example.com');
    expect((await (await signInPage(server, browser))('other@example.com', password)).status).toBe(429);
  });

  test('is known by a cookie of this host alone, of which the database keeps a hash', async () => {
    await account('kept@example.com');
    const browser = createBrowser();
    const answer = await (await signInPage(server, browser))('kept@example.com', password);
    expect(answer.headers.getSetCookie().find((line) => line.startsWith('known='))).toMatch(
      /^known=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/,
    );
    expect([knownCookieName({ https: true }), knownCookieName({ https: false })]).toEqual(['__Host-known', 'known']);
    const rows = await server.services.db.query({ as: 'platform' }, 'select id || payload::text as kept from oidc_payloads', []);
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('known'));
    expect(JSON.stringify(rows)).not.toContain('kept@example.com');
  });
});

test('a network address that tries many accounts has to wait, and right passwords do not count toward its limit', async () => {
  const place = await openOffice();
  const { accounts, newId } = place.services;
  await accounts.set({ id: newId(), email: 'office@example.com', password, firstName: null, lastName: null });
  for (let times = 0; times < 5; times += 1) expect((await (await signInPage(place))('office@example.com', password)).status).toBe(303);
  const guess = await signInPage(place);
  const statuses: number[] = [];
  for (let tries = 0; tries <= rateLimits.passwordFrom.capacity; tries += 1)
    statuses.push((await guess(`guess${tries}@example.com`, 'no')).status);
  await place.close();
  expect(statuses).toEqual([...Array.from({ length: rateLimits.passwordFrom.capacity }, () => 401), 429]);
});

test('too many requests for authorization are refused with a sentence and the time to wait', async () => {
  const busy = await openOffice();
  const browser = createBrowser();
  const answers: Page[] = [];
  while (answers.at(-1)?.status !== 429 && answers.length < 3 * rateLimits.authorization.capacity)
    answers.push(await browser.get(`${busy.url}/idp/${['auth', 'AUTH', 'auth/'][answers.length % 3]}?client_id=${answers.length}`));
  await busy.close();
  expect(answers.length).toBeGreaterThan(rateLimits.authorization.capacity);
  const last = answers.at(-1);
  expect([last?.status, last?.text, Number(last?.headers.get('retry-after')) > 0]).toEqual([429, rateLimitTexts.wait(60), true]);
});

test('checks no password while attempts cannot be counted', async () => {
  await account('uncounted@example.com');
  const guess = await signInPage();
  const owner = new pg.Client({ connectionString: server.database.url });
  await owner.connect();
  await owner.query('alter table rate_buckets rename to rate_buckets_away');
  const answer = await guess('uncounted@example.com', password);
  await owner.query('alter table rate_buckets_away rename to rate_buckets');
  await owner.end();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
});
