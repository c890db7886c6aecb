import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { strongSignInTexts as texts } from '#contract/people/strong-sign-in.ts';
import { rateLimits } from '#contract/values/rate-limits.ts';
import { type Browser, createBrowser, type Page } from '#server/people/identity/browser-stand-in.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { securityPath } from './security-page.ts';

const password = 'Right-pass-1';
let office: Office;
let now = new Date('2026-03-02T10:00:00.000Z');
beforeAll(async () => {
  office = await openOffice({ stoppedAt: now, environment: { OWNER_SECOND_STEP: 'required' } });
});
afterAll(() => office.close());
/** Each test is later than the limits of the one before. */
beforeEach(() => later(2 * 60 * 60));

function later(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000);
  office.stopClock(now);
}

let count = 0;
async function addAccount(role: 'platform_owner' | 'user' | 'tenant_admin', tenantId?: string): Promise<string> {
  count += 1;
  const email = `person-${count}@example.com`;
  const { accounts, newId } = office.services;
  const [id, accountId] = [newId(), newId()];
  await accounts.set({ id: accountId, email, password, firstName: null, lastName: null });
  await office.sql('insert into users (id, email, role) values ($1::uuid, $2, $3::role)', [id, email, role]);
  await office.sql('insert into identities (id, issuer, subject, user_id) values ($1::uuid, $2, $3, $4::uuid)', [
    newId(),
    office.issuer,
    accountId,
    id,
  ]);
  if (tenantId !== undefined)
    await office.sql('insert into users_to_tenants (user_id, tenant_id) values ($1::uuid, $2::uuid)', [id, tenantId]);
  return email;
}

/** Enters address and password; the answer is the next page, or a redirect out of the provider. */
async function enterPassword(browser: Browser, email: string, path = '/api/login'): Promise<Page> {
  const page = await browser.follow(`${office.url}${path}`);
  return browser.post(page.url, { email, password, act: 'sign-in' });
}

const keyOn = ({ text }: Page): string => (/<code>([A-Z2-7 ]+)<\/code>/.exec(text)?.[1] ?? '').replaceAll(' ', '');
const codesOn = ({ text }: Page): readonly string[] => [...text.matchAll(/<li><code>([\w-]+)<\/code>/g)].map(([, code = '']) => code);
const codeOf = (key: string): string => new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: now.getTime() });

/** Sets up an app during the first sign-in. Returns its key and the recovery codes. */
async function setUp(browser: Browser, email: string): Promise<{ readonly key: string; readonly codes: readonly string[] }> {
  const page = await enterPassword(browser, email);
  const key = keyOn(page);
  const shown = await browser.post(page.url, { code: codeOf(key), choice: 'set-up' });
  const codes = codesOn(shown);
  const through = await browser.post(page.url, { choice: 'continue' });
  expect(through.status).toBe(303);
  await browser.follow(through.location ?? '');
  later(30);
  return { key, codes };
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.get(`${office.url}/api/auth/user`, 'same-origin')).status === 200;
}

