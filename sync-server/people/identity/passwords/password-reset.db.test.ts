import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountTexts } from '#contract/people/account.ts';
import { passwordResetTexts, signInTexts } from '#contract/people/sign-in.ts';
import { rateLimits } from '#contract/values/rate-limits.ts';
import { createBrowser, type Page } from '#server/people/identity/browser-stand-in.ts';
import { linkIn, newPassword, oldPassword, openResetScene, type ResetScene } from '#server/testing/password-reset-scene.ts';
import { openOffice } from '#server/testing/test-office.ts';

let server: ResetScene;

beforeAll(async () => {
  server = await openResetScene();
});
afterAll(() => server.close());
beforeEach(() => server.refillLimits());

describe('a forgotten password', () => {
  test('is replaced from the sign-in page by a link in a mail, and ends every session of the person', async () => {
    const { id, email } = await server.person();
    const tablet = (await server.signIn(email, oldPassword)).browser;
    const other = (await server.signIn((await server.person()).email, oldPassword)).browser;
    const browser = createBrowser();
    const signInPage = await browser.follow(`${server.url}/api/login`);
    const href = /class="link" href="([^"]+)">([^<]+)</.exec(signInPage.text);
    expect(href?.[2]).toBe(signInTexts.forgot);
    const askPage = await browser.get(new URL(href?.[1] ?? '', server.url).href, 'same-origin');
    expect(askPage.text).toContain(passwordResetTexts.ask);
    expect((await server.ask(` ${email.toUpperCase()}`, browser)).text).toContain(passwordResetTexts.sent);

    const link = linkIn((await server.mailsTo(email)).at(-1) ?? '');
    expect(link.startsWith(server.url)).toBe(true);
    const form = await browser.follow(link, 'cross-site');
    expect(form.url).toBe(`${server.url}/idp/new-password`);
    expect(form.text).toContain(accountTexts.passwordHint);
    const done = await browser.post(form.url, { password: newPassword });
    expect([done.status, done.text.includes(passwordResetTexts.done)]).toEqual([200, true]);

    expect([await server.isSignedIn(tablet), await server.isSignedIn(other)]).toEqual([false, true]);
    // The provider's session is gone, too: the old browser has to enter a password.
    expect((await tablet.follow(`${server.url}/api/login`)).text).toContain(signInTexts.password);
    expect((await server.signIn(email, oldPassword)).isIn).toBe(false);
    expect((await server.signIn(email, newPassword)).isIn).toBe(true);
    // The mail about the sign-in may come before it or after it.
    await expect.poll(async () => (await server.mailsTo(email)).join()).toContain('Your password was changed');
    const record = await server.services.db.reading({ as: 'platform' }, (tx) =>
      tx.auditRecord.findFirst({ where: { action: 'account.resetPassword' } }),
    );
    expect(record?.objectId).toBe(id);
  });

  test('ends a sign-in that was begun with the old one', async () => {
    const { email } = await server.person();
    const link = await server.linkFor(email);
    const thief = createBrowser();
    const page = await thief.follow(`${server.url}/api/login`);
    const submitted = await thief.post(page.url, { email, password: oldPassword, act: 'sign-in' });
    expect((await server.choose(link, newPassword)).status).toBe(200);
    await thief.follow(submitted.location ?? '');
    expect(await server.isSignedIn(thief)).toBe(false);
  });

  test('unlocks an address that wrong passwords had locked', async () => {
    const { email } = await server.person();
    const link = await server.linkFor(email);
    const browser = createBrowser();
    const page = await browser.follow(`${server.url}/api/login`);
    let last = 0;
    for (let tries = 0; tries <= rateLimits.password.capacity; tries += 1)
      last = (await browser.post(page.url, { email, password: 'no', act: 'sign-in' })).status;
    expect(last).toBe(429);
    await server.choose(link, newPassword);
    expect((await server.signIn(email, newPassword)).isIn).toBe(true);
  });

  test('keeps the person signed in after the reset, although another browser goes on guessing', async () => {
    const { email } = await server.person();
    const browser = createBrowser();
    await server.choose(await server.linkFor(email), newPassword, browser);
    const thief = createBrowser();
    const page = await thief.follow(`${server.url}/api/login`);
    let last = 0;
    for (let tries = 0; tries <= rateLimits.password.capacity; tries += 1)
      last = (await thief.post(page.url, { email, password: 'no', act: 'sign-in' })).status;
    expect(last).toBe(429);
    const own = await browser.follow(`${server.url}/api/login`);
    expect((await browser.post(own.url, { email, password: newPassword, act: 'sign-in' })).status).toBe(303);
  });

  test('of a deactivated person creates no session when replaced', async () => {
    const { email } = await server.person({ isActive: false });
    await server.choose(await server.linkFor(email), newPassword);
    expect((await server.signIn(email, newPassword)).isIn).toBe(false);
  });
});

