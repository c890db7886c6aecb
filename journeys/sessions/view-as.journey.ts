import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { impersonationScreenTexts as texts } from '#contract/people/impersonation.ts';
import { createDevice, type Device, sizes } from '../bench/browser.ts';
import { dumpStorage, piecesWith } from '../bench/device-storage.ts';
import { people, signIn, syncStatus } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';
import { openRecords, type ServerRecords } from '../bench/server-records.ts';

/** The steps run in order. Each one depends on the one before. */
describe('support views the app as an administrator', () => {
  let server: Server;
  let records: ServerRecords;
  let device: Device;
  let page: Page;
  let second: Page;

  beforeAll(async () => {
    server = await startServer();
    records = openRecords(server);
    device = createDevice(sizes.desktop);
    page = await device.open();
    await signIn(page, server.url, people.owner);
    await page.goto(`${server.url}/admin/users`);
    await saved(page);
    second = await device.open();
    await second.goto(`${server.url}/admin/tenants`);
    await second.getByRole('row', { name: /Birch/ }).waitFor();
  });
  afterAll(async () => {
    await device.remove();
    await records.close();
    await server.remove();
  });

  it('with a reason, in every tab, under a banner, and without the owner’s data on the device', async () => {
    await page
      .getByRole('row', { name: new RegExp(people.acmeAdmin) })
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name: texts.action }).click();
    await page.getByLabel(texts.reason).fill('Ticket 4711');
    await page.getByLabel(texts.may).selectOption('act');
    await page.getByRole('dialog').getByRole('button', { name: texts.submit }).click();
    await banner(page).getByText(texts.banner(people.acmeAdmin, people.owner)).waitFor();
    await banner(second).getByText(texts.banner(people.acmeAdmin, people.owner)).waitFor();
    await saved(page);
    expect(piecesWith(await dumpStorage(page), ['Birch'])).toEqual([]);
  });

  it('has no way to the platform, and acts under both names', async () => {
    await page.goto(`${server.url}/admin/calculators`);
    await page.locator('.management__card[aria-pressed="true"]').first().click();
    await expect
      .poll(() => records.query("select 1 from audit_log where impersonator_id is not null and action like 'calculators.%'"), {
        timeout: 30_000,
      })
      .toHaveLength(1);
    expect(await page.getByRole('link', { name: 'Tenants', exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: texts.end }).click();
    await page.waitForURL(/\/admin\/users/);
    await page.goto(`${server.url}/admin/audit`);
    await page.getByRole('row', { name: /Calculators: select.* as / }).waitFor();
    await page.getByRole('row', { name: /Impersonation: start/ }).waitFor();
  });

  it('is the owner again in every tab after the view ends, without rows of the viewed person', async () => {
    expect(await banner(page).count()).toBe(0);
    await second.bringToFront();
    await banner(second).waitFor({ state: 'detached' });
    await saved(page);
    const left = (await dumpStorage(page)).filter((piece) => piece.includes('viewSwitchedFrom'));
    expect(left).toEqual([]);
  });
});

const banner = (page: Page) => page.getByRole('complementary', { name: texts.action });

async function saved(page: Page): Promise<void> {
  await syncStatus(page).filter({ hasText: 'All changes saved' }).waitFor({ timeout: 90_000 });
}
