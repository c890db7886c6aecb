import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device } from '../bench/browser.ts';
import { people, signIn } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';
import { openRecords, type ServerRecords } from '../bench/server-records.ts';

/** Each role subscribes, asks for a plan, or leads to a larger one, on the built app. */
describe('the subscription of a firm for each role', () => {
  let server: Server;
  let records: ServerRecords;
  const devices: Device[] = [];

  beforeAll(async () => {
    server = await startServer();
    records = openRecords(server);
    await records.query(`update plans set settings = settings || '{"maxUsers": 500}' where name = 'Enterprise'`);
  });
  afterAll(async () => {
    for (const device of devices) await device.remove();
    await records.close();
    await server.remove();
  });

  async function openAs(email: string): Promise<Page> {
    const device = createDevice();
    devices.push(device);
    const page = await device.open();
    await signIn(page, server.url, email);
    return page;
  }

  it('[R-ROUTE-23] a user asks the administrator, who reads the request in the account', async () => {
    const member = await openAs(people.acmeUser);
    await member.goto(`${server.url}/subscribe`);
    await member.getByText('Acme Wealth uses the plan Professional.').waitFor();
    await member.getByRole('button', { name: 'Ask your administrator' }).click();
    await member.getByText('Your administrators have your request.').waitFor();
    const admin = await openAs(people.acmeAdmin);
    await admin.goto(`${server.url}/customer-portal?tab=account`);
    await admin.getByText(`${people.acmeUser} asked for a plan`).waitFor();
  });

  it('[R-USR-26] at 50 members and invited people, Upgrade Plan opens the plans that allow more people', async () => {
    const admin = await openAs(people.acmeAdmin);
    await admin.goto(`${server.url}/admin/users`);
    const [acme] = await records.query<{ id: string; count: number }>(
      `select t.id, count(*)::int from tenants t join users_to_tenants m on m.tenant_id = t.id where t.subdomain = 'acme' group by t.id`,
    );
    const invited = Array.from({ length: 50 - (acme?.count ?? 0) }, (_, at) => ({ email: `person-${at}@acme.test`, role: 'user' }));
    const answer = await admin.request.post(`${server.url}/api/admin/tenants/${acme?.id}/users/mass-invite`, {
      data: { invitations: invited },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status()).toBe(200);
    await admin.getByRole('link', { name: 'Upgrade Plan' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByText(/^Enterprise: /).waitFor();
    expect(await dialog.getByText(/^Starter: /).count()).toBe(0);
  });

  it('[R-ROUTE-18] a platform owner chooses a firm and sees its plan', async () => {
    const owner = await openAs(people.owner);
    await owner.goto(`${server.url}/subscribe`);
    await owner.getByRole('combobox', { name: 'Firm' }).selectOption({ label: 'Acme Wealth (acme)' });
    await owner.getByRole('heading', { name: 'Subscription of Acme Wealth' }).waitFor();
    await owner.getByText('Professional', { exact: true }).waitFor();
  });
});
