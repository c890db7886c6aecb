import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device } from './bench/browser.ts';
import { people, signIn, waitUntilInstalled } from './bench/people.ts';
import { type Server, startServer } from './bench/server.ts';
import { openRecords } from './bench/server-records.ts';

/** A tenant subscribes, and its administrator downloads the invoice, under the content policy of the built app. */
describe('subscribing and its invoice', () => {
  let server: Server;
  let device: Device;
  let page: Page;
  let planId: string;

  beforeAll(async () => {
    server = await startServer();
    const records = openRecords(server);
    await records.query(`delete from subscriptions where tenant_id = (select id from tenants where subdomain = 'acme')`);
    const [plan] = await records.query<{ id: string }>(`select id from plans where name = 'Professional'`);
    planId = plan?.id ?? '';
    await records.close();
    device = createDevice();
    page = await device.open();
    await signIn(page, server.url, people.acmeAdmin);
  });

  afterAll(async () => {
    await device.remove();
    await server.remove();
  });

  /** Downloads the newest invoice and returns the first bytes of the file. */
  async function download(): Promise<string> {
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /^Download Invoice INV-/ })
        .first()
        .click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/^invoice-inv-\d+\.pdf$/);
    return (await readFile(await saved.path())).subarray(0, 8).toString('latin1');
  }

  it('[R-SUB-06] [R-SUB-08] a declined card is said so, and an accepted one subscribes', async () => {
    await page.goto(`${server.url}/subscribe?plan=${planId}`);
    await page.getByLabel('Test card').selectOption('declined');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('Your card was declined.').first().waitFor();
    await page.getByLabel('Test card').selectOption('accepted');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.waitForURL('**/select-calculators');
  });

  it('[R-PORT-17] the invoice downloads as a PDF, with and without a network', async () => {
    await page.goto(`${server.url}/customer-portal?tab=account`);
    expect(await download()).toBe('%PDF-1.7');
    await waitUntilInstalled(page);
    await page.reload();
    await page
      .getByRole('button', { name: /^Download Invoice INV-/ })
      .first()
      .waitFor();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText(/You see the copy of .* that is kept on this device/).waitFor();
    expect(await download()).toBe('%PDF-1.7');
    await page.context().setOffline(false);
    expect(device.takeViolations()).toEqual([]);
  });
});
