import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeHeader } from '#contract/values/outcome.ts';
import { createDevice, type Device, sizes } from '../bench/browser.ts';
import { people, signIn } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';

describe('the landing page of a visitor', () => {
  let server: Server;
  let device: Device;
  let page: Page;
  let complaints: string[];
  let asked: string[];

  beforeAll(async () => {
    server = await startServer();
    device = createDevice(sizes.desktop);
    page = await device.open();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (fault) => complaints.push(String(fault)));
    page.on('requestfailed', (request) => complaints.push(`${request.url()} ${request.failure()?.errorText}`));
    page.on('response', (response) => {
      asked.push(new URL(response.url()).pathname);
      if (response.status() >= 400) complaints.push(`${response.url()} ${response.status()}`);
    });
  });

  beforeEach(() => {
    complaints = [];
    asked = [];
  });

  afterAll(async () => {
    await device.remove();
    await server.remove();
  });

  async function openLanding(): Promise<void> {
    await page.goto(`${server.url}/`, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
  }

  it('[R-AUTH-02] asks once who is signed in, and takes a failure as nobody', async () => {
    for (const [status, code] of [
      [401, 'Unauthorized'],
      [500, 'Fault'],
    ] as const) {
      const fresh = createDevice(sizes.desktop);
      const reader = await fresh.open();
      await signIn(reader, server.url, people.acmeUser);
      const cookies = await reader.context().cookies();
      await fresh.remove();
      const empty = createDevice(sizes.desktop);
      const visitor = await empty.open();
      await visitor.context().addCookies(cookies);
      let times = 0;
      await visitor.route('**/api/auth/user', async (route) => {
        times += 1;
        await route.fulfill({ status, headers: { [codeHeader]: code }, body: 'The sign-in is not known.' });
      });
      await visitor.goto(`${server.url}/`, { waitUntil: 'networkidle' });
      await visitor.getByRole('link', { name: 'Sign In' }).first().waitFor();
      expect(times).toBe(1);
      await empty.remove();
    }
  });

  it('[R-LAND-15] [R-LAND-16] sees the plans of the server with what the specification promises for each', async () => {
    await page.goto(`${server.url}/`, { waitUntil: 'networkidle' });
    const plans: unknown = await (await fetch(`${server.url}/api/admin/plans`)).json();
    expect(plans).toMatchObject([{ name: 'Starter' }, { name: 'Professional' }, { name: 'Enterprise' }]);
    expect(asked).toContain('/api/admin/plans');
    for (const [name, promises] of [
      ['Professional', [/\$49\b/, /all 20\+ calculators/i, /custom branding/i, /1,000 AI calls per month/i, /custom domain/i]],
      ['Enterprise', [/\$199\b/, /everything in professional/i, /unlimited AI calls/i, /white-label API/i, /priority support/i]],
    ] as const) {
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
      const text = await card.innerText();
      for (const promise of promises) expect(text).toMatch(promise);
    }
  });

  it('makes no request that fails and logs no error, on the first visit and on the next', async () => {
    for (const _ of ['first', 'again']) {
      await openLanding();
      expect(complaints).toEqual([]);
      expect(asked).not.toContain('/api/auth/user');
    }
  });

  it('[R-PROD-06] [R-ROUTE-09] can be read before any script has loaded', async () => {
    const slow = createDevice(sizes.phone);
    const reader = await slow.open();
    await reader.route('**/assets/*.js', (route) => route.abort());
    await reader.goto(`${server.url}/`);
    await reader.getByRole('heading', { level: 1, name: /^Financial calculators your clients trust/ }).waitFor();
    await reader.getByRole('heading', { level: 3, name: 'Professional' }).waitFor();
    await expect.poll(() => reader.getByRole('link', { name: 'Start Free Trial' }).getAttribute('href')).toBe('/api/login?intent=sign-up');
    await slow.remove();
  });

  it('computes a payment once the app has taken its place, and never says that it is ready for offline use', async () => {
    await openLanding();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.getByLabel('Interest rate, %').fill('5');
    await page.getByRole('figure', { name: 'Mortgage payment' }).getByText('$1,288').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.getByText('Ready for offline use').count()).toBe(0);
  });

  it('is not shown to a person with a session whose device remembers nothing', async () => {
    await signIn(page, server.url, people.acmeUser);
    await page.getByText('Acme Wealth').first().waitFor();
    await page.goto(`${server.url}/healthz`);
    await page.evaluate(async () => {
      for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
      localStorage.clear();
    });
    await page.goto(`${server.url}/`);
    await page.getByText('Acme Wealth').first().waitFor();
  });

  it('shows at most one message when a session has ended elsewhere', async () => {
    await page.context().clearCookies({ name: 'sid' });
    await page.goto(`${server.url}/healthz`);
    await page.evaluate(async () => {
      for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
    });
    await openLanding();
    expect(asked).toContain('/api/auth/user');
    asked.length = 0;
    await openLanding();
    expect(asked).not.toContain('/api/auth/user');
  });
});
