import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { invitationTexts } from '#contract/people/invitations.ts';
import { CurrentUser, LeaseClaims } from '#contract/people/session.ts';
import { signInTexts } from '#contract/people/sign-in.ts';
import { graphqlHeader, operations } from '#contract/sync/operations.ts';
import { protocol } from '#contract/sync/sync.ts';
import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import { createRenewCaller } from '#server/core/access/renew-caller.ts';
import { statuses } from '#server/core/http/statuses.ts';
import { tenantAdminStream, tenantStream, userStream } from '#server/core/sync/streams/stream-names.ts';
import { type Browser, createBrowser } from '#server/people/identity/browser-stand-in.ts';
import { hashToken, newToken } from '#server/people/identity/sessions/opaque-token.ts';
import { agree, domain, type ForeignScene, foreignScene, password, subHost } from '#server/testing/foreign-host-scene.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

let server: Office;
let scene: ForeignScene;

beforeAll(async () => {
  server = await openOffice({ environment: { PRODUCT_HOST: 'firms.test', TRUST_PROXY: '127.0.0.1' } });
  scene = await foreignScene(server);
});
afterAll(() => server.close());

const expired = (host?: string): string =>
  host === undefined ? `${server.url}/?notice=sign-in-expired` : scene.there('/?notice=sign-in-expired', host);
const statusAt = async (browser: Browser, url: string): Promise<number> => (await browser.get(url, 'same-origin')).status;
const member = (email: string): Promise<string> => scene.person(email, 'user', [[scene.acme, 'user']]);

describe("the holder of a tenant's own domain", () => {
  test('gets no session and no data of a visitor who is signed in elsewhere, platform owners included', async () => {
    await scene.person('owner@reckoner.example', 'platform_owner');
    const browser = createBrowser();
    await scene.signInHere(browser, 'owner@reckoner.example');
    const before = await scene.sessions();
    const page = await browser.follow(scene.there('/api/login'), 'cross-site');
    expect(page.url).toBe(`${server.url}/?notice=not-a-member`);
    expect(await scene.sessions()).toBe(before);
    expect(browser.cookiesOn(domain).has('sid')).toBe(false);
  });

  test('gets no session of a member who was not asked, and cannot replay a code', async () => {
    await member('quiet@acme.example');
    const browser = createBrowser();
    await scene.signInHere(browser, 'quiet@acme.example');
    const asked = await browser.follow(scene.there('/api/login'), 'cross-site');
    expect(new URL(asked.url).origin).toBe(server.url);
    expect(asked.text).toContain(signInTexts.confirmTitle(domain));
    expect(asked.text).not.toContain('handoff');
    expect(browser.cookiesOn(domain).has('sid')).toBe(false);
  });
});

