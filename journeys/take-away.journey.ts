import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from './bench/browser.ts';
import { people, signIn, syncStatus, waitUntilInstalled } from './bench/people.ts';
import { type Server, startServer } from './bench/server.ts';

describe('what a person takes away from a calculator', () => {
  let server: Server;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    device = createDevice(sizes.tablet);
    page = await device.open();
    await signIn(page, server.url, people.acmeAdmin);
    await syncStatus(page).filter({ hasText: 'All changes saved' }).waitFor();
    await waitUntilInstalled(page);
    await syncStatus(page).filter({ hasText: 'All changes saved' }).waitFor();
  });

  afterAll(async () => {
    await device.remove();
    await server.remove();
  });

  it('prints on A4 and Letter offline, with the firm, the client, the assumptions, and page numbers', async () => {
    await openCalculator('mortgage-payment');
    await device.context().setOffline(true);
    // The browser's print dialog would wait for a person.
    await page.evaluate(() => Object.assign(window, { print: () => undefined }));
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.getByLabel(/^Prepared for/).fill('Ann Adams');
    await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
    const sheet = page.locator('.print__root');
    await sheet.waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    const printed = await sheet.innerText();
    for (const part of ['Acme Wealth', 'Prepared for Ann Adams', 'Mortgage Payment', '$1,917', 'Assumptions', 'Sources', 'formulas'])
      expect(printed).toContain(part);
    expect(printed).toMatch(/It is no offer/);
    expect(await page.evaluate(() => document.querySelectorAll('.print__root svg path').length)).toBeGreaterThan(0);
    expect(
      await page.evaluate(`[...document.querySelectorAll('style')].some((each) => each.textContent.includes('counter(pages)')) ||
      [...document.styleSheets].some((sheet) => [...sheet.cssRules].some((rule) => rule.cssText.includes('counter(pages)')))`),
    ).toBe(true);
    for (const [format, width, height] of [
      ['A4', 595, 842],
      ['Letter', 612, 792],
    ] as const) {
      const paper = (await page.pdf({ format })).toString('latin1');
      const [, right, top] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper) ?? [];
      expect([Math.floor(Number(right)), Math.floor(Number(top))], format).toEqual([width, height]);
    }
    await page.emulateMedia({ media: 'screen' });
    await device.context().setOffline(false);
  });

  it('forgets the client’s name after printing', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.locator('.print__root').waitFor({ state: 'detached' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.locator('.print__root').waitFor({ state: 'attached' });
    expect(await page.locator('.print__root').textContent()).not.toContain('Ann Adams');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  });

  it('opens a link with its inputs, and keeps them from the server', async () => {
    await openCalculator('mortgage-payment');
    await page.getByRole('textbox', { name: 'Home price' }).fill('456789');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const link = await page.getByLabel('Link').inputValue();
    expect(link).toMatch(/#v=[^&]+&homePrice=456789$/);
    const asked: string[] = [];
    const other = await device.context().newPage();
    other.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    await other.goto(link);
    await other.locator('.headline__value').waitFor();
    await expect.poll(() => other.getByRole('textbox', { name: 'Home price' }).inputValue()).toBe('456,789');
    expect(asked.filter((each) => each.replace(/#.*/, '').includes('456789'))).toEqual([]);
    await other.close();
  });

  it('saves the schedule as CSV', async () => {
    await openCalculator('mortgage-payment');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).first().click()]);
    const rows = readFileSync(await download.path(), 'utf8')
      .trim()
      .split(/\r?\n/);
    expect(rows[0]).toMatch(/Year.*Payment.*Interest.*Principal.*Balance/);
    expect(rows.length).toBe(31);
  });

  it('saves a spreadsheet of the client’s entries without a network, which another program reads', async () => {
    await openCalculator('mortgage-payment');
    // Entered above; the device keeps the meeting over a load.
    await expect.poll(() => page.getByRole('textbox', { name: 'Home price' }).inputValue()).toBe('456,789');
    await device.context().setOffline(true);
    const button = page.getByRole('button', { name: 'Spreadsheet (.xlsx)' });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    await device.context().setOffline(false);
    const [first, schedule] = await readXlsxFile(readFileSync(await download.path()));
    expect([first?.sheet, schedule?.sheet]).toEqual(['Mortgage Payment', 'Mortgage Payment schedule']);
    expect(first?.data.find(([label]) => label === 'Home price')?.[1]).toBe(456_789);
    expect(schedule?.data.length).toBe(361);
  });

  it('keeps the caret where it is while an amount is being typed', async () => {
    await openCalculator('mortgage-payment');
    const price = page.getByRole('textbox', { name: 'Home price' });
    // The kept meeting is there again. Typed before, the default would count as no entry.
    await expect.poll(() => price.inputValue()).toBe('456,789');
    await price.fill('300000');
    await price.evaluate((field) => field instanceof HTMLInputElement && field.setSelectionRange(1, 1));
    await page.keyboard.type('99');
    expect(await price.evaluate((field) => (field instanceof HTMLInputElement ? [field.value, field.selectionStart] : []))).toEqual([
      '39,900,000',
      4,
    ]);
  });

  it('carries values on to the next calculator, and shows a future amount in today’s dollars', async () => {
    await openCalculator('mortgage-payment');
    await page.getByRole('textbox', { name: 'Home price' }).fill('777000');
    await page.getByRole('link', { name: 'Real Estate' }).click();
    await page.getByRole('link', { name: /^Private Mortgage Insurance/ }).click();
    await page.getByRole('button', { name: /Use your values from Mortgage Payment/ }).click();
    await expect.poll(() => page.getByRole('textbox', { name: 'Home price' }).inputValue()).toBe('777,000');
    await openCalculator('401k-calculator');
    await page.getByRole('button', { name: 'Show as table' }).click();
    const last = page.locator('.chart__root tbody tr').last();
    const nominal = await last.innerText();
    await page.getByRole('switch', { name: /Today.s dollars/ }).check();
    const real = await last.innerText();
    // At age 67, 32 years from now, 2.5% inflation a year leaves less than half of the value.
    expect(amounts(real).every((amount, at) => amount < (amounts(nominal)[at] ?? 0) / 2)).toBe(true);
  });

  it('shows on the field that the firm assumes it', async () => {
    await page.goto(`${server.url}/admin/settings`);
    await page.getByRole('textbox', { name: /inflation/i }).fill('4.25');
    await page.getByRole('button', { name: 'Save assumptions' }).click();
    // Enabled until the change is stored on the device.
    await page.getByRole('button', { name: 'Save assumptions', disabled: true }).waitFor();
    await syncStatus(page).filter({ hasText: 'All changes saved' }).waitFor();
    await openCalculator('inflation-impact');
    await page.getByText('Firm assumption.').waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Inflation' }).inputValue()).toBe('4.25');
  });

  it('keeps favorites and the calculators used last on the device', async () => {
    await page.goto(`${server.url}/customer-portal?shelf=Tax`);
    await page.getByRole('button', { name: 'Favorite: Sales Tax' }).click();
    await openCalculator('sales-tax');
    await page.goto(`${server.url}/customer-portal`);
    await page
      .getByRole('list', { name: 'Favorites' })
      .getByRole('link', { name: /^Sales Tax/ })
      .waitFor();
    await page
      .getByRole('list', { name: 'Used last' })
      .getByRole('link', { name: /^Sales Tax/ })
      .waitFor();
  });

  async function openCalculator(id: string): Promise<void> {
    await page.goto('about:blank');
    await page.goto(`${server.url}/calculators/${id}`);
    await page.locator('.chart__root svg, .chart__bars').first().waitFor();
  }
});

/** The amounts of a row, in dollars. */
function amounts(row: string): readonly number[] {
  return [...row.matchAll(/\$([\d,]+)/g)].map(([, digits]) => Number(digits?.replaceAll(',', '')));
}
