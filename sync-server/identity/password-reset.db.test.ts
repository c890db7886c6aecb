import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountTexts } from '#contract/account.ts';
import { rateLimits } from '#contract/rate-limits.ts';
import { passwordResetTexts, signInTexts } from '#contract/sign-in.ts';
import { startTestServer, type TestServer } from '#server/test-server.ts';
import { type Browser, createBrowser, type Page } from './browser-stand-in.ts';
import { resetLinkLifeMs } from './reset-links.ts';

const oldPassword = 'Right-pass-1';
const newPassword = 'Another-pass-2';
let server: TestServer;
let post: { readonly url: string; readonly arrived: { to: string; raw: string }[]; readonly close: () => Promise<void> };

beforeAll(async () => {
  post = await openPost();
  server = await startTestServer({ environment: { SMTP_URL: post.url, MAIL_FROM: 'Reckoner <no-reply@mail.example>' } });
});
afterAll(async () => {
  await server.close();
  await post.close();
});

/** A real mail server on the loopback. */
async function openPost(): Promise<typeof post> {
  const arrived: { to: string; raw: string }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, callback) => {
      let raw = '';
      stream.setEncoding('utf8');
      stream.on('data', (part: string) => {
        raw += part;
      });
      stream.on('end', () => {
        arrived.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), raw: raw.replaceAll(/=\r?\n/g, '') });
        callback();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listener = smtp.listen(0, '127.0.0.1', () => resolve(portOf(listener.address())));
  });
  return { url: `smtp://127.0.0.1:${port}`, arrived, close: () => new Promise((resolve) => smtp.close(() => resolve())) };
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('The mail server does not listen on a port.');
  return address.port;
}

let people = 0;
async function person(options: { readonly isActive?: boolean } = {}): Promise<{ readonly id: string; readonly email: string }> {
  people += 1;
  const email = `person${people}@example.com`;
  const { accounts, db, newId } = server.services;
  const id = newId();
  await db.inTransaction({ as: 'platform' }, (tx) => tx.user.create({ data: { id, email, isActive: options.isActive ?? true } }));
  await accounts.set({ id: newId(), email, password: oldPassword, firstName: 'Ann', lastName: null });
  return { id, email };
}

/** All tests are made from one place: each begins with limits that are full again. */
beforeEach(() => server.setClock(new Date(server.services.clock().getTime() + rateLimits.passwordReset.windowMs)));

const ask = (email: string, browser = createBrowser()): Promise<Page> => browser.post(`${server.url}/idp/password-reset`, { email });

async function mailsTo(email: string): Promise<readonly string[]> {
  while ((await server.runEffects()) > 0);
  return post.arrived.filter(({ to }) => to === email).map(({ raw }) => raw.replaceAll('=3D', '='));
}

const linkIn = (mail: string): string => /http:\/\/[\w.:]+\/idp\/new-password\?token=[\w-]{43}/.exec(mail)?.[0] ?? '';

async function linkFor(email: string): Promise<string> {
  await ask(email);
  return linkIn((await mailsTo(email)).at(-1) ?? '');
}

/** Opens the link and chooses a password. */
async function choose(link: string, password: string, browser = createBrowser()): Promise<Page> {
  await browser.follow(link, 'cross-site');
  return browser.post(`${server.url}/idp/new-password`, { password });
}

async function signIn(email: string, password: string): Promise<{ readonly browser: Browser; readonly isIn: boolean }> {
  const browser = createBrowser();
  const page = await browser.follow(`${server.url}/api/login`);
  const submitted = await browser.post(page.url, { email, password, act: 'sign-in' });
  if (submitted.location !== undefined) await browser.follow(submitted.location);
  return { browser, isIn: await isSignedIn(browser) };
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.get(`${server.url}/api/auth/user`, 'same-origin')).status === 200;
}