describe('the first sign-in on a domain', () => {
  test('names the domain on the platform’s own host and asks, once for each person', async () => {
    await member('first@acme.example');
    const browser = createBrowser();
    const asked = await scene.passThrough(browser, 'first@acme.example');
    expect(asked.url).toContain(`${server.url}/api/login/confirm?ticket=`);
    expect(asked.text).toContain(signInTexts.confirmDomain('Acme Wealth', domain));
    expect(asked.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-.*frame-ancestors 'none'/);
    const handed = await agree(browser, asked);
    expect(handed.location).toContain(scene.there('/api/callback?handoff='));
    expect((await browser.get(handed.location ?? '')).location).toBe(scene.there('/calculators'));
    expect(await statusAt(browser, scene.there('/api/auth/user'))).toBe(200);
    const again = await scene.passThrough(createBrowser(), 'first@acme.example');
    expect(again.location).toContain(scene.there('/api/callback?handoff='));
  });

  test('ends without a session when the answer is no, and asks again the next time', async () => {
    await member('no@acme.example');
    const browser = createBrowser();
    const asked = await scene.passThrough(browser, 'no@acme.example');
    expect((await agree(browser, asked, 'cancel')).location).toBe(`${server.url}/?notice=sign-in-denied`);
    expect((await agree(browser, asked)).location).toBe(expired());
    expect((await scene.passThrough(browser, 'no@acme.example')).text).toContain(signInTexts.confirmTitle(domain));
  });

  test('accepts no answer from another browser, from another site, or on another host', async () => {
    await member('lured@acme.example');
    const browser = createBrowser();
    const asked = await scene.passThrough(browser, 'lured@acme.example');
    const { search } = new URL(asked.url);
    expect((await createBrowser().get(asked.url)).location).toBe(expired());
    expect((await browser.get(scene.there(`/api/login/confirm${search}`))).location).toBe(expired(domain));
    const ticket = new URLSearchParams(search).get('ticket') ?? '';
    const form = { ticket, act: 'continue' };
    for (const site of ['cross-site', 'same-site'] as const)
      expect((await browser.post(`${server.url}/api/login/confirm`, form, site)).status).toBe(403);
    expect((await createBrowser().post(`${server.url}/api/login/confirm`, form)).location).toBe(expired());
    expect((await browser.post(`${server.url}/api/login/confirm`, form)).location).toBe(expired());
  });

  test('asks again after the domain went to another tenant, and ends the sessions there', async () => {
    await member('moved@acme.example');
    const { db, newId } = server.services;
    const browser = createBrowser();
    await scene.signInThere(browser, 'moved@acme.example');
    expect(await statusAt(browser, scene.there('/api/auth/user'))).toBe(200);
    const claim = (tenantId: string) =>
      db.inTransaction({ as: 'platform' }, async (tx) => {
        await tx.tenantDomain.deleteMany({ where: { domain } });
        await tx.tenantDomain.create({ data: { id: newId(), tenantId, domain, state: 'valid', proof: 'x', verifiedAt: new Date() } });
      });
    await claim(scene.birch);
    expect(await statusAt(browser, scene.there('/api/auth/user'))).toBe(401);
    await claim(scene.acme);
    expect((await scene.passThrough(browser, 'moved@acme.example')).text).toContain(signInTexts.confirmTitle(domain));
  });
});

describe('a code for a tenant’s host', () => {
  async function coded(name: string): Promise<{ readonly browser: Browser; readonly code: string }> {
    const email = `${name}@acme.example`;
    await member(email);
    const browser = createBrowser();
    return { browser, code: await scene.untilHandoff(browser, email) };
  }
  const isSignedIn = (browser: Browser): Promise<boolean> =>
    statusAt(browser, scene.there('/api/auth/user')).then((status) => status === 200);

  test('works once', async () => {
    const { browser, code } = await coded('once');
    expect((await browser.get(code)).location).toBe(scene.there('/calculators'));
    expect((await browser.get(code)).location).toBe(expired(domain));
    expect((await createBrowser().get(code)).location).toBe(expired(domain));
  });

  test('[R-AUTH-13] is worth nothing with the cookie of another browser', async () => {
    const { browser, code } = await coded('replayed');
    const thief = createBrowser();
    await thief.get(scene.there('/api/login'));
    expect((await thief.get(code)).location).toBe(expired(domain));
    expect((await browser.get(code)).location).toBe(expired(domain));
    expect([await isSignedIn(thief), await isSignedIn(browser)]).toEqual([false, false]);
  });

  test('is worth nothing on the platform’s host or on another host of the same tenant', async () => {
    for (const host of [undefined, subHost]) {
      const { browser, code } = await coded(`carried-${host ?? 'platform'}`);
      const { pathname, search } = new URL(code);
      const target = host === undefined ? server.url : scene.there('', host);
      browser.cookiesOn(new URL(target).hostname).set('signin', browser.cookiesOn(domain).get('signin') ?? '');
      const before = await scene.sessions();
      expect((await browser.get(`${target}${pathname}${search}`)).location).toBe(`${target}/?notice=sign-in-expired`);
      expect(await scene.sessions()).toBe(before);
    }
  });

  test('ends after a minute', async () => {
    const [intime, late] = [await coded('in-time'), await coded('late')];
    server.setClock(new Date(Date.now() + 55_000));
    expect((await intime.browser.get(intime.code)).location).toBe(scene.there('/calculators'));
    server.setClock(new Date(Date.now() + 61_000));
    expect((await late.browser.get(late.code)).location).toBe(expired(domain));
    server.setClock(new Date());
  });

  test('goes to the platform’s port, whatever port and host a client names', async () => {
    await member('port@acme.example');
    for (const headers of [
      { host: `${domain}:6666` },
      { host: new URL(server.url).host, 'x-forwarded-host': `${domain.toUpperCase()}.:6666` },
    ]) {
      const browser = createBrowser();
      const begun = await browser.get(`${server.url}/api/login`, 'none', headers);
      const form = await browser.follow(begun.location ?? '');
      const signed = await browser.post(form.url, { email: 'port@acme.example', password, act: 'sign-in' });
      let page = signed;
      while (page.location !== undefined && !page.location.includes('handoff=')) page = await browser.get(page.location);
      const handed = page.location === undefined ? await agree(browser, page) : page;
      expect(handed.location).toContain(scene.there('/api/callback?handoff='));
    }
  });

  test('a sign-in begun in another browser is not finished', async () => {
    await member('victim@acme.example');
    const [attacker, victim] = [createBrowser(), createBrowser()];
    await scene.signInThere(victim, 'victim@acme.example');
    const planted = await attacker.get(scene.there('/api/login'));
    const page = await victim.follow(planted.location ?? '', 'cross-site');
    expect(page.url).toBe(expired(domain));
    expect(await isSignedIn(attacker)).toBe(false);
  });
});

