import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from '../bench/browser.ts';
import { people, signIn } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';
import { openRecords, type ServerRecords } from '../bench/server-records.ts';

/** The main actions of each section, on the built app with the real server. Each ends with what the database holds. */
describe('the platform owner', () => {
  let server: Server;
  let records: ServerRecords;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    records = openRecords(server);
    device = createDevice(sizes.desktop);
    page = await device.open();
    await signIn(page, server.url, people.owner);
  });
  afterAll(async () => {
    await device.remove();
    await records.close();
    await server.remove();
  });

  const dialog = (): Locator => page.getByRole('dialog');
  const row = (text: string | RegExp): Locator => page.getByRole('row', { name: text }).first();
  const stored = (text: string, values: readonly unknown[] = []) => records.query<Record<string, unknown>>(text, values);

  async function openSection(section: string): Promise<void> {
    await page.goto(`${server.url}/admin/${section}`);
    await page.getByRole('navigation', { name: 'Administration' }).waitFor();
  }

  async function chooseAction(of: string, action: string): Promise<void> {
    await page.getByRole('button', { name: `Actions for ${of}` }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  it('[R-PLAN-02] [R-PLAN-03] [R-PLAN-04] [R-PLAN-05] creates a plan, edits it, and switches it off and on', async () => {
    await openSection('pricing');
    await page.getByRole('button', { name: 'Create plan' }).click();
    await dialog().getByLabel(/^Name/).fill('Silver');
    await dialog().getByRole('button', { name: 'Create plan' }).click();
    await page.getByText('Pricing plan created successfully').first().waitFor();
    await expect
      .poll(() => stored(`select base_price::text, ai_calls_included from plans where name = 'Silver'`))
      .toEqual([{ base_price: '29.99', ai_calls_included: 1000 }]);
    await chooseAction('Silver', 'Edit');
    await dialog().getByLabel('Price per month').fill('31.50');
    await dialog().getByLabel('Calculator limit').fill('7');
    await dialog().getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Pricing plan updated successfully').first().waitFor();
    await expect
      .poll(() => stored(`select base_price::text, calculator_limit from plans where name = 'Silver'`))
      .toEqual([{ base_price: '31.50', calculator_limit: 7 }]);
    await page.getByRole('button', { name: 'Deactivate plan Silver' }).click();
    await expect.poll(() => stored(`select is_active from plans where name = 'Silver'`)).toEqual([{ is_active: false }]);
    await page.getByRole('button', { name: 'Activate plan Silver' }).click();
    await expect.poll(() => stored(`select is_active from plans where name = 'Silver'`)).toEqual([{ is_active: true }]);
  });

  it('[R-COUP-01] [R-COUP-02] creates a coupon, and deactivates it', async () => {
    await openSection('coupons');
    await page.getByRole('button', { name: 'Create coupon' }).click();
    await dialog().getByLabel('Code').fill('AUTUMN');
    await dialog().getByLabel(/^Name/).fill('Autumn');
    await dialog().getByRole('button', { name: 'Create coupon' }).click();
    await page.getByText('Coupon created successfully').first().waitFor();
    await expect
      .poll(() => stored(`select type::text, value::text, is_active from coupons where code = 'AUTUMN'`))
      .toEqual([{ type: 'percentage', value: '10', is_active: true }]);
    await chooseAction('AUTUMN', 'Deactivate');
    await expect.poll(() => stored(`select is_active from coupons where code = 'AUTUMN'`)).toEqual([{ is_active: false }]);
  });

  it('[R-USR-04] [R-USR-05] [R-USR-07] [R-USR-11] changes the role of a person, deactivates, activates, and deletes them', async () => {
    const email = people.birchUser;
    const state = () => stored('select role::text, is_active from users where email = $1', [email]);
    await openSection('users');
    const name =
      (
        await row(new RegExp(email))
          .getByRole('button', { name: /^Actions for/ })
          .getAttribute('aria-label')
      )?.replace('Actions for ', '') ?? '';
    await chooseAction(name, 'Change role');
    await dialog().getByRole('combobox', { name: 'Role' }).selectOption('Tenant Admin');
    await dialog().getByRole('button', { name: 'Change role', exact: true }).click();
    await page.getByText('User role updated successfully').first().waitFor();
    await expect.poll(state).toEqual([{ role: 'tenant_admin', is_active: true }]);
    await chooseAction(name, 'Deactivate');
    await dialog().getByRole('button', { name: 'Deactivate', exact: true }).click();
    await expect.poll(state).toEqual([{ role: 'tenant_admin', is_active: false }]);
    await chooseAction(name, 'Activate');
    await expect.poll(state).toEqual([{ role: 'tenant_admin', is_active: true }]);
    await chooseAction(name, 'Delete');
    await dialog().getByRole('button', { name: 'Delete user' }).click();
    await page.getByText('User deleted successfully').first().waitFor();
    await expect.poll(state).toEqual([]);
  });

  it('[R-INV-14] [R-INV-11] [R-INV-12] sends an invitation, sends it again, and cancels it', async () => {
    const state = () => stored(`select status::text, resend_count from invitations where email = 'new@acme.test'`);
    await openSection('invitations');
    await page.getByRole('button', { name: 'Invite user' }).click();
    await dialog().getByLabel('Tenant').selectOption('Acme Wealth (acme)');
    await dialog().getByLabel('Email').fill('new@acme.test');
    await dialog().getByRole('combobox', { name: 'Role' }).selectOption('User');
    await dialog().getByRole('button', { name: 'Send invitation' }).click();
    await page.getByText('User invitation sent successfully').first().waitFor();
    await expect.poll(state).toEqual([{ status: 'pending', resend_count: 0 }]);
    await row(/new@acme.test/)
      .getByRole('button', { name: /^Resend/ })
      .click();
    await expect.poll(state).toEqual([{ status: 'pending', resend_count: 1 }]);
    await page.getByRole('button', { name: 'Cancel the invitation of new@acme.test' }).click();
    await page.getByRole('button', { name: 'Cancel invitation', exact: true }).click();
    await expect.poll(state).toEqual([{ status: 'cancelled', resend_count: 1 }]);
  });

  it('[R-SET-04] saves a setting of the platform, which is still there after a reload', async () => {
    await openSection('billing');
    const card = page.getByRole('region', { name: 'AI pricing' });
    await card.getByLabel('Price per call').fill('0.02');
    await card.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Settings saved').first().waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('Price per call').inputValue()).toBe('0.02');
    await expect
      .poll(() => stored(`select value->>'pricePerCall' as price from platform_settings where key = 'ai.pricing'`))
      .toEqual([{ price: '0.02' }]);
  });
});
