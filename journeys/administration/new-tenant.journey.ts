import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from '../bench/browser.ts';
import { mailedLink } from '../bench/mail.ts';
import { people, signIn, syncStatus, waitUntilInstalled } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';
import { openRecords, type ServerRecords } from '../bench/server-records.ts';

const password = 'Kq7vXw2pLm';
const admin = 'admin@cedar.test';
const team = Array.from({ length: 10 }, (_, at) => `advisor-${at}@cedar.test`);
const [advisor = ''] = team;

/** The steps run in order. Each one depends on the one before. */
describe('a new firm, from its tenant to an advisor who calculates offline', () => {
  let server: Server;
  let records: ServerRecords;
  let devices: readonly [owner: Device, admin: Device, phone: Device];
  let owner: Page;
  let desk: Page;
  let phone: Page;

  beforeAll(async () => {
    server = await startServer();
    records = openRecords(server);
    devices = [createDevice(sizes.desktop), createDevice(sizes.desktop), createDevice(sizes.phone)];
    owner = await devices[0].open();
    desk = await devices[1].open();
    phone = await devices[2].open();
    await signIn(owner, server.url, people.owner);
  });
  afterAll(async () => {
    for (const device of devices) await device.remove();
    await records.close();
    await server.remove();
  });

  it('the owner creates the tenant and invites its administrator, who joins by the mail', async () => {
    await owner.goto(`${server.url}/admin/tenants`);
    await saved(owner);
    await owner.getByRole('button', { name: 'Create tenant' }).click();
    await owner.getByLabel('Name').fill('Cedar Bank');
    await owner.getByLabel('Subdomain').fill('cedar');
    await owner.keyboard.press('Enter');
    await owner.getByRole('row', { name: /Cedar Bank/ }).waitFor();
    await saved(owner);
    await owner.goto(`${server.url}/admin/users`);
    await owner.getByRole('button', { name: 'Invite user' }).click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByLabel('Tenant').selectOption('Cedar Bank (cedar)');
    await dialog.getByLabel('Email').fill(admin);
    await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Admin');
    await owner.keyboard.press('Enter');
    await owner.getByRole('row', { name: /admin@cedar\.test/ }).waitFor();
    await join(desk, admin, 'Cora');
  });

  it('the administrator sets up the brand and selects calculators', async () => {
    await desk.goto(`${server.url}/select-calculators`);
    await desk
      .getByLabel(/^Mortgage Payment/)
      .first()
      .check({ force: true });
    await desk.getByRole('button', { name: 'Continue to Dashboard' }).click();
    await desk.waitForURL((address) => address.pathname === '/cedar');
    await desk.goto(`${server.url}/admin/settings`);
    await desk.getByLabel('Name in the header').fill('Cedar Partners');
    await desk.getByRole('button', { name: 'Save brand' }).click();
    await desk.getByRole('button', { name: 'Save brand', disabled: true }).waitFor();
    await saved(desk);
  });

  it('invites ten people by a CSV file', async () => {
    await desk.goto(`${server.url}/admin/users`);
    await desk.getByRole('button', { name: 'Mass invite' }).click();
    const file = { name: 'team.csv', mimeType: 'text/csv', buffer: Buffer.from(['email', ...team].join('\n')) };
    await desk.getByLabel('CSV file').setInputFiles(file);
    await desk.getByText(team.at(-1) ?? '').waitFor();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Next', exact: true }).click();
    await dialog.getByRole('button', { name: /^Send/ }).click();
    await expect
      .poll(async () => (await records.query(`select 1 from mail_outbox where "to" like 'advisor-%@cedar.test'`)).length, {
        timeout: 60_000,
      })
      .toBe(team.length);
  });

  it('one of them joins on a phone and calculates without a network, under the brand of the firm', async () => {
    await join(phone, advisor, 'Abe');
    await phone.getByText('Cedar Partners').first().waitFor();
    await waitUntilInstalled(phone);
    await saved(phone);
    await server.kill();
    await phone.goto(`${server.url}/calculators/mortgage-payment`);
    await phone
      .getByLabel(/^Interest rate/)
      .first()
      .fill('7');
    await phone.locator('.headline__value', { hasText: '1,997' }).waitFor();
    await phone.getByText('Cedar Partners').first().waitFor();
  });

  /** Follows the newest invitation, completes the account, and signs in. */
  async function join(page: Page, email: string, firstName: string): Promise<void> {
    await page.goto(await mailedLink(owner, server.url, { email, path: 'invitation' }));
    await page.getByLabel('First name').fill(firstName);
    await page.getByLabel('Last name').fill('Cedar');
    await page.getByLabel('Password', { exact: false }).first().fill(password);
    await page.getByRole('button', { name: 'Complete Account Setup' }).click();
    await page.getByRole('button', { name: /^sign in$/i }).waitFor();
    await signIn(page, server.url, email, password);
    await saved(page);
  }
});

async function saved(page: Page): Promise<void> {
  await syncStatus(page).filter({ hasText: 'All changes saved' }).waitFor({ timeout: 90_000 });
}
