import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from '../bench/browser.ts';
import { people, signIn } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';

describe('each claim of the landing page is true in the product', () => {
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

  async function signInAs(email: string): Promise<void> {
    await page.goto(`${server.url}/api/logout`);
    await signIn(page, server.url, email);
  }

  it('[R-PROD-13] 20+ calculators: investment, loan, retirement, and tax', async () => {
    await page.goto(`${server.url}/customer-portal`);
    const counted = await page.locator('.page__lead', { hasText: 'calculators' }).innerText();
    expect(Number.parseInt(counted, 10)).toBeGreaterThanOrEqual(20);
    for (const shelf of ['Investment', 'Retirement', 'Tax']) await page.getByRole('button', { name: new RegExp(`^${shelf} `) }).waitFor();
    await page.getByLabel('Search').first().fill('loan');
    await page.getByRole('link', { name: /Loan/ }).first().waitFor();
  });

  it('[R-PROD-13] 10+ landing templates', async () => {
    await page.goto(`${server.url}/templates`);
    await page.getByRole('button', { name: 'Use Template: Member Loans' }).waitFor();
    expect(await page.getByRole('button', { name: /^Use Template: / }).count()).toBeGreaterThanOrEqual(10);
  });

  it('[R-PROD-13] an address and a brand for each client, without another client’s name or brand', async () => {
    for (const [subdomain, own, other] of [
      ['acme', 'Acme Wealth', 'Birch'],
      ['birch', 'Birch Credit Union', 'Acme'],
    ] as const) {
      await page.goto(`${server.url}/${subdomain}`);
      await page.getByRole('heading', { level: 1, name: own }).waitFor();
      expect(await page.locator('body').innerText()).not.toContain(other);
    }
    await signInAs(people.acmeAdmin);
    await page.goto(`${server.url}/admin/domains`);
    await page.getByRole('button', { name: 'Claim a domain' }).first().click();
    await page.getByRole('dialog').getByRole('textbox').first().fill('calculators.acme.example');
    await page.getByRole('button', { name: 'Claim domain' }).click();
    await page.locator('main').getByText('calculators.acme.example').first().waitFor();
  });

  it('[R-PROD-13] a portal in which a client upgrades, downgrades, cancels, and reads its bills', async () => {
    await page.goto(`${server.url}/customer-portal?tab=account`);
    for (const name of ['Upgrade', 'Downgrade', 'Cancel Subscription', 'Pause Subscription'])
      await page.getByRole('button', { name, exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Recent Invoices' }).waitFor();
    await page.getByRole('button', { name: 'Upgrade', exact: true }).click();
    await page.getByRole('dialog').getByText('Enterprise').first().waitFor();
  });

  it('[R-PROD-13] AI that is billed by usage, each call at its price', async () => {
    await signInAs(people.owner);
    await page.goto(`${server.url}/admin/ai-usage`);
    const row = page.getByRole('row', { name: /Acme Wealth/ });
    await row.waitFor();
    const cells = await row.getByRole('cell').allInnerTexts();
    // The last cell holds the menu of the row.
    const [total = '', revenue = ''] = cells.slice(-3, -1).map((text) => text.replaceAll(/[$,]/g, ''));
    expect(Number(total)).toBeGreaterThan(0);
    expect(Number(revenue)).toBeCloseTo(Number(total) * 0.01, 2);
  });

  it('names the days of reminders and of the grace period in its settings', async () => {
    await page.goto(`${server.url}/admin/billing`);
    for (const label of [/Grace period/, /First reminder/, /Final reminder/]) await page.getByLabel(label).first().waitFor();
  });
});