describe('a platform owner', () => {
  test('sets up an app at the first sign-in, and is in only after its code and the recovery codes', async () => {
    const email = await addAccount('platform_owner');
    const browser = createBrowser();
    const page = await enterPassword(browser, email);
    expect([page.status, page.text.includes(texts.setUpRequired)]).toEqual([200, true]);
    expect(page.text).toContain('<svg');
    const wrong = await browser.post(page.url, { code: '000000', choice: 'set-up' });
    expect([wrong.status, wrong.text.includes(texts.wrong)]).toEqual([401, true]);
    expect((await browser.post(page.url, { choice: 'continue' })).status).toBe(401);
    const shown = await browser.post(page.url, { code: codeOf(keyOn(wrong)), choice: 'set-up' });
    expect(codesOn(shown)).toHaveLength(10);
    expect(await isSignedIn(browser)).toBe(false);
    const through = await browser.post(page.url, { choice: 'continue' });
    await browser.follow(through.location ?? '');
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('needs a new code at the next sign-in: none that was used, none that is wrong, and none without the password', async () => {
    const email = await addAccount('platform_owner');
    const { key } = await setUp(createBrowser(), email);
    const browser = createBrowser();
    const page = await enterPassword(browser, email);
    expect(page.text).toContain(texts.step);
    expect((await browser.post(page.url, { code: '123456', choice: 'code' })).status).toBe(401);
    const code = codeOf(key);
    const through = await browser.post(page.url, { code, choice: 'code' });
    expect(through.status).toBe(303);
    await browser.follow(through.location ?? '');
    expect(await isSignedIn(browser)).toBe(true);

    const other = createBrowser();
    const again = await enterPassword(other, email);
    expect((await other.post(again.url, { code, choice: 'code' })).status).toBe(401);
    const stranger = createBrowser();
    const first = await stranger.follow(`${office.url}/api/login`);
    later(30);
    expect((await stranger.post(first.url, { code: codeOf(key), choice: 'code' })).status).toBe(401);
    expect(await isSignedIn(stranger)).toBe(false);
  });

  test('gets in by a recovery code, once, however it is typed', async () => {
    const email = await addAccount('platform_owner');
    const { codes } = await setUp(createBrowser(), email);
    const typed = (codes[3] ?? '').toLowerCase().replaceAll('-', ' ');
    const browser = createBrowser();
    const page = await enterPassword(browser, email);
    expect((await browser.post(page.url, { code: typed, choice: 'code' })).status).toBe(303);
    const other = createBrowser();
    const again = await enterPassword(other, email);
    expect((await other.post(again.url, { code: typed, choice: 'code' })).status).toBe(401);
  });

  test('has ten tries an hour, whichever browser makes them', async () => {
    const email = await addAccount('platform_owner');
    const { key } = await setUp(createBrowser(), email);
    let page: Page | undefined;
    for (let tries = 0; tries < rateLimits.secondStep.capacity; tries += 1) {
      const browser = createBrowser();
      page = await enterPassword(browser, email);
      expect((await browser.post(page.url, { code: '000000', choice: 'code' })).status).toBe(401);
    }
    const browser = createBrowser();
    const last = await enterPassword(browser, email);
    expect((await browser.post(last.url, { code: codeOf(key), choice: 'code' })).status).toBe(429);
  });

  test('has ten minutes for the code, and then enters the password again', async () => {
    const email = await addAccount('platform_owner');
    const { key } = await setUp(createBrowser(), email);
    const browser = createBrowser();
    const page = await enterPassword(browser, email);
    later(601);
    const late = await browser.post(page.url, { code: codeOf(key), choice: 'code' });
    expect([late.status, late.text.includes(texts.expired)]).toEqual([401, true]);
  });
});

describe('other people', () => {
  test('sign in with the password alone, unless a firm of theirs asks for a second step', async () => {
    const [plain, strict] = [await office.tenant(), await office.tenant()];
    await office.sql(`update tenants set settings = '{"needsSecondStep": true}' where id = $1::uuid`, [strict.id]);
    expect((await enterPassword(createBrowser(), await addAccount('user', plain.id))).status).toBe(303);
    expect((await enterPassword(createBrowser(), await addAccount('user', strict.id))).text).toContain(texts.setUpRequired);
  });
});

describe('the page about the security of the account', () => {
  test('asks for a fresh sign-in, and then sets up an app, which the next sign-in asks for', async () => {
    const email = await addAccount('user');
    const browser = createBrowser();
    const asked = await browser.get(`${office.url}${securityPath}`);
    expect(asked.location).toBe(`${office.url}/api/login?prompt=login&returnTo=${encodeURIComponent(securityPath)}`);
    const through = await enterPassword(browser, email, `/api/login?prompt=login&returnTo=${encodeURIComponent(securityPath)}`);
    const page = await browser.follow(through.location ?? '');
    expect(page.text).toContain(texts.appOff);
    const adding = await browser.post(page.url, { choice: 'add-app', id: '' });
    const shown = await browser.post(page.url, { choice: 'set-up', code: codeOf(keyOn(adding)) });
    expect(codesOn(shown)).toHaveLength(10);
    expect((await browser.get(page.url)).text).toContain(texts.appOn);
    expect((await enterPassword(createBrowser(), email)).text).toContain(texts.step);
    expect(await office.sql(`select after from audit_log where action = 'account.secondStep'`)).toContainEqual({
      after: { what: 'app added' },
    });
    later(301);
    expect((await browser.get(page.url)).location).toContain('/api/login');
  });

  test('lists the sessions, and ends one', async () => {
    const email = await addAccount('user');
    const [first, second] = [createBrowser(), createBrowser()];
    for (const browser of [first, second]) {
      const through = await enterPassword(browser, email, `/api/login?returnTo=${encodeURIComponent(securityPath)}`);
      await browser.follow(through.location ?? '');
    }
    const page = await second.get(`${office.url}${securityPath}`);
    expect(page.text).toContain(texts.thisSession);
    const id = /name="id" value="([0-9a-f]{64})"/.exec(page.text)?.[1] ?? '';
    expect((await second.post(page.url, { choice: 'end-session', id })).status).toBe(303);
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true]);
  });

  test('ends no session of somebody else', async () => {
    const [victim, attacker] = [createBrowser(), createBrowser()];
    for (const browser of [victim, attacker]) {
      const through = await enterPassword(browser, await addAccount('user'));
      await browser.follow(through.location ?? '');
    }
    const sids = await office.sql<{ sid: string }>('select sid from sessions');
    for (const { sid } of sids) await attacker.post(`${office.url}${securityPath}`, { choice: 'end-session', id: sid });
    expect(await isSignedIn(victim)).toBe(true);
  });

  test('keeps the last second step of a person who needs one', async () => {
    const email = await addAccount('platform_owner');
    const browser = createBrowser();
    await setUp(browser, email);
    const kept = await browser.post(`${office.url}${securityPath}`, { choice: 'remove-app', id: '' });
    expect([kept.status, kept.text.includes(texts.required)]).toEqual([400, true]);
  });

  test('takes no form of another site', async () => {
    const email = await addAccount('user');
    const browser = createBrowser();
    const through = await enterPassword(browser, email);
    await browser.follow(through.location ?? '');
    expect((await browser.post(`${office.url}${securityPath}`, { choice: 'add-app' }, 'cross-site')).status).toBe(403);
  });
});
