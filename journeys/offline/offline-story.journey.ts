import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device } from '../bench/browser.ts';
import { isDeletedRow, storedRows } from '../bench/device-storage.ts';
import { people, signIn, syncStatus, waitUntilInstalled } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';

/** The main use of the product. The steps run in order, and each one depends on the one before. */
describe('an installed app calculates offline and takes its admin’s changes along', () => {
  let server: Server;
  let userDevice: Device;
  let adminDevice: Device;
  let user: Page;
  let admin: Page;

  beforeAll(async () => {
    server = await startServer();
    userDevice = createDevice();
    adminDevice = createDevice();
  });

  afterAll(async () => {
    await userDevice.remove();
    await adminDevice.remove();
    await server.remove();
  });

  it('[R-PROD-14] [R-ROUTE-22] signs a user in through the identity provider and shows the tenant’s calculators under its brand', async () => {
    user = await userDevice.open();
    await signIn(user, server.url, people.acmeUser);
    await user.getByText('Acme Wealth').first().waitFor();
    await user.getByRole('heading', { name: 'Financial Calculators' }).waitFor();
    const accent = () => user.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
    await expect.poll(accent).not.toBe('');
    await expectStatus(user, 'All changes saved');
  });

  it('[R-CUI-07] shows the result of every keystroke, and sends no request with it', async () => {
    const sent: string[] = [];
    user.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await user.goto(`${server.url}/calculators/mortgage-payment`);
    const headline = user.locator('.headline__value').first();
    await headline.waitFor();
    await user
      .getByLabel(/^Interest rate/)
      .first()
      .fill('7');
    await user.locator('.headline__value', { hasText: '1,997' }).waitFor();
    await user
      .getByLabel(/^Home price/)
      .first()
      .fill('765432');
    await user.locator('.headline__value', { hasText: '5,387' }).waitFor();
    await expectStatus(user, 'All changes saved');
    expect(sent.filter((request) => request.replaceAll(/%2C|,/g, '').includes('765432'))).toEqual([]);
  });

  it('[sync-40] [R-CUI-30] opens after a restart of the browser with the server gone, and every enabled calculator computes', async () => {
    await waitUntilInstalled(user);
    await user.goto(server.url);
    await expectStatus(user, 'All changes saved');
    await userDevice.quit();
    await server.kill();
    user = await userDevice.open();
    await user.goto(server.url);
    await user.getByRole('heading', { name: 'Financial Calculators' }).waitFor();
    await expectStatus(user, 'Offline');
    const enabled = await enabledCalculators(user);
    expect(enabled.length).toBeGreaterThan(10);
    const silent: string[] = [];
    for (const id of enabled) {
      await user.goto(`${server.url}/calculators/${id}`);
      const headline = user.locator('.headline__value').first();
      await headline.waitFor({ timeout: 10_000 }).catch(() => silent.push(id));
      if (!/[0-9A-Za-z]/.test((await headline.textContent().catch(() => '')) ?? '')) silent.push(id);
    }
    expect(silent).toEqual([]);
  }, 300_000);

  it('[R-CALC-16] [R-ERR-09] lets the admin remove one calculator and add another without a network, and shows that both wait', async () => {
    await server.start();
    admin = await adminDevice.open();
    await signIn(admin, server.url, people.acmeAdmin);
    await admin.goto(`${server.url}/admin/calculators`);
    await expectStatus(admin, 'All changes saved');
    await card(admin, 'Car Lease Payment').click();
    await expectToast(admin, 'Calculator removed successfully');
    await waitUntilInstalled(admin);
    await card(admin, 'Car Lease Payment').waitFor();
    await server.kill();

    await card(admin, 'Mortgage Payment').click();
    await expectToast(admin, 'Saved on this device');
    await card(admin, 'Car Lease Payment').click();
    await expectStatus(admin, /Offline.*2 changes waiting/);
    await admin.reload();
    await expectStatus(admin, /Offline.*2 changes waiting/);
    await expect.poll(() => card(admin, 'Mortgage Payment').getAttribute('aria-pressed')).toBe('false');
    await expect.poll(() => card(admin, 'Car Lease Payment').getAttribute('aria-pressed')).toBe('true');
    await syncStatus(admin).click();
    await admin.getByRole('dialog').getByText('Remove Mortgage Payment for Acme Wealth').waitFor();
    await admin.keyboard.press('Escape');
  });

  it('[R-CALC-10] [R-CALC-11] applies both when the server is back, and the user’s device changes without a reload', async () => {
    await user.goto(`${server.url}/?shelf=Real+Estate`);
    const listed = user.locator('.browser__link b', { hasText: /^Mortgage Payment$/ });
    await listed.waitFor();
    const opened = await user.evaluate(() => performance.timeOrigin);
    await server.start();
    await expectStatus(admin, 'All changes saved');
    await listed.waitFor({ state: 'detached', timeout: 60_000 });
    expect(await user.evaluate(() => performance.timeOrigin)).toBe(opened);
    const enabled = await enabledCalculators(user);
    expect(enabled).toContain('auto-lease');
    expect(enabled).not.toContain('mortgage-payment');
  }, 180_000);
});

function card(page: Page, title: string) {
  return page.locator('.management__card', { has: page.locator('b', { hasText: new RegExp(`^${title}$`) }) });
}

async function expectStatus(page: Page, words: string | RegExp): Promise<void> {
  await syncStatus(page).filter({ hasText: words }).waitFor({ timeout: 60_000 });
}

async function expectToast(page: Page, words: string): Promise<void> {
  await page.locator('.toast__root', { hasText: words }).waitFor({ timeout: 30_000 });
}

/** Ids of the calculators that this device's synced rows enable. */
async function enabledCalculators(page: Page): Promise<readonly string[]> {
  const ids = new Set<string>();
  for (const text of await storedRows(page, '--rows')) {
    const stored = JSON.parse(text);
    if (stored.kind === 'tenantCalculator' && stored.row?.isEnabled === true && !isDeletedRow(stored)) ids.add(stored.row.calculatorId);
  }
  return [...ids];
}