describe('the answer', () => {
  const bare = (page: Page): unknown => [page.status, page.text.replaceAll(/nonce="[^"]*"/g, ''), [...page.headers.keys()].sort()];

  test('is the same for an address with an account and one without, and only one gets a mail', async () => {
    const { email } = await server.person();
    const [known, unknown] = [await server.ask(email), await server.ask('nobody@example.com')];
    expect(bare(unknown)).toEqual(bare(known));
    expect(await server.mailsTo(email)).toHaveLength(1);
    expect(await server.mailsTo('nobody@example.com')).toEqual([]);
  });

  test('does the same work for an address with an account and one without', async () => {
    const { email } = await server.person();
    const statements = async (address: string): Promise<number> => {
      const count = async (): Promise<number> => {
        const [row] = await server.services.db.query<{ n: number }>({ as: 'platform' }, 'select count(*)::int as n from effects', []);
        return row?.n ?? 0;
      };
      const before = await count();
      await server.ask(address);
      return (await count()) - before;
    };
    expect([await statements(email), await statements('nobody2@example.com')]).toEqual([1, 1]);
  });

  test('is "wait" to the fourth request for one address within an hour, and to the eleventh from one network address', async () => {
    const alone = await openOffice();
    const browser = createBrowser();
    const askThere = async (email: string): Promise<number> => (await browser.post(`${alone.url}/idp/password-reset`, { email })).status;
    const perAddress = [];
    for (let times = 0; times <= rateLimits.passwordResetTo.capacity; times += 1) perAddress.push(await askThere('same@example.com'));
    const perPlace = [];
    for (let times = perAddress.length; times <= rateLimits.passwordReset.capacity; times += 1)
      perPlace.push(await askThere(`p${times}@example.com`));
    await alone.close();
    expect(perAddress).toEqual([200, 200, 200, 429]);
    expect(perPlace).toEqual([...perPlace.slice(1).map(() => 200), 429]);
  });

  test('refuses an invalid address with its sentence, and shows the entry as text', async () => {
    const answer = await server.ask('"><script>alert(1)</script>');
    expect([answer.status, answer.text.includes('Please enter a valid email address'), answer.text.includes('<script')]).toEqual([
      400,
      true,
      false,
    ]);
  });

  test('[R-AUTH-13] to a form of another site is a refusal', async () => {
    const browser = createBrowser();
    for (const path of ['password-reset', 'new-password'])
      expect((await browser.post(`${server.url}/idp/${path}`, { email: 'a@example.com' }, 'cross-site')).status).toBe(403);
  });
});

describe('the new password', () => {
  const rules: readonly (readonly [password: string, sentence: string])[] = [
    ['Short1', accountTexts.passwordLength],
    ['lower-case-1', accountTexts.passwordUppercase],
    ['UPPER-CASE-1', accountTexts.passwordLowercase],
    ['No-digit-here', accountTexts.passwordNumber],
    [`Aa1${'x'.repeat(126)}`, accountTexts.passwordTooLong],
    ['Password1', accountTexts.passwordCommon],
    ['', accountTexts.passwordLength],
  ];

  test('[R-ACC-19] [R-ACC-20] [R-ACC-21] [R-ACC-22] follows the same rules as a first password, and a refusal leaves the link valid', async () => {
    const { email } = await server.person();
    const link = await server.linkFor(email);
    for (const [password, sentence] of rules) {
      const answer = await server.choose(link, password);
      expect([answer.status, answer.text.includes(`>${sentence}<`)], sentence).toEqual([400, true]);
    }
    expect((await server.signIn(email, oldPassword)).isIn).toBe(true);
    expect((await server.choose(link, newPassword)).status).toBe(200);
  });

  test('[R-ACC-40] is kept as a slow hash only, and in no log', async () => {
    const { email } = await server.person();
    await server.choose(await server.linkFor(email), newPassword);
    const account = await server.services.db.reading({ as: 'platform' }, (tx) => tx.account.findUniqueOrThrow({ where: { email } }));
    expect(account.passwordHash).toMatch(/^scrypt\$/);
    expect(server.logged().join()).not.toContain(newPassword);
  });
});

test('is not offered if an outside provider keeps the passwords', async () => {
  const outside = await openOffice({
    environment: { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'app', OIDC_CLIENT_SECRET: 'secret' },
  });
  const statuses = [];
  for (const path of ['password-reset', 'new-password']) statuses.push((await createBrowser().get(`${outside.url}/idp/${path}`)).status);
  await outside.close();
  expect(statuses).toEqual([404, 404]);
});
