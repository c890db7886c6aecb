import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, standard } from './bench/axe.ts';
import { createDevice, type Device, sizes } from './bench/browser.ts';
import { people, signIn, syncStatus } from './bench/people.ts';
import { type Server, startServer } from './bench/server.ts';

describe('every screen is accessible, light and dark, on a phone and a desktop', () => {
  let server: Server;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    device = createDevice(sizes.desktop);
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

  it('the pages of an invitation, and the templates with a preview', async () => {
    const look = { email: 'ben@acme.test', firstName: '', lastName: '', tenantName: 'Acme Wealth', role: 'user', hasAccount: false };
    const json = { ...look, expiresAt: '2026-12-01T00:00:00.000Z', signedInAs: null };
    await page.route('**/api/auth/verify-invitation*', (route) => route.fulfill({ json }));
    await page.goto(`${server.url}/accept-invitation?token=any`);
    await page.getByRole('button', { name: 'Complete Account Setup' }).click();
    await page.getByText('First name must be at least 2 characters').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);
    await page.goto(`${server.url}/invitation-error?reason=expired`);
    await page.getByRole('button', { name: 'Request a new invitation' }).click();
    await expectAccessible(page);
    await page.goto(`${server.url}/templates`);
    await page.getByRole('button', { name: 'Preview of Credit Union' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use Template: Credit Union' }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);
  });

  it('the page of the identity provider', async () => {
    await page.goto(`${server.url}/api/login`);
    await page.getByLabel(/password/i).waitFor();
    await expectAccessible(page);
  });

  it('the browser: categories, a list, the suites', async () => {
    await signIn(page, server.url, people.acmeAdmin);
    await syncStatus(page).filter({ hasText: 'All changes saved' }).waitFor();
    for (const shelf of ['', '?shelf=Real+Estate', '?shelf=Automotive', '?shelf=Business']) {
      await page.goto(`${server.url}/customer-portal${shelf}`);
      await page.getByRole('heading').first().waitFor();
      await expectAccessible(page);
    }
  });

  it('the workbench with a comparison, every tab, a refusal', async () => {
    await page.goto(`${server.url}/calculators/mortgage-payment`);
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await page.locator('.chart__root svg').first().waitFor();
    const tabs = await page.getByRole('tab').all();
    expect(tabs.length).toBe(5);
    for (const tab of tabs) {
      await tab.click();
      await expectAccessible(page);
    }
    await page.goto(`${server.url}/calculators/debt-payoff`);
    await page.getByRole('textbox', { name: /^Payment a month/ }).fill('1');
    await page.getByRole('alert').waitFor();
    await expectAccessible(page);
  });

  it('the presentation and the dialogs of the workbench', async () => {
    await page.goto(`${server.url}/calculators/mortgage-payment`);
    for (const opens of ['Present', 'Share', 'Print']) {
      await page.getByRole('button', { name: opens, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });

  it('the printed sheet', async () => {
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.locator('.print__root').waitFor();
    // A printed page has no landmarks to jump to, so only the WCAG rules apply to it and not the best practices for screens.
    await expectAccessible(page, standard, [sizes.desktop]);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
  });

  it('the administration: overview, calculators, the list of changes', async () => {
    await page.goto(`${server.url}/admin`);
    await page.getByText('AI calls this month').waitFor();
    await expectAccessible(page);
    await page.goto(`${server.url}/admin/calculators`);
    await page.locator('.management__card').first().waitFor();
    await expectAccessible(page);
    await syncStatus(page).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);
  });

  it('the selection of calculators, the subscription, and the migration of data', async () => {
    await page.goto(`${server.url}/select-calculators`);
    await page.getByRole('heading', { name: 'Your calculators are chosen' }).waitFor();
    await expectAccessible(page);
    await page.goto(`${server.url}/subscribe`);
    await page.getByRole('link', { name: 'Change plan' }).waitFor();
    await expectAccessible(page);
    await page.route('**/api/create-subscription', (route) => route.fulfill({ json: { clientSecret: 'any' } }));
    await page.route('**/api/tenant/info*', async (route) => {
      const info: object = await (await route.fetch()).json();
      await route.fulfill({ json: { ...info, subscription: null } });
    });
    await page.goto(`${server.url}/subscribe`);
    await page.getByRole('button', { name: 'Subscribe' }).waitFor();
    await expectAccessible(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(`${server.url}/api/logout`);
    await signIn(page, server.url, people.birchAdmin);
    // The demo uses every calculator of its plan. With one less, one can be chosen.
    await page.evaluate(async () => {
      const [tenant] = await (await fetch('/api/tenants/my-tenants')).json();
      const [used] = await (await fetch(`/api/admin/tenants/${tenant.id}/calculators`)).json();
      const headers = { 'content-type': 'application/json' };
      await fetch(`/api/admin/tenants/${tenant.id}/calculators/${used.calculatorId}`, { method: 'DELETE', headers, body: '{}' });
    });
    await page.goto(`${server.url}/select-calculators`);
    await page.getByRole('checkbox').first().waitFor();
    await expectAccessible(page);
    await page.goto(`${server.url}/api/logout`);
    await signIn(page, server.url, people.acmeUser);
    await page.goto(`${server.url}/subscribe`);
    await page.getByRole('button', { name: 'Ask your administrator' }).waitFor();
    await expectAccessible(page);
    await page.goto(`${server.url}/api/logout`);
    await signIn(page, server.url, people.owner);
    await page.goto(`${server.url}/subscribe`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);
    await page.goto(`${server.url}/migrate-data`);
    await page.getByRole('button', { name: 'Export Development Data' }).click();
    await page.getByText('SQL script').first().click();
    await expectAccessible(page);
  });

  it('the not-found page', async () => {
    await page.goto(`${server.url}/no/such/page`);
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
    await expectAccessible(page);
  });

  it.each([
    ['image-alt', '<img src="x.png">'],
    ['color-contrast', '<p class="pale">pale</p><style>@media (prefers-color-scheme: dark) { .pale { color: #ccc } }</style>'],
  ])('finds a known mistake: %s', async (rule, defect) => {
    await page.goto('about:blank');
    await page.setContent(`<html lang="en"><title>t</title><main><h1>t</h1>${defect}</main></html>`);
    await expect(expectAccessible(page)).rejects.toThrow(rule);
  });
});
