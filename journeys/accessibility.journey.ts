import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from './bench/browser.ts';
import { people, signIn, syncStatus } from './bench/people.ts';
import { type Server, startServer } from './bench/server.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

describe('every screen is accessible', () => {
  let server: Server;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    device = createDevice(sizes.tablet);
    page = await device.open();
  });

  afterAll(async () => {
    await device.remove();
    await server.remove();
  });

  it('[R-LAND-01] [R-LAND-02] the landing page, with a target for each anchor', async () => {
    await page.goto(server.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const anchor of ['features', 'templates', 'pricing', 'docs']) expect(await page.locator(`#${anchor}`).count(), anchor).toBe(1);
    await expectAccessible(page);
  });

  it('the start page of the tenant, a shelf and the suites', async () => {
    await signIn(page, server.url, people.acmeAdmin);
    await syncStatus(page).filter({ hasText: 'All changes saved' }).waitFor();
    for (const path of [
      '/customer-portal',
      '/customer-portal?shelf=Real+Estate',
      '/customer-portal?shelf=Automotive',
      '/customer-portal?shelf=Business',
    ]) {
      await page.goto(`${server.url}${path}`);
      await page.getByRole('heading').first().waitFor();
      await expectAccessible(page);
    }
  });

  it('the workbench on a tablet and a phone, light and dark, and as it is printed', async () => {
    for (const size of [sizes.tablet, sizes.phone]) {
      await page.setViewportSize(size);
      await page.goto(`${server.url}/calculators/mortgage-payment`);
      await page.locator('.headline__value').waitFor();
      await expectAccessible(page);
    }
    await page.emulateMedia({ media: 'print' });
    // Paper has no landmarks to jump to: the standard applies, the practice for screens does not.
    await expectAccessible(page, standard);
    await page.emulateMedia({ media: 'screen' });
  });

  it('the management of calculators with its list of changes open', async () => {
    await page.setViewportSize(sizes.desktop);
    await page.goto(`${server.url}/admin/calculators`);
    await page.locator('.management__card').first().waitFor();
    await expectAccessible(page);
    await syncStatus(page).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);
  });
});

/** No violation of WCAG 2.2 AA or of good practice, in either mode. */
async function expectAccessible(page: Page, rules: readonly string[] = [...standard, 'best-practice']): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Evaluated by the test, not added to the document: the page's own policy forbids foreign scripts.
    await page.evaluate(axe);
    const found: readonly string[] = await page.evaluate(`axe.run(document, { runOnly: ${JSON.stringify(rules)} }).then(({ violations }) =>
      violations.map((each) => each.id + ': ' + JSON.stringify(each.nodes[0]?.target)))`);
    expect(found, `${page.url()} ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
