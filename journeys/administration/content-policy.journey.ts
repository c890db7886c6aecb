import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from '../bench/browser.ts';
import { people, signIn, waitUntilInstalled } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';

const screensOf = {
  visitor: [
    '/',
    '/customer-portal',
    '/templates',
    '/calculators/mortgage-payment',
    '/invitation-error?reason=invalid-token',
    '/acme',
    '/nothing/here',
  ],
  [people.acmeUser]: ['/', '/landing', '/customer-portal', '/calculators/retirement-monte-carlo'],
  [people.acmeAdmin]: ['/', '/admin', '/admin/calculators', '/admin/users', '/customer-portal'],
  [people.owner]: ['/', '/admin/tenants', '/admin/billing', '/landing', '/migrate-data'],
} as const;

describe('the content security policy of the pages', () => {
  let server: Server;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    device = createDevice(sizes.desktop);
    page = await device.open();
  });

  afterAll(async () => {
    await device.remove();
    await server.remove();
  });

  for (const [who, paths] of Object.entries(screensOf)) {
    it(`blocks nothing on the screens of ${who}`, async () => {
      if (who !== 'visitor') {
        await page.context().clearCookies();
        await signIn(page, server.url, who);
      }
      for (const path of paths) {
        await page.goto(`${server.url}${path}`);
        await page.locator('#root :is(main, h1, [role=alert])').first().waitFor();
      }
      expect(device.drainViolations()).toEqual([]);
    });
  }

  it('blocks nothing when the app starts offline from the device, under the policy stored with it', async () => {
    await page.goto(`${server.url}/calculators/mortgage-payment`);
    await waitUntilInstalled(page);
    await page.context().setOffline(true);
    const answer = await page.reload();
    expect(answer?.fromServiceWorker()).toBe(true);
    expect(answer?.headers()['content-security-policy']).toContain("'strict-dynamic' 'sha256-");
    await page.locator('#root h1').first().waitFor();
    await page.context().setOffline(false);
    expect(device.drainViolations()).toEqual([]);
  });

  it('blocks foreign scripts and injected markup, and reports them to the server', async () => {
    await page.goto(`${server.url}/`);
    const outcomes = await page.evaluate(async () => {
      const tried = (run: () => unknown): string => {
        try {
          run();
          return 'done';
        } catch (fault) {
          return fault instanceof TypeError ? 'refused' : String(fault);
        }
      };
      const script = document.createElement('script');
      const sources = [
        'https://evil.example/x.js',
        '//evil.example/x.js',
        '/api/auth/user',
        '/assets/../api/openapi.json',
        'data:text/javascript,1',
      ];
      const image = '<img src=x onerror="window.ran = true">';
      return {
        sources: sources.map((source) => tried(() => script.setAttribute('src', source))),
        markup: tried(() => document.body.insertAdjacentHTML('beforeend', image)),
        text: tried(() => {
          script.text = 'window.ran = true';
        }),
        handler: tried(() => document.body.setAttribute('onclick', 'window.ran = true')),
        worker: tried(() => new Worker('/healthz')),
        serviceWorker: await navigator.serviceWorker.register('/healthz').catch((fault) => String(fault).split(':')[0]),
        evaluated: tried(() => setTimeout('window.ran = true')),
        ownWorker: tried(() => new Worker('/assets/unknown.js').terminate()),
        ran: 'ran' in window,
      };
    });
    expect(outcomes).toEqual({
      sources: ['refused', 'refused', 'refused', 'refused', 'refused'],
      markup: 'refused',
      text: 'refused',
      handler: 'refused',
      worker: 'refused',
      serviceWorker: 'TypeError',
      evaluated: 'refused',
      ownWorker: 'done',
      ran: false,
    });
    const noticed: string[] = [];
    await expect.poll(() => noticed.push(...device.drainViolations())).toBe(11);
    await page.goto('about:blank');
    await expect.poll(() => server.output(), { timeout: 90_000, interval: 500 }).toContain('"event":"csp.violation"');
  });
});
