import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changeListTexts } from '#contract/sync/change-list.ts';
import { changeTexts } from '#contract/sync/changes.ts';
import { createDevice, type Device } from '../bench/browser.ts';
import { card, expectPressed, expectStatus, openManagement } from '../bench/management.ts';
import { people, signIn, syncStatus } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';

/** Calculating needs no storage: the app has to work in a browser that refuses storage or has no space left. */
describe('a browser without working storage', () => {
  let server: Server;
  let device: Device;

  beforeAll(async () => {
    server = await startServer();
  });

  afterEach(() => device.remove());

  afterAll(() => server.remove());

  it('calculates, takes favorites and changes its colors when the storage of settings is full', async () => {
    const page = await openWith(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto(`${server.url}/calculators/sales-tax`);
    await page.locator('.chart__root svg, .chart__bars').first().waitFor();
    await page.getByRole('button', { name: /^Favorite/ }).click();
    await page.getByRole('button', { name: /^Colors/ }).click();
    await page.locator('html[data-theme="light"]').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Tax', exact: true }).click();
    await page.getByRole('button', { name: 'Favorite: Sales Tax', pressed: true }).waitFor();
  });

  it('calculates for a visitor when every storage is denied', async () => {
    const page = await openWith(() => {
      const denied = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, { get: denied });
    });
    await page.goto(`${server.url}/calculators/sales-tax`);
    await page.locator('.chart__root svg, .chart__bars').first().waitFor();
    await page.goto(`${server.url}/customer-portal`);
    await page.getByRole('link', { name: 'Sign In' }).waitFor();
    await page.getByRole('button', { name: /^Tax/ }).waitFor();
  });

  it('shows the tenant’s own calculators, says that nothing is kept, sends changes and signs out without a database', async () => {
    const page = await openWith(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    });
    await signIn(page, server.url, people.birchAdmin);
    await expectStatus(page, 'Not kept on this device');
    await page.goto(`${server.url}/customer-portal`);
    await page.getByText('5 calculators, with or without a network.').waitFor();
    await page.goto(`${server.url}/admin/calculators`);
    await expectPressed(page, 'Auto Refinance', true);
    await card(page, 'Auto Refinance').click();
    await page.getByText('Calculator removed successfully').waitFor();
    await page.reload();
    await expectPressed(page, 'Auto Refinance', false);
    await syncStatus(page).click();
    await page.getByText(/This browser refuses storage to this site/).waitFor();
    await page.keyboard.press('Escape');
    const told = page.waitForResponse((response) => response.url().endsWith('/api/logout'));
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await told;
    await page.getByRole('link', { name: 'Sign In' }).waitFor();
    expect((await page.request.get(`${server.url}/api/auth/user`)).status()).toBe(401);
  });

  it('[sync-16] says that a change was not saved when the device has no space left, and takes it once there is space', async () => {
    const page = await openWith(() => {
      for (const method of ['add', 'put'] as const) {
        const write = IDBObjectStore.prototype[method];
        IDBObjectStore.prototype[method] = function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
          if (document.documentElement.dataset.disk === 'full') throw new DOMException('No space left', 'QuotaExceededError');
          return key === undefined ? write.call(this, value) : write.call(this, value, key);
        };
      }
    });
    const fill = (disk: 'full' | 'free') =>
      page.evaluate((state) => {
        document.documentElement.dataset.disk = state;
      }, disk);
    await signIn(page, server.url, people.birchAdmin);
    await openManagement(page, server.url);
    await expectStatus(page, 'All changes saved');
    const pushes: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('pushCommands')) pushes.push(request.url());
    });
    const isOn = (await card(page, 'Auto Refinance').getAttribute('aria-pressed')) === 'true';
    await fill('full');
    await card(page, 'Auto Refinance').click();
    await page.getByText(changeListTexts.notStored).waitFor();
    await expectPressed(page, 'Auto Refinance', isOn);
    expect(pushes).toEqual([]);
    await fill('free');
    await card(page, 'Auto Refinance').click();
    await expectPressed(page, 'Auto Refinance', !isOn);
    await expectStatus(page, 'All changes saved');
    expect(pushes).toHaveLength(1);
  });

  it('shows the tenant’s own calculators and signs out when the storage never answers', async () => {
    const page = await openWith(() => {
      const silent = () => Object.create({ addEventListener: () => undefined });
      Object.assign(IDBFactory.prototype, { open: silent, deleteDatabase: silent, databases: () => new Promise(() => undefined) });
    });
    await signIn(page, server.url, people.birchUser);
    await page.getByText(/^\d calculators, with or without a network/).waitFor();
    await expectStatus(page, 'Not kept on this device');
    const told = page.waitForResponse((response) => response.url().endsWith('/api/logout'));
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await told;
    await page.getByRole('link', { name: 'Sign In' }).waitFor();
  });

  it('opens the database when the network is back if a file of the app did not load at first', async () => {
    const page = await openWith(() => undefined);
    const file = '**/assets/open-person-*.js';
    await page.route(file, (route) => route.abort());
    const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('open-person'));
    await signIn(page, server.url, people.birchUser);
    await missed;
    await page.unroute(file);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expectStatus(page, 'All changes saved');
    await page.getByText(/^\d calculators, with or without a network/).waitFor();
  });

  it('asks for an update instead of showing "Syncing" endlessly when the server no longer has the files of this version', async () => {
    const page = await openWith(() => undefined);
    await page.route('**/assets/*.js', (route) =>
      route.request().method() === 'HEAD' || route.request().url().includes('open-person')
        ? route.fulfill({ status: 404, body: 'Not found' })
        : route.fallback(),
    );
    await signIn(page, server.url, people.birchUser);
    await expectStatus(page, changeTexts.outdated);
    await page.getByRole('button', { name: 'Update now' }).waitFor();
  });

  async function openWith(refuse: () => void): Promise<Page> {
    device = createDevice();
    const page = await device.open();
    await page.addInitScript(refuse);
    return page;
  }
});
