import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDevice, type Device } from '../bench/browser.ts';
import { outboxOf } from '../bench/device-storage.ts';
import { card, expectPressed, expectStatus, openManagement } from '../bench/management.ts';
import { type ReachedServer, startReachedServer } from '../bench/network/reached-server.ts';
import { people, signIn, waitUntilInstalled } from '../bench/people.ts';

const saved = 'All changes saved';

/** Answers that a gateway, a firewall, or a captive portal gives in place of the server. */
const foreign = [
  ['a portal page', 200, 'text/html', '<h1>Welcome to the hotel</h1>'],
  ['a gateway that forbids', 403, 'text/html', '<h1>403 Forbidden</h1>'],
  ['a firewall that forbids in JSON', 403, 'application/json', '{"error":"blocked","message":"Access was refused."}'],
  ['a proxy that asks for a sign-in', 401, 'text/html', '<h1>401 Unauthorized</h1>'],
  ['a portal that asks for a sign-in', 511, 'text/html', '<h1>Sign in to the network</h1>'],
] as const;

describe('a network that answers in the place of the server, or not at all', () => {
  let reached: ReachedServer;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    reached = await startReachedServer();
    device = createDevice();
    page = await device.open();
    await signIn(page, reached.url, people.acmeAdmin);
    await openManagement(page, reached.url);
    await expectStatus(page, saved);
    await waitUntilInstalled(page);
  });

  beforeEach(async () => {
    await openManagement(page, reached.url);
    await expectStatus(page, saved);
  });

  afterAll(async () => {
    await device.remove();
    await reached.remove();
  });

  it.each(foreign)('keeps rows and waiting changes behind %s, and sends them afterwards', async (_name, status, contentType, body) => {
    const answer = (route: Route) => route.fulfill({ status, contentType, body });
    const context = device.context();
    for (const path of ['**/graphql*', '**/api/auth/user']) await context.route(path, answer);
    const before = (await outboxOf(page)).length;
    await card(page, 'Mortgage Payment').click();
    await expectStatus(page, /Offline.*1 change waiting/);
    await page.reload();
    await page.locator('.management__card').first().waitFor();
    await expectStatus(page, /Offline.*1 change waiting/);
    expect((await outboxOf(page)).slice(before).map(({ state }) => state)).toEqual(['queued']);
    for (const path of ['**/graphql*', '**/api/auth/user']) await context.unroute(path, answer);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(async () => (await outboxOf(page)).at(-1)?.state, { timeout: 30_000 }).toBe('accepted');
    await expectStatus(page, saved);
  });

  it('opens Calculator Management within seconds on a network that accepts and never answers, and takes changes', async () => {
    const everything = reached.proxy.hold('HTTP/1.1');
    const before = (await outboxOf(page)).length;
    const began = Date.now();
    await page.reload();
    await page.locator('.management__card').first().waitFor();
    await card(page, 'Mortgage Payment').click();
    await expect.poll(async () => (await outboxOf(page)).length, { timeout: 15_000 }).toBe(before + 1);
    await expectStatus(page, /Offline.*1 change waiting/);
    expect(Date.now() - began).toBeLessThan(20_000);
    everything.release();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(async () => (await outboxOf(page)).at(-1)?.state, { timeout: 60_000 }).toBe('accepted');
  });

  it('says Offline as soon as the browser knows that the network is gone, and where the first change waits', async () => {
    await device.context().setOffline(true);
    await page.locator('.status__root', { hasText: 'Offline' }).waitFor({ timeout: 2_000 });
    await card(page, 'Mortgage Payment').click();
    await page.getByText('It will be sent when the server can be reached.').waitFor({ timeout: 5_000 });
    await device.context().setOffline(false);
    await expectStatus(page, saved);
    await expectPressed(page, 'Mortgage Payment', false);
  });
});
