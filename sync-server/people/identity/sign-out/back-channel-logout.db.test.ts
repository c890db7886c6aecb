import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { heartbeatMs } from '#contract/sync/sync.ts';
import { type Browser, createBrowser } from '#server/people/identity/browser-stand-in.ts';
import { type IssuerStandIn, startIssuer, type TokenChange } from '#server/people/identity/issuer/issuer-stand-in.ts';
import { type OutsideProvider, startOutsideProvider } from '#server/people/identity/issuer/outside-provider.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { logoutTokenTerms } from './logout-token.ts';

const ann = { sub: 'subject-of-ann', email: 'ann@example.com' };

/** A server with an outside identity provider, where the person already has an account. */
async function startServer(issuer: string, clientId: string, clientSecret: string): Promise<Office> {
  const server = await openOffice({
    environment: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret },
  });
  const { db, newId } = server.services;
  await db.inTransaction({ as: 'platform' }, async (tx) => {
    const userId = newId();
    await tx.user.create({ data: { id: userId, email: ann.email } });
    await tx.identity.create({ data: { id: newId(), issuer, subject: ann.sub, userId } });
  });
  return server;
}

async function signedInBrowser(server: Office): Promise<Browser> {
  const browser = createBrowser();
  expect((await browser.follow(`${server.url}/api/login`)).url).toBe(`${server.url}/`);
  expect(await isSignedIn(server, browser)).toBe(true);
  return browser;
}

async function isSignedIn(server: Office, browser: Browser): Promise<boolean> {
  return (await browser.get(`${server.url}/api/auth/user`, 'same-origin')).status === 200;
}

