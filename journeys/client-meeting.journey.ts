import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from './bench/browser.ts';
import { dumpStorage, outboxOf, piecesWith } from './bench/device-storage.ts';
import { people, signIn, syncStatus, waitUntilInstalled } from './bench/people.ts';
import { type Server, startServer } from './bench/server.ts';

const client = 'Quentin Zephyr';
/** Figures that occur nowhere else, as entered and as the screen and a link write them. */
const figures = ['734219', '734,219', '8.137', '61743', '61,743'] as const;

/** The steps run in order. Each one depends on the one before. */
describe('a device after a meeting with a client', () => {
  let server: Server;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    device = createDevice(sizes.tablet);
    page = await device.open();
    await signIn(page, server.url, people.acmeUser);
    await saved();
    await waitUntilInstalled(page);
    await saved();
  });
  afterAll(async () => {
    await device.remove();
    await server.remove();
  });

  it('has computed, compared, shared, and printed under the client’s name', async () => {
    await page.goto(`${server.url}/calculators/mortgage-payment`);
    await page.getByRole('textbox', { name: 'Home price' }).fill('734219');
    await page
      .getByLabel(/^Interest rate/)
      .first()
      .fill('8.137');
    await page
      .getByRole('textbox', { name: /^Down payment/ })
      .first()
      .fill('61743');
    await page.locator('.headline__value').first().waitFor();
    const pin = page.getByRole('button', { name: /^Pin/ }).first();
    if ((await pin.count()) > 0) await pin.click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const link = await page.getByLabel('Link').inputValue();
    expect(link).toContain('734219');
    await page.keyboard.press('Escape');
    await page.evaluate(() => Object.assign(window, { print: () => undefined }));
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.getByLabel(/^Prepared for/).fill(client);
    await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
    await page.locator('.print__root', { hasText: client }).waitFor({ state: 'attached' });
    // The scan finds what is there: the figures are on the screen and in the sheet, which no storage holds.
    expect(await page.content()).toContain('734,219');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    const opened = await device.context().newPage();
    await opened.goto(link);
    await opened.locator('.headline__value').first().waitFor();
    await opened.close();
  });

  it('holds no figure and no name in any storage, cache, or outbox, with and without a network', async () => {
    await device.context().setOffline(true);
    await page.getByRole('textbox', { name: 'Home price' }).fill('734218');
    await page.getByRole('textbox', { name: 'Home price' }).fill('734219');
    const words = [...figures, ...client.split(' ')];
    const pieces = await dumpStorage(page);
    expect(pieces.length).toBeGreaterThan(20);
    expect(piecesWith(pieces, words)).toEqual([]);
    await expect.poll(() => outboxOf(page)).toEqual([]);
    await device.context().setOffline(false);
    await page.goto(server.url);
    await saved();
    expect(piecesWith(await dumpStorage(page), words)).toEqual([]);
  });

  async function saved(): Promise<void> {
    await syncStatus(page).filter({ hasText: 'All changes saved' }).waitFor({ timeout: 90_000 });
  }
});