describe('a forgotten password', () => {
  test('is replaced from the sign-in page by a link in a mail, and ends every session of the person', async () => {
    const { id, email } = await person();
    const tablet = (await signIn(email, oldPassword)).browser;
    const other = (await signIn((await person()).email, oldPassword)).browser;
    const browser = createBrowser();
    const signInPage = await browser.follow(`${server.url}/api/login`);
    const href = /class="link" href="([^"]+)">([^<]+)</.exec(signInPage.text);
    expect(href?.[2]).toBe(signInTexts.forgot);
    const askPage = await browser.get(new URL(href?.[1] ?? '', server.url).href, 'same-origin');
    expect(askPage.text).toContain(passwordResetTexts.ask);
    expect((await ask(` ${email.toUpperCase()}`, browser)).text).toContain(passwordResetTexts.sent);

    const link = linkIn((await mailsTo(email)).at(-1) ?? '');
    expect(link.startsWith(server.url)).toBe(true);
    const form = await browser.follow(link, 'cross-site');
    expect(form.url).toBe(`${server.url}/idp/new-password`);
    expect(form.text).toContain(accountTexts.passwordHint);
    const done = await browser.post(form.url, { password: newPassword });
    expect([done.status, done.text.includes(passwordResetTexts.done)]).toEqual([200, true]);

    expect([await isSignedIn(tablet), await isSignedIn(other)]).toEqual([false, true]);
    // The provider remembers nobody either: the old browser has to type a password.
    expect((await tablet.follow(`${server.url}/api/login`)).text).toContain(signInTexts.password);
    expect((await signIn(email, oldPassword)).isIn).toBe(false);
    expect((await signIn(email, newPassword)).isIn).toBe(true);
    expect((await mailsTo(email)).at(-1)).toContain('Your password was changed');
    const record = await server.services.db.reading({ as: 'platform' }, (tx) =>
      tx.auditRecord.findFirst({ where: { action: 'account.resetPassword' } }),
    );
    expect(record?.objectId).toBe(id);
  });

  test('ends a sign-in that is half done with the old one', async () => {
    const { email } = await person();
    const link = await linkFor(email);
    const thief = createBrowser();
    const page = await thief.follow(`${server.url}/api/login`);
    const submitted = await thief.post(page.url, { email, password: oldPassword, act: 'sign-in' });
    expect((await choose(link, newPassword)).status).toBe(200);
    await thief.follow(submitted.location ?? '');
    expect(await isSignedIn(thief)).toBe(false);
  });

  test('opens the door again that wrong ones had shut', async () => {
    const { email } = await person();
    const link = await linkFor(email);
    const browser = createBrowser();
    const page = await browser.follow(`${server.url}/api/login`);
    let last = 0;
    for (let tries = 0; tries <= rateLimits.password.capacity; tries += 1)
      last = (await browser.post(page.url, { email, password: 'no', act: 'sign-in' })).status;
    expect(last).toBe(429);
    await choose(link, newPassword);
    expect((await signIn(email, newPassword)).isIn).toBe(true);
  });

  test('keeps the person in the browser that chose it, though somebody goes on guessing', async () => {
    const { email } = await person();
    const browser = createBrowser();
    await choose(await linkFor(email), newPassword, browser);
    const thief = createBrowser();
    const page = await thief.follow(`${server.url}/api/login`);
    let last = 0;
    for (let tries = 0; tries <= rateLimits.password.capacity; tries += 1)
      last = (await thief.post(page.url, { email, password: 'no', act: 'sign-in' })).status;
    expect(last).toBe(429);
    const own = await browser.follow(`${server.url}/api/login`);
    expect((await browser.post(own.url, { email, password: newPassword, act: 'sign-in' })).status).toBe(303);
  });

  test('of a deactivated person makes no session', async () => {
    const { email } = await person({ isActive: false });
    await choose(await linkFor(email), newPassword);
    expect((await signIn(email, newPassword)).isIn).toBe(false);
  });
});