async function tell(server: Office, body: string | URLSearchParams, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${server.url}/api/backchannel-logout`, { method: 'POST', body, headers });
}

const tellToken = (server: Office, token: string): Promise<Response> => tell(server, new URLSearchParams({ logout_token: token }));

describe('a real provider outside', () => {
  let provider: OutsideProvider;
  let server: Office;

  beforeAll(async () => {
    provider = await startOutsideProvider(ann);
    server = await startServer(provider.issuer, provider.client.id, provider.client.secret);
    provider.serve(server.url);
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });

  /** The provider's consent page, and the answer to it. */
  async function signOutAtProvider(browser: Browser): Promise<void> {
    const page = await browser.get(`${provider.issuer}/session/end`);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const done = await browser.post(`${provider.issuer}/session/end/confirm`, { xsrf, logout: 'yes' });
    expect(done.status).toBe(303);
  }

  test('[R-PROD-15] signing out there ends the session here, and the live stream with it, and no other session of the person', async () => {
    const [browser, tablet] = [await signedInBrowser(server), await signedInBrowser(server)];
    const stream = await openStream(server, browser);
    const begun = Date.now();
    await signOutAtProvider(browser);
    await stream.ended;
    // Notified at once, instead of noticed at the next heartbeat.
    expect(Date.now() - begun).toBeLessThan(heartbeatMs / 2);
    expect(await isSignedIn(server, browser)).toBe(false);
    expect(await isSignedIn(server, tablet)).toBe(true);
    const records = await server.services.db.reading({ as: 'platform' }, (tx) =>
      tx.auditRecord.findMany({ where: { action: 'session.endByProvider' } }),
    );
    expect(records).toMatchObject([{ objectKind: 'user', before: { sessions: 1 }, after: { sessions: 0 } }]);
  });
});

/** The hints that a device receives. Open once the first one arrived. */
async function openStream(server: Office, browser: Browser): Promise<{ readonly ended: Promise<void> }> {
  const query = new URLSearchParams({ query: 'subscription { heads(follow: []) { heads } }' });
  const answer = await fetch(`${server.url}/graphql?${query}`, {
    headers: { accept: 'text/event-stream', cookie: `sid=${browser.cookies.get('sid')}`, 'sec-fetch-site': 'same-origin' },
  });
  const reader = answer.body?.getReader();
  if (reader === undefined) throw new Error('The stream has no body.');
  const seen = new TextDecoder();
  let text = '';
  while (!text.includes('"heads"')) text += seen.decode((await reader.read()).value, { stream: true });
  return {
    ended: (async () => {
      while (!(await reader.read()).done);
    })(),
  };
}

describe('the tokens', () => {
  let issuer: IssuerStandIn;
  let server: Office;
  let browser: Browser;

  beforeAll(async () => {
    issuer = await startIssuer(ann);
    server = await startServer(issuer.url, 'app', 'secret');
  });
  beforeEach(async () => {
    server.setClock(new Date());
    issuer.lie({ claims: { sid: 'session-1' } });
    browser = await signedInBrowser(server);
  });
  afterAll(async () => {
    await server.close();
    await issuer.close();
  });

  const accepted: readonly (readonly [name: string, change: TokenChange])[] = [
    ['of the person', {}],
    ['of the session', { claims: { sub: undefined, sid: 'session-1' } }],
    ['of both', { claims: { sid: 'session-1' } }],
    ['for several audiences', { claims: { aud: ['another', 'app'] } }],
    ['without a type', { header: { typ: undefined } }],
    ['of the plain type', { header: { typ: 'JWT' } }],
    ['of the type written out', { header: { typ: 'application/logout+jwt' } }],
    ['without an end, as the first edition of the standard has it', { claims: { exp: undefined } }],
  ];
  test.each(accepted)('a token %s ends the session', async (_, change) => {
    const answer = await tellToken(server, issuer.logoutToken(change));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await isSignedIn(server, browser)).toBe(false);
  });

  const now = Math.floor(Date.now() / 1000);
  const event = 'http://schemas.openid.net/event/backchannel-logout';
  const refusedOnes: readonly (readonly [name: string, change: TokenChange])[] = [
    ['without a signature', { signature: 'none' }],
    ['signed by another key under the same name', { signature: 'foreign-key' }],
    ['signed with the public key as a secret', { signature: 'public-key-as-secret' }],
    ['that brings its own key along', { signature: 'embedded-key' }],
    ['of an unknown key', { header: { kid: 'unknown' } }],
    ['of an algorithm that the issuer does not announce', { header: { alg: 'RS256' } }],
    ['with an unknown critical header', { header: { crit: ['x'], x: 1 } }],
    ['of another type', { header: { typ: 'at+jwt' } }],
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['for another audience', { claims: { aud: 'another-app' } }],
    ['without an audience', { claims: { aud: undefined } }],
    ['that was kept for a while', { claims: { iat: now - logoutTokenTerms.mostAgeMs / 1000 - 60, exp: now + 3600 } }],
    ['of the future', { claims: { iat: now + 600 } }],
    ['without its time', { claims: { iat: undefined } }],
    ['that has expired', { claims: { exp: now - 120 } }],
    ['without an id', { claims: { jti: undefined } }],
    ['without an event', { claims: { events: undefined } }],
    ['of another event', { claims: { events: { 'https://example.com/event': {} } } }],
    ['whose event is no object', { claims: { events: { [event]: true } } }],
    ['with a nonce', { claims: { nonce: 'n' } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['with an empty subject', { claims: { sub: '' } }],
    ['whose subject is a number', { claims: { sub: 7 } }],
  ];
  test.each(refusedOnes)('[ASVS-10.5.5] back-channel logout: a token %s is refused and ends nothing', async (_, change) => {
    const answer = await tellToken(server, issuer.logoutToken(change));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store']);
    expect(await isSignedIn(server, browser)).toBe(true);
  });

  test('[ASVS-10.5.5] back-channel logout: replayed and cross-type tokens refused', async () => {
    const token = issuer.logoutToken();
    expect((await tellToken(server, token)).status).toBe(200);
    browser = await signedInBrowser(server);
    expect((await tellToken(server, token)).status).toBe(400);
    const [session] = await server.services.db.reading({ as: 'platform' }, (tx) => tx.session.findMany());
    const idToken = String(Reflect.get(Object(session?.sess), 'idToken'));
    expect(idToken.split('.')).toHaveLength(3);
    expect((await tellToken(server, idToken)).status).toBe(400);
    expect(await isSignedIn(server, browser)).toBe(true);
  });

  test('[ASVS-10.5.5] of fifty copies of the same token at the same moment one is accepted', async () => {
    const token = issuer.logoutToken();
    const answers = await Promise.all(Array.from({ length: 50 }, () => tellToken(server, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a session of another name, and sessions of others, continue', async () => {
    const { db, newId } = server.services;
    await db.inTransaction({ as: 'platform' }, async (tx) => {
      const userId = newId();
      await tx.user.create({ data: { id: userId, email: `${userId}@example.com` } });
      await tx.identity.create({ data: { id: newId(), issuer: issuer.url, subject: userId, userId } });
    });
    expect((await tellToken(server, issuer.logoutToken({ claims: { sid: 'session-2' } }))).status).toBe(200);
    expect((await tellToken(server, issuer.logoutToken({ claims: { sub: 'somebody else' } }))).status).toBe(200);
    expect((await tellToken(server, issuer.logoutToken({ claims: { sub: 'somebody else', sid: 'session-1' } }))).status).toBe(200);
    expect(await isSignedIn(server, browser)).toBe(true);
  });

  test('a session that does not know its name ends with every session of the person', async () => {
    const nameless = await signedInBrowser(server);
    expect((await tellToken(server, issuer.logoutToken({ claims: { sid: 'session-2' } }))).status).toBe(200);
    expect([await isSignedIn(server, browser), await isSignedIn(server, nameless)]).toEqual([true, false]);
  });

  test('refuses every body that is not a form with one token', async () => {
    const token = issuer.logoutToken();
    const form = 'application/x-www-form-urlencoded';
    const bodies: readonly (readonly [string, string])[] = [
      ['', form],
      ['logout_token=', form],
      [`logout_token=${token}&logout_token=${token}`, form],
      [`logout_token=${token}`, 'text/plain'],
      [JSON.stringify({ logout_token: token }), 'application/json'],
      [`logout_token=${token}&filler=${'x'.repeat(70_000)}`, form],
      ['logout_token=a.b', form],
      ['logout_token=a.b.c.d.e', form],
      [`logout_token=${token}%0A`, form],
    ];
    for (const [body, type] of bodies) expect((await tell(server, body, { 'content-type': type })).status, body.slice(0, 40)).toBe(400);
    expect((await fetch(`${server.url}/api/backchannel-logout`)).status).toBe(405);
    expect(await isSignedIn(server, browser)).toBe(true);
  });

  test('fetches the issuer’s keys once a minute at most, however many tokens have unknown keys', async () => {
    const before = issuer.keysAsked();
    for (let times = 0; times < 20; times += 1) await tellToken(server, issuer.logoutToken({ header: { kid: `unknown-${times}` } }));
    expect(issuer.keysAsked() - before).toBeLessThanOrEqual(1);
  });

  test('no log line holds a token', () => {
    expect(server.logged().some((line) => line.includes('logout-token.refused'))).toBe(true);
    expect(server.logged().filter((line) => /eyJ/.test(line))).toEqual([]);
  });
});

test('a session is found by its name at the provider without reading all of them', async () => {
  const server = await openOffice();
  const plan = await server.services.db.inTransaction({ as: 'platform' }, async (tx) => {
    // The database scans a table with few rows as a whole, regardless of indexes.
    await tx.$executeRaw`set local enable_seqscan = off`;
    return tx.$queryRaw`explain select 1 from sessions where sess ->> 'issuer' = 'https://id.example' and sess ->> 'providerSid' = 'one'`;
  });
  await server.close();
  expect(JSON.stringify(plan)).toContain('sessions_provider_sid');
});

test('the embedded provider sends no logout reports, and reports in its name are refused', async () => {
  const server = await openOffice();
  const answer = await tellToken(server, 'a.b.c');
  await server.close();
  expect(answer.status).toBe(404);
});
