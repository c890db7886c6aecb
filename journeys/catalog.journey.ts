import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalog } from '#calculators/catalog.gen.ts';
import { shelves } from '#calculators/kit/definition/define.ts';
import { accessTexts } from '#contract/people/access.ts';
import { createDevice, type Device, sizes } from './bench/browser.ts';
import { people, signIn, syncStatus, waitUntilInstalled } from './bench/people.ts';
import { type Server, startServer } from './bench/server.ts';
import { openRecords } from './bench/server-records.ts';

describe('the catalog in the portal', () => {
  let server: Server;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    device = createDevice(sizes.desktop);
    page = await device.open();
    await signIn(page, server.url, people.acmeUser);
    await syncStatus(page).filter({ hasText: 'All changes saved' }).waitFor();
  });

  afterAll(async () => {
    await device.remove();
    await server.remove();
  });

  it('[R-CUI-01] [R-CUI-02] [R-CUI-04] shows categories with counts, the list of one, a calculator, and the way back', async () => {
    await page.goto(server.url);
    await page
      .locator('.browser__card')
      .nth(shelves.length - 1)
      .waitFor();
    const shown = await page.locator('.browser__card').allInnerTexts();
    expect(shown.map((text) => [text.split('\n')[0], /(\d+) calculators?$/.exec(text.trim())?.[1]])).toEqual(
      shelves.map((shelf) => [shelf, String(catalog.filter((entry) => entry.shelf === shelf).length)]),
    );
    await page.locator('.browser__card', { hasText: 'Tax' }).first().click();
    await page.locator('.browser__link', { hasText: 'Sales Tax' }).first().click();
    await page.locator('.headline__value').waitFor();
    await expect.poll(() => page.locator('.headline__value').textContent()).toMatch(/\d/);
    await page.goBack();
    await page.getByRole('button', { name: 'All categories' }).click();
    await page.locator('.browser__card', { hasText: 'Retirement' }).first().waitFor();
  });

  it('[R-CUI-05] [R-CUI-10] [R-CUI-12] [R-CUI-13] [R-CUI-15] opens the automotive suite on its first calculator, with categories and cards', async () => {
    await page.goto(`${server.url}/?shelf=Automotive`);
    await page.getByRole('heading', { name: 'Comprehensive Automotive Calculator Suite' }).waitFor();
    await page.getByRole('heading', { name: 'Auto Loan from Price' }).first().waitFor();
    await page.getByRole('heading', { name: 'Results' }).first().waitFor();
    await page
      .getByRole('button', { name: /^Leasing/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Car Lease Payment' }).first().waitFor();
    await page.locator('.browser__card, .browser__group', { hasText: 'Buy or Lease' }).first().click();
    await page
      .getByRole('heading', { name: /Buy or Lease/ })
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'All categories' }).click();
    await page.locator('.browser__card', { hasText: 'Planning' }).first().waitFor();
  });

  it('[R-CUI-14] drops what was typed when another automotive calculator is chosen', async () => {
    await page.goto(`${server.url}/?shelf=Automotive`);
    const price = page.getByRole('textbox', { name: /price/i }).first();
    await price.fill('99999');
    await page
      .getByRole('button', { name: /^Leasing/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Financing/ })
      .first()
      .click();
    await expect.poll(() => page.getByRole('textbox', { name: /price/i }).first().inputValue()).toBe('35,000');
  });

  it('[R-CUI-18] [R-CUI-22] reloads the sample defaults when another business calculator is chosen', async () => {
    await page.goto(`${server.url}/?shelf=Business`);
    await page.getByRole('heading', { name: 'Professional Business Calculator Suite' }).waitFor();
    const fixed = page.getByRole('textbox', { name: /^Fixed costs/ }).first();
    await fixed.fill('1');
    await page.getByRole('button', { name: 'Debt Service Coverage' }).click();
    await page.getByRole('heading', { name: 'Debt Service Coverage' }).waitFor();
    await page.getByRole('button', { name: 'Break-even Analysis' }).click();
    expect(
      await page
        .getByLabel(/^Fixed costs/)
        .first()
        .inputValue(),
    ).toBe('60,000');
  });

  it('finds a calculator by words with a typing error, without a network', async () => {
    await waitUntilInstalled(page);
    await page.goto(server.url);
    await device.context().setOffline(true);
    await page.getByPlaceholder('Search calculators').fill('morgage paymnt');
    await page.locator('.browser__link', { hasText: 'Mortgage Payment' }).first().waitFor();
    await page.getByRole('button', { name: 'Empty the search' }).click();
    await page.locator('.browser__card', { hasText: 'Tax' }).first().waitFor();
    await device.context().setOffline(false);
  });

  it('[R-ROUTE-27] opens the address of the tenant, whose app is installed there', async () => {
    await page.goto(`${server.url}/acme`);
    await page.locator('.browser__card').first().waitFor();
    await expect.poll(() => page.locator('link[rel=manifest]').getAttribute('href')).toBe('/manifest.webmanifest?tenant=acme');
    const app = await (await page.request.get(`${server.url}/manifest.webmanifest?tenant=acme`)).json();
    expect(app).toMatchObject({ id: '/acme', start_url: '/acme', name: 'Acme Wealth' });
  });
});

describe('for somebody who is not signed in', () => {
  let server: Server;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    device = createDevice(sizes.phone);
    page = await device.open();
  });

  afterAll(async () => {
    await device.remove();
    await server.remove();
  });

  it('[R-ROUTE-28] names the tenant at its address and leads back there, and knows no other name', async () => {
    await page.goto(`${server.url}/acme`);
    await page.getByRole('heading', { name: 'Acme Wealth' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/api/login?returnTo=%2Facme');
    await page.goto(`${server.url}/nobody`);
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  });

  it('tells a deactivated person so, and leads to the start page', async () => {
    const records = openRecords(server);
    await signIn(page, server.url, people.birchUser);
    await page.locator('.browser__card').first().waitFor();
    await records.query(`update users set is_active = false where email = '${people.birchUser}'`);
    await page.reload();
    await page.locator('#main').getByText(accessTexts.deactivated).waitFor();
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await page.getByRole('link', { name: 'Start Free Trial' }).waitFor();
    await records.close();
  });

  it('links from the landing page only to existing pages', async () => {
    await page.goto(server.url);
    await page.locator('.landing__plan').first().waitFor();
    const links = await page.locator('a[href]').evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('href') ?? ''))]);
    const pages = links.filter((href) => href.startsWith('/') && !href.startsWith('/api/'));
    expect(pages).toContain('/templates');
    for (const href of pages) {
      await page.goto(`${server.url}${href}`);
      await page.getByRole('heading').first().waitFor();
      expect(await page.getByText('404 Page Not Found').count(), href).toBe(0);
    }
  });
});
