import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device } from '../bench/browser.ts';
import { dumpStorage, piecesWith } from '../bench/device-storage.ts';
import { expectStatus } from '../bench/management.ts';
import { type ReachedServer, startReachedServer } from '../bench/network/reached-server.ts';
import { people, signIn, waitUntilInstalled } from '../bench/people.ts';

/** Requests that the service worker answers, requests that it leaves to the server, and values that never leave the page. */
describe('an installed app', () => {
  let reached: ReachedServer;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    reached = await startReachedServer();
    device = createDevice();
    page = await device.open();
    await signIn(page, reached.url, people.acmeUser);
    await page.getByText('Acme Wealth').first().waitFor();
    await expectStatus(page, 'All changes saved');
    await waitUntilInstalled(page);
  });

  afterAll(async () => {
    await device.remove();
    await reached.remove();
  });

  it.each([
    ['/api/template-preview/x', '/api/template-preview/x'],
    ['/api/callback?code=none&state=none', '/api/callback?code=none'],
    ['/api/login', '/api/login'],
    ['/idp/.well-known/openid-configuration', '/idp/.well-known/openid-configuration'],
    ['/api/health', '/api/health'],
  ])('[sync-38] [R-ROUTE-32] leaves the navigation to %s to the server', async (path, words) => {
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const before = reached.proxy.count(`GET ${words}`);
    await page.goto(`${reached.url}${path}`);
    expect(reached.proxy.count(`GET ${words}`)).toBe(before + 1);
    await page.goto(reached.url);
    await page.getByText('Acme Wealth').first().waitFor();
  });

  it('[R-PROD-16] [R-CUI-29] keeps every amount typed into a calculator to the page: no request, no store, no cache', async () => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${decodeURIComponent(request.url())} ${request.postData() ?? ''}`));
    const results = new Set<string>();
    for (const id of ['mortgage-payment', 'auto-loan-basic', 'auto-lease']) {
      await page.goto(`${reached.url}/calculators/${id}`);
      const headline = page.locator('.headline__value').first();
      await headline.waitFor();
      const before = await headline.textContent();
      await page.locator('.field__box', { hasText: '$' }).locator('input').first().fill('187654.32');
      await page.waitForFunction((old) => document.querySelector('.headline__value')?.textContent !== old, before);
      results.add((await headline.textContent())?.trim() ?? '');
    }
    expect(results.size).toBe(3);
    await page.goto(reached.url);
    await expectStatus(page, 'All changes saved');
    const forms = ['187654.32', '187,654.32', ...results];
    expect(piecesWith(sent, forms)).toEqual([]);
    expect(piecesWith(await dumpStorage(page), forms)).toEqual([]);
    for (const words of forms) expect(reached.proxy.count(words)).toBe(0);
  });

  it('[sync-38] opens a tenant’s page and any calculator from the device when the network is gone, but nothing that only the server answers', async () => {
    await reached.proxy.down();
    for (const path of ['/acme', '/calculators/mortgage-payment', '/']) {
      const answer = await page.goto(`${reached.url}${path}`);
      expect(isFromWorker(answer)).toBe(true);
      await page.locator('#main').waitFor();
    }
    await expect(page.goto(`${reached.url}/api/logout`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
    await reached.proxy.up();
    await page.close();
    page = await device.open();
    await page.goto(reached.url);
    await expectStatus(page, 'All changes saved');
  });

  it('[sync-38] [sync-34] signs out at the server and leaves no data of the person on the device', async () => {
    const before = reached.proxy.count('GET /api/logout');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect.poll(() => reached.proxy.count('GET /api/logout'), { timeout: 30_000 }).toBe(before + 1);
    await page.waitForLoadState();
    await page
      .getByRole('link', { name: /Sign In/ })
      .first()
      .waitFor();
    expect(piecesWith(await dumpStorage(page), [people.acmeUser, 'Acme', 'Ulrich', 'rxdb-dexie', 'CryptoKey', 'lease'])).toEqual([]);
    expect(await page.evaluate(async () => (await fetch('/api/auth/user')).status)).toBe(401);
  });
});

function isFromWorker(answer: Response | null): boolean {
  return answer?.fromServiceWorker() ?? false;
}
