import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from './bench/browser.ts';
import { people, signIn, syncStatus } from './bench/people.ts';
import { type Server, startServer } from './bench/server.ts';

describe('the catalogue in the portal', () => {
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
    for (const shelf of ['Investment', 'Tax', 'Business', 'Retirement', 'Real Estate', 'Planning', 'Automotive']) {
      expect(await page.locator('.browser__card', { hasText: shelf }).first().innerText()).toMatch(/\d+ calculators?/);
    }
    await page.locator('.browser__card', { hasText: 'Tax' }).first().click();
    await page.locator('.browser__link', { hasText: 'Sales Tax' }).first().click();
    await page.locator('.headline__value').waitFor();
    expect(await page.locator('.headline__value').textContent()).toMatch(/\d/);
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
    expect(await page.getByRole('textbox', { name: /price/i }).first().inputValue()).toBe('35,000');
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

  it('finds a calculator by words with a slip of the finger', async () => {
    await page.goto(server.url);
    await page.getByPlaceholder('Search calculators').fill('morgage paymnt');
    await page.locator('.browser__link', { hasText: 'Mortgage Payment' }).first().waitFor();
  });
});
