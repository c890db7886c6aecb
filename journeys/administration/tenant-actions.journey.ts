import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from '../bench/browser.ts';
import { people, signIn } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';
import { openRecords, type ServerRecords } from '../bench/server-records.ts';

/** The main actions of each section of a tenant, on the built app with the real server. Each ends with what the database holds. */
describe('the administrator of a firm', () => {
  let server: Server;
  let records: ServerRecords;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    records = openRecords(server);
    // Before the first copy of its rows: a device learns of a change from the stream, which this statement does not write.
    await records.query(
      `update subscriptions set terms = terms || '{"whiteLabel": true}' where tenant_id = (select id from tenants where subdomain = 'acme')`,
    );
    device = createDevice(sizes.desktop);
    page = await device.open();
    await signIn(page, server.url, people.acmeAdmin);
  });
  afterAll(async () => {
    await device.remove();
    await records.close();
    await server.remove();
  });

  const dialog = (): Locator => page.getByRole('dialog');
  const stored = (text: string) => records.query<Record<string, unknown>>(text);

  async function openSection(section: string): Promise<void> {
    await page.goto(`${server.url}/admin/${section}`);
    await page.getByRole('navigation', { name: 'Administration' }).waitFor();
  }

  it('saves the brand and the days offline, and finds both again', async () => {
    await openSection('settings');
    await page.getByLabel('Name in the header').fill('Acme Wealth Partners');
    await page.getByRole('button', { name: 'Save brand' }).click();
    await page.getByText('Settings saved').first().waitFor();
    const name = () => stored(`select settings->'brand'->>'logoText' as name from tenants where subdomain = 'acme'`);
    await expect.poll(name).toEqual([{ name: 'Acme Wealth Partners' }]);
    await page.reload();
    await expect.poll(() => page.getByLabel('Name in the header').inputValue()).toBe('Acme Wealth Partners');
  });

  it('invites a member by mail', async () => {
    await openSection('users');
    await page.getByRole('button', { name: 'Invite user' }).click();
    await dialog().getByLabel('Email').fill('colleague@acme.test');
    await dialog().getByRole('combobox', { name: 'Role' }).selectOption('User');
    await dialog().getByRole('button', { name: 'Send invitation' }).click();
    await page.getByText('User invitation sent successfully').first().waitFor();
    await expect
      .poll(() => stored(`select status::text from invitations where email = 'colleague@acme.test'`))
      .toEqual([{ status: 'pending' }]);
    await expect.poll(() => stored(`select 1 as one from mail_outbox where "to" = 'colleague@acme.test'`)).toHaveLength(1);
  });

  it('creates an API token that makes a call, and revokes it', async () => {
    await openSection('settings');
    await page.getByRole('button', { name: 'Create token' }).click();
    await dialog().getByLabel('Name').fill('Website');
    await dialog().getByRole('button', { name: 'Create token' }).click();
    await page.getByRole('button', { name: 'I have copied it' }).waitFor();
    const secret = /\btok_[\w-]{30,}/.exec(await page.locator('main').innerText())?.[0] ?? '';
    const call = () => fetch(`${server.url}/api/admin/tenants/${tenantId}/calculators`, { headers: { authorization: `Bearer ${secret}` } });
    const [{ id: tenantId } = { id: '' }] = await records.query<{ id: string }>(`select id from tenants where subdomain = 'acme'`);
    expect((await call()).status).toBe(200);
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await page.getByRole('button', { name: 'Revoke Website' }).click();
    await dialog().getByRole('button', { name: 'Revoke token' }).click();
    await page.getByRole('article', { name: 'Website' }).getByText('Revoked').waitFor();
    expect((await call()).status).toBe(401);
  });

  it('claims a domain, reads the record to set, and withdraws the claim', async () => {
    await openSection('domains');
    await page.getByRole('button', { name: 'Claim a domain' }).first().click();
    await dialog().getByRole('textbox').first().fill('plan.acme.example');
    await page.getByRole('button', { name: 'Claim domain' }).click();
    const card = page.getByRole('article', { name: 'plan.acme.example' });
    await card.waitFor();
    const [claim] = await records.query<{ proof: string }>(`select proof from tenant_domains where domain = 'plan.acme.example'`);
    await expect.poll(() => card.innerText()).toContain(claim?.proof ?? 'no proof');
    await card.getByRole('button', { name: 'Withdraw claim' }).click();
    await dialog().getByRole('button', { name: 'Withdraw claim' }).click();
    await page.getByText('Claim withdrawn').waitFor();
    await card.waitFor({ state: 'detached' });
    await expect.poll(() => records.query(`select 1 from tenant_domains where domain = 'plan.acme.example'`)).toEqual([]);
  });
});