describe('the answer', () => {
  const bare = (page: Page): unknown => [page.status, page.text.replaceAll(/nonce="[^"]*"/g, ''), [...page.headers.keys()].sort()];

  test('is the same for an address with an account and one without, and only one gets a mail', async () => {
    const { email } = await person();
    const [known, unknown] = [await ask(email), await ask('nobody@example.com')];
    expect(bare(unknown)).toEqual(bare(known));
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await mailsTo('nobody@example.com')).toEqual([]);
  });

  test('does the same work for both', async () => {
    const { email } = await person();
    const statements = async (address: string): Promise<number> => {
      const count = async (): Promise<number> => {
        const [row] = await server.services.db.query<{ n: number }>({ as: 'platform' }, 'select count(*)::int as n from effects', []);
        return row?.n ?? 0;
      };
      const before = await count();
      await ask(address);
      return (await count()) - before;
    };
    expect([await statements(email), await statements('nobody2@example.com')]).toEqual([1, 1]);
  });

  test('to the fourth request for one address within an hour, and to the eleventh from one place, is to wait', async () => {
    const alone = await startTestServer();
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

  test('to what is no address is its sentence, and what was typed stays text', async () => {
    const answer = await ask('"><script>alert(1)</script>');
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

describe('the link', () => {
  test('works once, and looking at it does not use it up', async () => {
    const { email } = await person();
    const link = await linkFor(email);
    for (let looks = 0; looks < 3; looks += 1) expect((await createBrowser().follow(link, 'cross-site')).text).toContain(email);
    expect((await choose(link, newPassword)).status).toBe(200);
    const again = await choose(link, 'Third-time-lucky-3');
    expect([again.status, again.text.includes(passwordResetTexts.expired)]).toEqual([410, true]);
    expect((await signIn(email, newPassword)).isIn).toBe(true);
  });

  test('works once among twenty at the same moment', async () => {
    const { email } = await person();
    const link = await linkFor(email);
    const browsers = Array.from({ length: 20 }, () => createBrowser());
    for (const browser of browsers) browser.cookies.set('new-password', new URL(link).searchParams.get('token') ?? '');
    const answers = await Promise.all(
      browsers.map((browser, place) => browser.post(`${server.url}/idp/new-password`, { password: `Another-pass-${place}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('works for an hour', async () => {
    const { email } = await person();
    const link = await linkFor(email);
    server.setClock(new Date(server.services.clock().getTime() + resetLinkLifeMs + 1000));
    expect((await choose(link, newPassword)).status).toBe(410);
  });

  test('is void once a newer one was sent', async () => {
    const { email } = await person();
    const [first, second] = [await linkFor(email), await linkFor(email)];
    expect(second).not.toBe(first);
    expect((await choose(first, newPassword)).status).toBe(410);
    expect((await choose(second, newPassword)).status).toBe(200);
  });

  test('that nobody sent opens nothing', async () => {
    for (const token of ['', 'x', 'A'.repeat(43), '%0d%0aSet-Cookie:a=b'])
      expect((await choose(`${server.url}/idp/new-password?token=${token}`, newPassword)).status).toBe(410);
  });

  test('is nowhere kept: not in the database, the outbox or the log, and leaves the address bar at once', async () => {
    const { email } = await person();
    const link = await linkFor(email);
    const token = new URL(link).searchParams.get('token') ?? '';
    const opened = await createBrowser().get(link, 'cross-site');
    expect([opened.status, opened.location]).toEqual([303, `${server.url}/idp/new-password`]);
    expect(opened.headers.getSetCookie()[0]).toMatch(
      /^new-password=[\w-]{43}; Path=\/idp\/new-password; HttpOnly; SameSite=Lax; Max-Age=3600$/,
    );
    expect([opened.headers.get('cache-control'), opened.headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
    const rows = await server.services.db.query(
      { as: 'platform' },
      `select id || payload::text as kept from oidc_payloads union all select html || text from mail_outbox union all select payload::text from effects`,
      [],
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    const carried = await server.services.db.query({ as: 'platform' }, 'select payload::text from effects', []);
    expect(JSON.stringify(carried)).not.toContain(email);
    expect(server.logged().join()).not.toContain(token);
    expect(server.logged().join()).not.toContain(email);
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

  test('[R-ACC-19] [R-ACC-20] [R-ACC-21] [R-ACC-22] keeps to the rules of the first, and a refusal leaves the link good', async () => {
    const { email } = await person();
    const link = await linkFor(email);
    for (const [password, sentence] of rules) {
      const answer = await choose(link, password);
      expect([answer.status, answer.text.includes(`>${sentence}<`)], sentence).toEqual([400, true]);
    }
    expect((await signIn(email, oldPassword)).isIn).toBe(true);
    expect((await choose(link, newPassword)).status).toBe(200);
  });

  test('[R-ACC-40] is kept as a slow hash only, and in no log', async () => {
    const { email } = await person();
    await choose(await linkFor(email), newPassword);
    const account = await server.services.db.reading({ as: 'platform' }, (tx) => tx.account.findUniqueOrThrow({ where: { email } }));
    expect(account.passwordHash).toMatch(/^scrypt\$/);
    expect(server.logged().join()).not.toContain(newPassword);
  });
});

describe('the mail', () => {
  async function tenant(name: string, whiteLabel: boolean): Promise<string> {
    const { db, newId } = server.services;
    const [id, planId] = [newId(), newId()];
    await db.inTransaction({ as: 'platform' }, async (tx) => {
      await tx.plan.create({ data: { id: planId, name: `Plan of ${name}`, whiteLabel } });
      const settings = { brand: { accent: '#0f766e', logoText: name.toUpperCase() } };
      await tx.tenant.create({ data: { id, name, subdomain: name.toLowerCase(), planId, settings } });
    });
    return id;
  }
  const join = (tenantId: string, userId: string) =>
    server.services.db.inTransaction({ as: 'platform' }, (tx) => tx.membership.create({ data: { tenantId, userId } }));

  test('bears the name and the colour of the person’s tenant, and of a white-label tenant nothing of the platform', async () => {
    const { id, email } = await person();
    const tenantId = await tenant('Northwind', true);
    await join(tenantId, id);
    await ask(email);
    const mail = (await mailsTo(email)).at(-1) ?? '';
    for (const word of ['NORTHWIND', '#0f766e', 'Sent for Northwind.', 'multipart/alternative']) expect(mail).toContain(word);
    expect(mail).toMatch(/works once, until \d+ \w+ \d{4} at \d\d:\d\d UTC/);
    expect(mail).not.toMatch(/Reckoner/);
  });

  test('leads to the platform’s own host and never to the domain of the tenant, who could read the token there', async () => {
    const { id, email } = await person();
    const tenantId = await tenant('Eastwind', false);
    await join(tenantId, id);
    await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
      tx.tenantDomain.create({
        data: { id: server.services.newId(), tenantId, domain: 'advice.eastwind.example', state: 'valid', proof: 'p' },
      }),
    );
    await ask(email);
    const mail = (await mailsTo(email)).at(-1) ?? '';
    expect(mail).toContain(`${server.url}/idp/new-password?token=`);
    expect(mail).not.toContain('advice.eastwind.example');
  });

  test('is not written in the name of a tenant the person does not belong to', async () => {
    const { email } = await person();
    await tenant('Stranger', false);
    const browser = createBrowser();
    const answer = await browser.post(`${server.url}/idp/password-reset`, { email, tenant: 'stranger' });
    expect(answer.status).toBe(200);
    const mail = (await mailsTo(email)).at(-1) ?? '';
    expect(mail).toContain('Sent by Reckoner.');
    expect(mail).not.toMatch(/stranger/i);
  });

  test('is in the name of the tenant on whose page it was asked for, where the person has several', async () => {
    const { id, email } = await person();
    const [first] = [await tenant('Alpha', false), await tenant('Beta', false)];
    await join(first, id);
    await join(
      (await server.services.db.reading({ as: 'platform' }, (tx) => tx.tenant.findUniqueOrThrow({ where: { subdomain: 'beta' } }))).id,
      id,
    );
    await createBrowser().post(`${server.url}/idp/password-reset`, { email, tenant: 'alpha' });
    const mail = (await mailsTo(email)).at(-1) ?? '';
    expect(mail).toContain('for Alpha.');
    const browser = createBrowser();
    expect((await browser.follow(linkIn(mail), 'cross-site')).text).toContain('#0f766e');
    expect((await browser.post(`${server.url}/idp/new-password`, { password: newPassword })).text).toContain('"/api/login?tenant=alpha"');
  });
});

test('an outside provider keeps the passwords: there is nothing to forget here', async () => {
  const outside = await startTestServer({
    environment: { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'app', OIDC_CLIENT_SECRET: 'secret' },
  });
  const statuses = [];
  for (const path of ['password-reset', 'new-password']) statuses.push((await createBrowser().get(`${outside.url}/idp/${path}`)).status);
  await outside.close();
  expect(statuses).toEqual([404, 404]);
});
