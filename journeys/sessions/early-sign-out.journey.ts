import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStates } from '#app/device/local/outbox/outbox.ts';
import { createDevice, type Device } from '../bench/browser.ts';
import { outboxOf } from '../bench/device-storage.ts';
import { card, expectStatus, openManagement } from '../bench/management.ts';
import { people, signIn } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';

const saved = 'All changes saved';

/** The header is there from the first paint, before the file that opens the local database has loaded. */
describe('signing out before the local database is open', () => {
  let server: Server;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    device = createDevice();
    page = await device.open();
    await signIn(page, server.url, people.acmeAdmin);
    await openManagement(page, server.url);
    await expectStatus(page, saved);
  });

  afterAll(async () => {
    await device.remove();
    await server.remove();
  });

  it('[sync-34] asks what becomes of a waiting change instead of dropping it', async () => {
    await page.route('**/graphql*', (route) => route.abort());
    await card(page, 'Mortgage Payment').click();
    await expect.poll(async () => (await outboxOf(page)).at(-1)?.state, { timeout: 30_000 }).toBe('queued');
    await page.evaluate(async () => {
      for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    });
    let open = () => {};
    const opening = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.route('**/assets/open-person-*.js', async (route) => {
      await opening;
      await route.fallback();
    });
    await page.goto(`${server.url}/customer-portal`, { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForTimeout(500);
    open();
    await page.getByRole('dialog').getByText('1 change').first().waitFor();
    // A sender may be trying at this moment. Only that the change still waits matters.
    expect(openStates).toContain((await outboxOf(page)).at(-1)?.state);
  });
});
