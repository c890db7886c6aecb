import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessTexts } from '#contract/people/access.ts';
import { changeListTexts } from '#contract/sync/change-list.ts';
import { createDevice, type Device } from '../bench/browser.ts';
import { expectStatus } from '../bench/management.ts';
import { password, people, signIn } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';
import { openRecords, type ServerRecords } from '../bench/server-records.ts';

const saved = 'All changes saved';

/** A platform owner runs the business from the app. The steps run in order, and each starts from the state the previous one left. */
describe('a platform owner', () => {
  let server: Server;
  let records: ServerRecords;
  let desk: Device;
  let laptop: Device;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    records = openRecords(server);
    [desk, laptop] = [createDevice(), createDevice()];
    page = await desk.open();
    await signIn(page, server.url, people.owner);
  });

  afterAll(async () => {
    await desk.remove();
    await laptop.remove();
    await records.close();
    await server.remove();
  });

  it('[R-TEN-02] [R-USR-21] creates a tenant and invites its admin', async () => {
    await openSection('tenants');
    await page.getByRole('button', { name: 'Create tenant' }).click();
    await page.getByLabel('Name').fill('Cedar Bank');
    await page.getByLabel('Subdomain').fill('cedar');
    await page.keyboard.press('Enter');
    await said('Tenant created successfully');
    await row('Cedar Bank').waitFor();

    await openSection('users');
    await page.getByRole('button', { name: 'Invite user' }).click();
    await dialog().getByLabel('Tenant').selectOption('Cedar Bank (cedar)');
    await dialog().getByLabel('Email').fill('admin@cedar.test');
    await dialog().getByRole('combobox', { name: 'Role' }).selectOption('Admin');
    await page.keyboard.press('Enter');
    await said('User invitation sent successfully');
    await row('admin@cedar.test').getByText('Pending').waitFor();

    await openSection('invitations');
    await row('admin@cedar.test').getByText('Cedar Bank').waitFor();
    await expect.poll(() => records.query('select 1 from mail_outbox where "to" = $1', ['admin@cedar.test'])).toHaveLength(1);
  });

  it('[R-TEN-23] [R-TEN-27] deletes a tenant with its users, after signing in again, and returns to the wizard', async () => {
    await openSection('tenants');
    await chooseAction('Birch Credit Union', 'Delete');
    await dialog().getByText('2 users').waitFor();
    await press('Next');
    await press('Next');
    await dialog().getByText('2 users are deleted.').waitFor();
    await records.query(`update sessions set sess = sess || '{"signedInAt": 0}'::jsonb`);
    await press('Delete tenant');
    await dialog().getByText(accessTexts.freshSignIn).waitFor();
    await dialog().getByRole('link', { name: 'Sign in again' }).click();
    await page.getByLabel(/e-?mail/i).fill(people.owner);
    await page.getByLabel(/password/i).fill(password);
    await page.getByRole('button', { name: /^sign in$/i }).click();
    await dialog().getByText('2 users are deleted.').waitFor({ timeout: 30_000 });
    await press('Delete tenant');
    await said('Tenant and all associated users deleted successfully');
    await row('Birch Credit Union').waitFor({ state: 'detached' });
    await expect.poll(() => records.query('select 1 from users where email = $1', [people.birchUser])).toEqual([]);
  });

  it('restores the tenant with its users', async () => {
    await page.getByRole('button', { name: 'Deleted tenants' }).click();
    await chooseAction('Birch Credit Union', 'Restore');
    await press('Restore tenant');
    await said('Tenant restored successfully');
    await page.getByRole('button', { name: 'Back to tenants' }).click();
    await row('Birch Credit Union').waitFor();
    await expect.poll(() => records.query('select 1 from users where email = $1', [people.birchUser])).toHaveLength(1);
  });

  it('[R-TEN-29] deletes a tenant and moves its users to another one', async () => {
    await chooseAction('Birch Credit Union', 'Delete');
    await press('Next');
    await dialog().getByText('Reassign users').click();
    await press('Next');
    await page.getByLabel('Move the users to').selectOption('Cedar Bank (cedar)');
    await press('Next');
    await dialog().getByText('2 users move to Cedar Bank.').waitFor();
    await press('Delete tenant');
    await said('Tenant deleted and users reassigned successfully');
    await row('Birch Credit Union').waitFor({ state: 'detached' });
    const moved = await records.query(
      'select 1 from users_to_tenants m join users u on u.id = m.user_id join tenants t on t.id = m.tenant_id where u.email = $1 and t.name = $2',
      [people.birchUser, 'Cedar Bank'],
    );
    expect(moved).toHaveLength(1);
  });

  it('[R-TEN-04] is told that another person had changed a tenant that was edited offline', async () => {
    const other = await laptop.open();
    await signIn(other, server.url, people.owner);
    await openSection('tenants', other);
    await row('Cedar Bank', other).waitFor();
    await expectStatus(other, saved);
    await laptop.context().setOffline(true);
    await other.evaluate(() => window.dispatchEvent(new Event('offline')));
    await expectStatus(other, /Offline/);
    await edit(other, 'Cedar Bank', { label: 'Billing email', value: 'bills@cedar.test' });
    await row('Cedar Bank', other).getByText(changeListTexts.pendingSync).waitFor();

    await edit(page, 'Cedar Bank', { label: 'Name', value: 'Cedar Trust' });
    await said('Tenant updated successfully');

    await laptop.context().setOffline(false);
    await other.evaluate(() => window.dispatchEvent(new Event('online')));
    await other.getByText(changeListTexts.changedMeanwhile).first().waitFor({ timeout: 60_000 });
    await expectStatus(other, saved);
    const [kept] = await records.query<{ name: string; email: string }>(
      'select name, billing_email as email from tenants where subdomain = $1',
      ['cedar'],
    );
    expect(kept?.email).toBe('bills@cedar.test');
  });

  it('[R-ERR-10] sees a refused edit named and taken back', async () => {
    const other = await laptop.open();
    await openSection('tenants', other);
    await expectStatus(other, saved);
    await laptop.context().setOffline(true);
    await other.evaluate(() => window.dispatchEvent(new Event('offline')));
    await expectStatus(other, /Offline/);
    await edit(other, 'Acme Wealth', { label: 'Subdomain', value: 'cedar' });
    await row('Acme Wealth', other).getByText('cedar').waitFor();
    await laptop.context().setOffline(false);
    await other.evaluate(() => window.dispatchEvent(new Event('online')));
    await other.getByText('Failed to update tenant').first().waitFor({ timeout: 60_000 });
    await row('Acme Wealth', other).getByText('acme', { exact: true }).waitFor();
  });

  it('[R-ERR-02] [R-ERR-03] is told that the session ended, and led to sign in', async () => {
    await openSection('users');
    await page.context().clearCookies();
    await chooseAction('admin@cedar.test', 'Resend invite');
    await said('You are logged out. Logging in again...');
    await page.waitForURL((address) => address.pathname.startsWith('/idp'), { timeout: 30_000 });
    await page.getByLabel(/password/i).waitFor();
  });

  async function openSection(section: string, on: Page = page): Promise<void> {
    await on.goto(`${server.url}/admin/${section}`);
    await on.getByRole('table').first().waitFor({ timeout: 60_000 });
  }

  function row(name: string, on: Page = page): Locator {
    return on.getByRole('row', { name: new RegExp(name) });
  }

  async function chooseAction(name: string, action: string, on: Page = page): Promise<void> {
    await on.getByRole('button', { name: `Actions for ${name}` }).click();
    await on.getByRole('menuitem', { name: action }).click();
  }

  async function edit(on: Page, name: string, { label, value }: { readonly label: string; readonly value: string }): Promise<void> {
    await chooseAction(name, 'Edit', on);
    await on.getByLabel(label).fill(value);
    await on.getByRole('button', { name: 'Save changes' }).click();
    await on.getByRole('dialog').waitFor({ state: 'detached' });
  }

  function dialog(): Locator {
    return page.getByRole('dialog');
  }

  async function press(name: string): Promise<void> {
    await dialog().getByRole('button', { name, exact: true }).click();
  }

  async function said(words: string): Promise<void> {
    await page.getByText(words).first().waitFor({ timeout: 30_000 });
  }
});
