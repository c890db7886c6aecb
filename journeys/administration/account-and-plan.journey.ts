import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device } from '../bench/browser.ts';
import { expectStatus, openManagement } from '../bench/management.ts';
import { people, signIn } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';
import { openRecords, type ServerRecords } from '../bench/server-records.ts';

/** The texts about accounts, brands, and plans on the screens of each role. */
describe('accounts and plans on the screens', () => {
  let server: Server;
  let records: ServerRecords;
  const devices: Device[] = [];

  beforeAll(async () => {
    server = await startServer();
    records = openRecords(server);
    await records.query(`update plans set base_price = '9.50', calculator_limit = 3 where name = 'Starter'`);
    await records.query(`update tenants set custom_domain = 'not-proven.example' where subdomain = 'acme'`);
  });
  afterAll(async () => {
    for (const device of devices) await device.remove();
    await records.close();
    await server.remove();
  });

  async function openAs(email?: string): Promise<Page> {
    const device = createDevice();
    devices.push(device);
    const page = await device.open();
    if (email !== undefined) await signIn(page, server.url, email);
    return page;
  }

  it('[R-LAND-13] a visitor reads a price with both of its cents', async () => {
    const page = await openAs();
    await page.goto(server.url);
    await page.locator('.landing__price', { hasText: '$9.50' }).waitFor();
  });

  it('[R-PORT-04] the platform owner keeps the platform’s brand, and chooses whose account is shown', async () => {
    const page = await openAs(people.owner);
    await openManagement(page, server.url);
    await expect.poll(() => page.locator('.header__name').textContent()).toBe('Reckoner');
    await page.goto(`${server.url}/customer-portal?tab=account`);
    await page.locator('.management__pick select').selectOption({ label: 'Birch Credit Union (birch)' });
    await page.getByRole('heading', { name: 'Birch Credit Union' }).waitFor();
    await page.getByText('$9.50 a month').waitFor();
    await page.locator('.management__pick select').selectOption({ label: 'Acme Wealth (acme)' });
    await page.getByRole('heading', { name: 'Acme Wealth' }).waitFor();
    await page.locator('dl', { hasText: 'AI calls this month' }).getByText('238', { exact: true }).waitFor();
    await expect.poll(() => page.locator('.header__name').textContent()).toBe('Reckoner');
  });

  it('[R-PORT-01] the portal names the subdomain and the host, not a custom domain that is not proven', async () => {
    const page = await openAs(people.acmeAdmin);
    await page.goto(`${server.url}/customer-portal`);
    await page.locator('.portal__address').waitFor();
    await expect.poll(() => page.locator('.portal__address').textContent()).toBe(`acme.${new URL(server.url).host}`);
  });

  it('more calculators than the plan allows: an administrator is asked which stay, until as few are left', async () => {
    const page = await openAs(people.birchAdmin);
    await openManagement(page, server.url);
    await page.getByText('You use 5 of 3 calculators: choose which stay').waitFor();
    await page.locator('.management__card[aria-pressed="true"]').first().click();
    await page.getByText('You use 4 of 3 calculators: choose which stay').waitFor();
    await page.locator('.management__card[aria-pressed="true"]').first().click();
    await page.getByText('3 / 3 calculators selected').waitFor();
    expect(await page.getByText('choose which stay').count()).toBe(0);
    // The toast about the last change would replace the refusal.
    await expectStatus(page, 'All changes saved');
    await page.waitForTimeout(500);
    await page.locator('.management__card[aria-pressed="false"]').first().click();
    await page.getByText('Your plan allows 3 calculators. Please upgrade for more.').waitFor();
  });
});