describe('a session on a tenant’s own domain', () => {
  const boss = 'boss@acme.example';
  let bossId: string;
  let browser: Browser;
  beforeAll(async () => {
    bossId = await scene.person(boss, 'platform_owner', [
      [scene.acme, 'tenant_admin'],
      [scene.birch, 'tenant_admin'],
    ]);
    browser = createBrowser();
    await scene.signInThere(browser, boss);
  });

  test('has that tenant’s rights only, never those of a platform owner', async () => {
    const user = CurrentUser.parse(JSON.parse((await browser.get(scene.there('/api/auth/user'), 'same-origin')).text));
    expect(user).toMatchObject({ role: 'tenant_admin', memberships: [{ tenantId: scene.acme, role: 'tenant_admin' }] });
    expect(user.memberships).toHaveLength(1);
    const claims = LeaseClaims.parse(JSON.parse(Buffer.from(user.lease.split('.')[1] ?? '', 'base64url').toString('utf8')));
    expect(claims).toMatchObject({ role: 'tenant_admin', memberships: [{ tenantId: scene.acme }] });
    expect(await statusAt(browser, scene.there(`/api/admin/tenants/${scene.acme}/calculators`))).toBe(200);
    for (const path of ['/api/admin/tenants', '/api/admin/audit', '/dev/mail'])
      expect([path, await statusAt(browser, scene.there(path))]).toEqual([path, 403]);
    expect(await statusAt(browser, scene.there(`/api/admin/tenants/${scene.birch}/calculators`))).toBe(404);
    const mine = await browser.get(scene.there('/api/tenants/my-tenants'), 'same-origin');
    expect(mine.text).not.toContain(scene.birch);
  });

  test('pulls no rows of another tenant or of the platform owner', async () => {
    const caller = { ...platformActor('r', new Date(), undefined), userId: bossId };
    await server.services.changes.runAsPlatform(caller, async (change) => {
      change.touch(userStream(bossId), 'me', bossId);
      return done(undefined);
    });
    const { body } = await ask(domain, browser, operations.pull, { protocol, checkpoints: [], follow: [scene.birch] });
    const { streams } = Pulled.parse(body).data.pull;
    expect(streams.map(({ stream }) => stream).sort()).toEqual(
      ['platform', userStream(bossId), tenantStream(scene.acme), tenantAdminStream(scene.acme)].sort(),
    );
    const rows = streams.flatMap(({ changes }) => changes.filter(({ kind }) => kind === 'me').map(({ row }) => row));
    expect(rows).toMatchObject([{ role: 'tenant_admin', memberships: [{ tenantId: scene.acme, role: 'tenant_admin' }] }]);
    expect(JSON.stringify(rows)).not.toContain(scene.birch);
  });

  test('is refused on every other host, and sessions of other hosts on the domain', async () => {
    await scene.signInHere(browser, boss);
    await scene.passThrough(browser, boss, subHost);
    await browser.follow(scene.there('/api/login', subHost));
    const hosts = [domain, subHost, platformHost];
    for (const from of hosts) {
      expect([from, await statusAt(browser, urlOn(from, '/api/auth/user'))]).toEqual([from, 200]);
      for (const to of hosts.filter((host) => host !== from)) {
        const thief = createBrowser();
        thief.cookiesOn(to).set('sid', browser.cookiesOn(from).get('sid') ?? '');
        for (const path of ['/api/auth/user', '/api/sync/seal-key', '/dev/mail', '/api/admin/tenants'])
          expect([from, to, path, await statusAt(thief, urlOn(to, path))]).toEqual([from, to, path, 401]);
        for (const [query, variables] of asked) {
          const answer = await ask(to, thief, query, variables);
          expect([from, to, query, answer.status]).toEqual([from, to, query, 401]);
        }
        expect([from, to, await liveStatus(to, thief)]).toEqual([from, to, 401]);
        expect((await thief.get(urlOn(to, '/api/logout'), 'same-origin')).status).toBe(303);
      }
      expect([from, await statusAt(browser, urlOn(from, '/api/auth/user'))]).toEqual([from, 200]);
    }
  });

  test('accepts no invitation of another tenant', async () => {
    const { db, newId, randomBytes } = server.services;
    const [token, tenantId] = [newToken(randomBytes), newId()];
    await db.inTransaction({ as: 'platform' }, async (tx) => {
      await tx.tenant.create({ data: { id: tenantId, name: 'Cedar', subdomain: 'cedar' } });
      const sentAt = new Date();
      const expiresAt = new Date(sentAt.getTime() + 60_000);
      const mailed = { verificationToken: hashToken(token), sentAt, lastSentAt: sentAt, expiresAt };
      await tx.invitation.create({ data: { id: newId(), email: boss, tenantId, invitedBy: bossId, role: 'user', ...mailed } });
    });
    const answer = await fetch(`${server.url}/api/auth/accept-invitation`, {
      method: 'POST',
      headers: { ...asIf(domain, browser), 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    expect([answer.status, await answer.text()]).toEqual([statuses.SignInRequired, invitationTexts.signInRequired]);
    expect(await db.inTransaction({ as: 'platform' }, (tx) => tx.membership.count({ where: { tenantId } }))).toBe(0);
  });

  test('gets a seal key that opens no sealed changes of another host', async () => {
    const keys = await Promise.all([domain, platformHost].map((host) => browser.get(urlOn(host, '/api/sync/seal-key'), 'same-origin')));
    expect(keys.map(({ status }) => status)).toEqual([200, 200]);
    expect(keys[0]?.text).not.toBe(keys[1]?.text);
  });

  test('and its live streams end with the membership and with the domain', async () => {
    const email = 'leaves@acme.example';
    const userId = await member(email);
    const leaver = createBrowser();
    await scene.signInThere(leaver, email);
    const { db, clock } = server.services;
    const renew = createRenewCaller({ db, clock });
    const caller = {
      ...platformActor('r', new Date(), { userId, email }),
      sessionId: hashToken(leaver.cookiesOn(domain).get('sid') ?? ''),
      confinedTo: scene.acme,
    };
    const setState = (state: 'valid' | 'not_found') =>
      db.inTransaction({ as: 'platform' }, (tx) => tx.tenantDomain.updateMany({ where: { domain }, data: { state } }));
    const isAlive = async () => [(await renew(caller)) !== undefined, (await statusAt(leaver, scene.there('/api/auth/user'))) === 200];
    expect(await renew(caller)).toMatchObject({ role: 'user', memberships: [{ tenantId: scene.acme }] });
    await setState('not_found');
    expect(await isAlive()).toEqual([false, false]);
    await setState('valid');
    expect(await isAlive()).toEqual([true, true]);
    const setStatus = (status: 'active' | 'cancelled') =>
      db.inTransaction({ as: 'platform' }, (tx) => tx.tenant.update({ where: { id: scene.acme }, data: { status } }));
    await setStatus('cancelled');
    expect(await renew(caller)).toBeUndefined();
    await setStatus('active');
    expect(await isAlive()).toEqual([true, true]);
    await db.inTransaction({ as: 'platform' }, (tx) => tx.membership.deleteMany({ where: { userId } }));
    expect(await isAlive()).toEqual([false, false]);
  });
});

describe('a host below the product’s', () => {
  test('needs no confirmation to sign in, keeps a platform owner’s rights, and has a session valid there only', async () => {
    await scene.person('visits@reckoner.example', 'platform_owner');
    const browser = createBrowser();
    const handed = await scene.passThrough(browser, 'visits@reckoner.example', subHost);
    expect(handed.location).toContain(scene.there('/api/callback?handoff=', subHost));
    expect((await browser.get(handed.location ?? '')).location).toBe(scene.there('/calculators', subHost));
    expect(await statusAt(browser, urlOn(subHost, '/api/admin/tenants'))).toBe(200);
    expect(await statusAt(browser, urlOn(platformHost, '/api/auth/user'))).toBe(401);
  });
});

test('[R-PROD-15] signing out on a tenant’s host ends the sign-in on every host of that browser, and on no other device', async () => {
  const email = 'roams@acme.example';
  await member(email);
  const [browser, elsewhere] = [createBrowser(), createBrowser()];
  await scene.signInHere(elsewhere, email);
  await scene.signInThere(browser, email);
  await browser.follow(`${server.url}/api/login`);
  expect(await statusAt(browser, urlOn(platformHost, '/api/auth/user'))).toBe(200);
  expect((await browser.get(scene.there('/api/logout'), 'same-origin')).status).toBe(303);
  expect(await statusAt(browser, urlOn(platformHost, '/api/auth/user'))).toBe(401);
  expect((await browser.follow(`${server.url}/api/login`)).text).toContain(signInTexts.password);
  expect(await statusAt(elsewhere, urlOn(platformHost, '/api/auth/user'))).toBe(200);
});

const platformHost = '127.0.0.1';
const urlOn = (host: string, path: string): string => (host === platformHost ? `${server.url}${path}` : scene.there(path, host));
const asked: readonly (readonly [query: string, variables: unknown])[] = [
  ['{ me { role } sealKey { key } }', {}],
  [operations.pull, { protocol, checkpoints: [], follow: [] }],
  [operations.pushCommands, { protocol, device: randomUUID(), commands: [] }],
];
const Pulled = z.object({
  data: z.object({
    pull: z.object({
      streams: z.array(z.object({ stream: z.string(), changes: z.array(z.object({ kind: z.string(), row: z.unknown() })) })),
    }),
  }),
});

const asIf = (host: string, browser: Browser): Record<string, string> => ({
  cookie: `sid=${browser.cookiesOn(host).get('sid')}`,
  'x-forwarded-host': host,
  'sec-fetch-site': 'same-origin',
});

async function ask(host: string, browser: Browser, query: string, variables: unknown) {
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { ...asIf(host, browser), 'content-type': 'application/json', [graphqlHeader]: '1' },
    body: JSON.stringify({ query, variables }),
  });
  return { status: answer.status, body: await answer.json() };
}

async function liveStatus(host: string, browser: Browser): Promise<number> {
  const search = new URLSearchParams({ query: operations.heads, variables: '{"follow":[]}' });
  const answer = await fetch(`${server.url}/graphql?${search}`, { headers: { ...asIf(host, browser), accept: 'text/event-stream' } });
  const text = await answer.text();
  return text.includes('Unauthorized') ? 401 : answer.status;
}
