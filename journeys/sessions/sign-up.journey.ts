import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from '../bench/browser.ts';
import { mailedLink } from '../bench/mail.ts';
import { people, signIn, syncStatus } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';
import { openRecords, type ServerRecords } from '../bench/server-records.ts';

const newcomer = { email: 'cora@cedar.test', password: 'Kq7vXw2pLm' } as const;

/** The steps run in order. Each one depends on the one before. */
describe('a visitor signs a firm up, tries, and subscribes to the free plan', () => {
  let server: Server;
  let records: ServerRecords;
  let device: Device;
  let desk: Device;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    records = openRecords(server);
    [device, desk] = [createDevice(sizes.tablet), createDevice(sizes.desktop)];
    page = await device.open();
  });
  afterAll(async () => {
    await device.remove();
    await desk.remove();
    await records.close();
    await server.remove();
  });

  it('[R-LAND-04] [R-LAND-05] the button leads over the login to the form, which checks the subdomain', async () => {
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Start Free Trial' }).click();
    await page.waitForURL((address) => address.pathname === '/sign-up');
    await page.getByLabel('Firm name').fill('Cedar Advisors');
    await page.getByLabel('Subdomain').fill('acme');
    await page.getByText('This subdomain is already in use.').waitFor();
    await page.getByLabel('Subdomain').fill('cedar');
    await page.getByText('cedar is free.').waitFor();
    await page.getByLabel('Work email').fill(newcomer.email);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await page.getByRole('heading', { name: 'Look into your mail' }).waitFor();
  });

  it('[R-LAND-18] the link of the mail leads to the account, and from there to sign-in', async () => {
    const owner = await desk.open();
    await signIn(owner, server.url, people.owner);
    await page.goto(await mailedLink(owner, server.url, { email: newcomer.email, path: '/sign-up' }));
    await page.getByRole('heading', { name: 'Open Cedar Advisors' }).waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(newcomer.email);
    await page.getByLabel('First name').fill('Cora');
    await page.getByLabel('Last name').fill('Cole');
    await page.getByLabel('Password', { exact: false }).first().fill(newcomer.password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByLabel(/e-?mail/i).fill(newcomer.email);
    await page.getByLabel(/password/i).fill(newcomer.password);
    await page.getByRole('button', { name: /^sign in$/i }).click();
  });

  it('[R-SEL-14] [R-SEL-16] the trial begins with the choice of calculators, which then calculate', async () => {
    await page.getByRole('heading', { name: 'Welcome, Cora!' }).waitFor();
    await page.getByText('Setting up calculators for Cedar Advisors').waitFor();
    await page
      .getByLabel(/^Mortgage Payment/)
      .first()
      .check({ force: true });
    await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
    await page.waitForURL((address) => address.pathname === '/cedar');
    await syncStatus(page).filter({ hasText: 'All changes saved' }).waitFor({ timeout: 60_000 });
    const [tenant] = await records.query<{ status: string; days: number }>(
      `select status::text, round(extract(epoch from trial_ends_at - now()) / 86400)::int as days from tenants where subdomain = 'cedar'`,
    );
    expect(tenant).toEqual({ status: 'trial', days: 14 });
    await page.goto(`${server.url}/calculators/mortgage-payment`);
    await page.locator('.headline__value').first().waitFor();
  });

  it('[R-SUB-10] the free plan asks for no card', async () => {
    await page.goto(`${server.url}/customer-portal?tab=account`);
    await page.getByRole('button', { name: 'Downgrade', exact: true }).click();
    await page.getByRole('dialog').getByText('Starter').first().waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Subscribe to Starter' }).click();
    await page.waitForURL((address) => address.pathname === '/select-calculators');
    const [tenant] = await records.query<{ plan: string }>(
      `select p.name as plan from tenants t join plans p on p.id = t.plan_id where t.subdomain = 'cedar'`,
    );
    expect(tenant?.plan).toBe('Starter');
  });
});
