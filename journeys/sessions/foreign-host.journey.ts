import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInNotices, signInTexts } from '#contract/people/sign-in.ts';
import { createDevice, type Device, sizes } from '../bench/browser.ts';
import { type HostileHost, openHostileHost } from '../bench/network/hostile-host.ts';
import { password, people, signIn } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';
import { openRecords, type ServerRecords } from '../bench/server-records.ts';

const [hostile, honest] = ['evil.example', 'calc.birch.example'];
const hostileAddress = '127.0.0.66';

describe('two hosts, one of them hostile', () => {
  let server: Server;
  let records: ServerRecords;
  let evil: HostileHost;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    records = openRecords(server);
    await proveDomain(hostile, 'acme');
    await proveDomain(honest, 'birch');
    evil = await openHostileHost({ domain: hostile, address: hostileAddress, platform: new URL(server.url) });
  });

  beforeEach(async () => {
    await device?.remove();
    device = createDevice(sizes.tablet, { hosts: { [hostile]: hostileAddress, [honest]: '127.0.0.1' } });
    page = await device.open();
  });

  afterAll(async () => {
    await device.remove();
    await evil.close();
    await records.close();
    await server.remove();
  });

  it('a visit to the hostile host passes it no session of a signed-in platform owner, and says why it led back', async () => {
    await signIn(page, server.url, people.owner);
    await page.goto(`http://${hostile}:${port()}/`);
    await page.waitForURL((url) => url.origin === server.url);
    await page.getByText(signInNotices['not-a-member']).waitFor();
    expect([evil.codes(), evil.session()]).toEqual([[], undefined]);
    await expect.poll(() => sessionsOn(hostile)).toBe(0);
  });

  it('a member is asked on the platform’s own host, and "no" gives the other host nothing', async () => {
    await signIn(page, server.url, people.acmeAdmin);
    await page.goto(`http://${hostile}:${port()}/`);
    await page.getByRole('heading', { name: signInTexts.confirmTitle(hostile) }).waitFor();
    expect(new URL(page.url()).origin).toBe(server.url);
    await page.getByRole('button', { name: signInTexts.cancel }).click();
    await page.getByText(signInNotices['sign-in-denied']).waitFor();
    expect([evil.codes(), evil.session()]).toEqual([[], undefined]);
  });

  it('"yes" gives the other host the rights of that tenant and a session valid on no other host', async () => {
    await records.query(`update users set role = 'platform_owner' where email = $1`, [people.acmeAdmin]);
    await signIn(page, server.url, people.acmeAdmin);
    await page.goto(`http://${hostile}:${port()}/`);
    await page.getByRole('button', { name: signInTexts.confirm }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(evil.codes()).toHaveLength(1);
    const session = evil.session() ?? '';
    expect(session).not.toBe('');
    expect(await statusOf(`localhost:${port()}`, '/api/auth/user', session)).toBe(401);
    expect(await statusOf(`${honest}:${port()}`, '/api/auth/user', session)).toBe(401);
    expect(await statusOf(`${hostile}:${port()}`, '/api/auth/user', session)).toBe(200);
    expect(await statusOf(`${hostile}:${port()}`, '/api/admin/tenants', session)).toBe(403);
    await records.query(`update users set role = 'tenant_admin' where email = $1`, [people.acmeAdmin]);
  });

  it('an honest host signs a member in, through the form and the question of the platform', async () => {
    await page.goto(`http://${honest}:${port()}/api/login`);
    await page.getByLabel(/e-?mail/i).fill(people.birchUser);
    await page.getByLabel(/password/i).fill(password);
    await page.getByRole('button', { name: /^sign in$/i }).click();
    await page.getByRole('button', { name: signInTexts.confirm }).click();
    await page.waitForURL((url) => url.hostname === honest && url.pathname === '/');
    expect(await page.evaluate(async () => (await fetch('/api/auth/user')).status)).toBe(200);
    await page.goto(`http://${honest}:${port()}/api/login?prompt=login`);
    await page.getByLabel(/password/i).fill(password);
    await page.getByLabel(/e-?mail/i).fill(people.birchUser);
    await page.getByRole('button', { name: /^sign in$/i }).click();
    await page.waitForURL((url) => url.hostname === honest && url.pathname === '/');
  });

  it('the start page says why a sign-in failed', async () => {
    await page.goto(`${server.url}/api/login`);
    await page.getByRole('button', { name: signInTexts.cancel }).click();
    await page.getByRole('alert').getByText(signInNotices['sign-in-denied']).waitFor();
    await page.goto(`${server.url}/?notice=buy-something`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  const port = (): string => new URL(server.url).port;

  async function proveDomain(domain: string, subdomain: string): Promise<void> {
    await records.query(
      `insert into tenant_domains (id, tenant_id, domain, state, proof, checked_at, verified_at)
       select $1::uuid, id, $2, 'valid', 'x', now(), now() from tenants where subdomain = $3`,
      [randomUUID(), domain, subdomain],
    );
  }

  async function sessionsOn(host: string): Promise<number> {
    const [row] = await records.query<{ many: number }>('select count(*)::int as many from sessions where host = $1', [host]);
    return row?.many ?? 0;
  }

  function statusOf(host: string, path: string, session: string): Promise<number> {
    const headers = { host, cookie: `sid=${session}`, 'sec-fetch-site': 'same-origin' };
    return new Promise((resolve, reject) => {
      const asked = request({ hostname: '127.0.0.1', port: port(), path, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      asked.on('error', reject);
      asked.end();
    });
  }
});
