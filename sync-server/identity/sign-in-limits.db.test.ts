import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rateLimits } from '#contract/rate-limits.ts';
import { signInTexts } from '#contract/sign-in.ts';
import { startTestServer, type TestServer } from '#server/test-server.ts';
import { createBrowser, type Page } from './browser-stand-in.ts';

const password = 'Right-pass-1';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function account(email: string): Promise<void> {
  const { accounts, newId } = server.services;
  await accounts.set({ id: newId(), email, password, firstName: null, lastName: null });
}

/** The sign-in page of a browser of its own, and what it answers to an address and a password. */
async function signInPage(at = server): Promise<(email: string, password: string) => Promise<Page>> {
  const browser = createBrowser();
  const page = await browser.follow(`${at.url}/api/login`);
  return (email, tried) => browser.post(page.url, { email, password: tried, act: 'sign-in' });
}

describe('wrong passwords', () => {
  test('after ten the eleventh try waits, even with the right one, and from every browser', async () => {
    await account('tries@example.com');
    const guess = await signInPage();
    for (let tries = 0; tries < rateLimits.password.capacity; tries += 1)
      expect((await guess(tries % 2 === 0 ? ' Tries@Example.com' : 'tries@example.com', 'no')).status).toBe(401);
    const answer = await (await signInPage())('tries@example.com', password);
    expect(answer.status).toBe(429);
    expect(answer.text).toContain(signInTexts.tooMany(6));
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(300);
    server.setClock(new Date(Date.now() + 361_000));
    expect((await (await signInPage())('tries@example.com', password)).status).toBe(303);
    server.setClock(new Date());
  });

  test('a right one forgets the wrong ones of its address', async () => {
    await account('forgets@example.com');
    for (let round = 0; round < 2; round += 1) {
      const guess = await signInPage();
      for (let tries = 1; tries < rateLimits.password.capacity; tries += 1) await guess('forgets@example.com', 'no');
      expect((await guess('forgets@example.com', password)).status).toBe(303);
    }
  });

  test('many at the same moment do not slip through together', async () => {
    const guess = await signInPage();
    const answers = await Promise.all(Array.from({ length: 25 }, () => guess('crowd@example.com', 'no')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(rateLimits.password.capacity);
  });
});

test('one place that tries many addresses has to wait, and right passwords do not count for it', async () => {
  const place = await startTestServer();
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

test('while tries cannot be counted no password is tried', async () => {
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
