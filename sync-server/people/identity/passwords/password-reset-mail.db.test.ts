import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { passwordResetTexts } from '#contract/people/sign-in.ts';
import { createBrowser } from '#server/people/identity/browser-stand-in.ts';
import { resetLinkLifeMs } from '#server/people/identity/tickets/reset-links.ts';
import { linkIn, newPassword, openResetScene, type ResetScene } from '#server/testing/password-reset-scene.ts';

let server: ResetScene;

beforeAll(async () => {
  server = await openResetScene();
});
afterAll(() => server.close());
beforeEach(() => server.refillLimits());

describe('the link', () => {
  test('works once, and opening its page does not use it up', async () => {
    const { email } = await server.person();
    const link = await server.linkFor(email);
    for (let looks = 0; looks < 3; looks += 1) expect((await createBrowser().follow(link, 'cross-site')).text).toContain(email);
    expect((await server.choose(link, newPassword)).status).toBe(200);
    const again = await server.choose(link, 'Third-time-lucky-3');
    expect([again.status, again.text.includes(passwordResetTexts.expired)]).toEqual([410, true]);
    expect((await server.signIn(email, newPassword)).isIn).toBe(true);
  });

  test('works once among twenty at the same moment', async () => {
    const { email } = await server.person();
    const link = await server.linkFor(email);
    const browsers = Array.from({ length: 20 }, () => createBrowser());
    for (const browser of browsers) browser.cookies.set('new-password', new URL(link).searchParams.get('token') ?? '');
    const answers = await Promise.all(
      browsers.map((browser, place) => browser.post(`${server.url}/idp/new-password`, { password: `Another-pass-${place}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('works for an hour', async () => {
    const { email } = await server.person();
    const link = await server.linkFor(email);
    server.setClock(new Date(server.services.clock().getTime() + resetLinkLifeMs + 1000));
    expect((await server.choose(link, newPassword)).status).toBe(410);
  });

  test('is void once a newer one was sent', async () => {
    const { email } = await server.person();
    const [first, second] = [await server.linkFor(email), await server.linkFor(email)];
    expect(second).not.toBe(first);
    expect((await server.choose(first, newPassword)).status).toBe(410);
    expect((await server.choose(second, newPassword)).status).toBe(200);
  });

  test('that was never sent opens nothing', async () => {
    for (const token of ['', 'x', 'A'.repeat(43), '%0d%0aSet-Cookie:a=b'])
      expect((await server.choose(`${server.url}/idp/new-password?token=${token}`, newPassword)).status).toBe(410);
  });

  test('is stored nowhere: not in the database, the outbox, or the log, and leaves the address bar at once', async () => {
    const { email } = await server.person();
    const link = await server.linkFor(email);
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

  test('has the name and the color of the person’s tenant, and for a white-label tenant no mention of the platform', async () => {
    const { id, email } = await server.person();
    const tenantId = await tenant('Northwind', true);
    await join(tenantId, id);
    await server.ask(email);
    const mail = (await server.mailsTo(email)).at(-1) ?? '';
    for (const word of ['NORTHWIND', '#0f766e', 'Sent for Northwind.', 'multipart/alternative']) expect(mail).toContain(word);
    expect(mail).toMatch(/works once, until \d+ \w+ \d{4} at \d\d:\d\d UTC/);
    expect(mail).not.toMatch(/Reckoner/);
  });

  test('leads to the platform’s own host and never to the domain of the tenant, who could read the token there', async () => {
    const { id, email } = await server.person();
    const tenantId = await tenant('Eastwind', false);
    await join(tenantId, id);
    await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
      tx.tenantDomain.create({
        data: { id: server.services.newId(), tenantId, domain: 'advice.eastwind.example', state: 'valid', proof: 'p' },
      }),
    );
    await server.ask(email);
    const mail = (await server.mailsTo(email)).at(-1) ?? '';
    expect(mail).toContain(`${server.url}/idp/new-password?token=`);
    expect(mail).not.toContain('advice.eastwind.example');
  });

  test('is not written in the name of a tenant the person does not belong to', async () => {
    const { email } = await server.person();
    await tenant('Stranger', false);
    const browser = createBrowser();
    const answer = await browser.post(`${server.url}/idp/password-reset`, { email, tenant: 'stranger' });
    expect(answer.status).toBe(200);
    const mail = (await server.mailsTo(email)).at(-1) ?? '';
    expect(mail).toContain('Sent by Reckoner.');
    expect(mail).not.toMatch(/stranger/i);
  });

  test('is in the name of the tenant on whose page it was asked for, where the person has several', async () => {
    const { id, email } = await server.person();
    const [first] = [await tenant('Alpha', false), await tenant('Beta', false)];
    await join(first, id);
    await join(
      (await server.services.db.reading({ as: 'platform' }, (tx) => tx.tenant.findUniqueOrThrow({ where: { subdomain: 'beta' } }))).id,
      id,
    );
    await createBrowser().post(`${server.url}/idp/password-reset`, { email, tenant: 'alpha' });
    const mail = (await server.mailsTo(email)).at(-1) ?? '';
    expect(mail).toContain('for Alpha.');
    const browser = createBrowser();
    expect((await browser.follow(linkIn(mail), 'cross-site')).text).toContain('#0f766e');
    expect((await browser.post(`${server.url}/idp/new-password`, { password: newPassword })).text).toContain('"/api/login?tenant=alpha"');
  });
});
