import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device } from './bench/browser.ts';
import { openManagement } from './bench/management.ts';
import { people, signIn } from './bench/people.ts';
import { type Server, startServer } from './bench/server.ts';
import { openRecords, type ServerRecords } from './bench/server-records.ts';

/** A tenant on trial buys nothing. The steps run in order. */
describe('a trial that ends', () => {
  let server: Server;
  let records: ServerRecords;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    records = openRecords(server);
    await records.query(`update plans set calculator_limit = 3 where name = 'Starter'`);
    await records.query(`delete from subscriptions where tenant_id = (select id from tenants where subdomain = 'birch')`);
    await records.query(
      `update tenants set status = 'trial', trial_ends_at = now() + interval '1 day', plan_id = (select id from plans where name = 'Professional')
       where subdomain = 'birch'`,
    );
    device = createDevice();
    page = await device.open();
    await signIn(page, server.url, people.birchAdmin);
  });
  afterAll(async () => {
    await device.remove();
    await records.close();
    await server.remove();
  });

  const currentPlan = () => page.getByRole('region', { name: 'Current plan' });

  it('[R-PORT-05] continues in Starter, and is not locked out', async () => {
    await page.goto(`${server.url}/customer-portal?tab=account`);
    await currentPlan().getByText('Professional', { exact: true }).waitFor();
    await records.query(`update tenants set trial_ends_at = now() - interval '1 minute' where subdomain = 'birch'`);
    // Otherwise the job runs again in five minutes.
    await records.query('update scheduled_jobs set next_at = now()');
    const status = async () => (await records.query<{ status: string }>(`select status::text from tenants where subdomain = 'birch'`))[0];
    await expect.poll(status, { timeout: 60_000 }).toEqual({ status: 'active' });
    await page.goto(`${server.url}/customer-portal?tab=account`);
    await currentPlan().getByText('Starter', { exact: true }).waitFor();
    const [kept] = await records.query<{ count: number }>(
      `select count(*)::int as count from tenant_calculators where is_enabled and tenant_id = (select id from tenants where subdomain = 'birch')`,
    );
    expect(kept).toEqual({ count: 5 });
  });

  it('asks the administrator which calculators stay, and takes the answer', async () => {
    await openManagement(page, server.url);
    for (const used of [5, 4]) {
      await page.getByText(`You use ${used} of 3 calculators: choose which stay`).waitFor();
      await page.locator('.management__card[aria-pressed="true"]').first().click();
    }
    await page.getByText('3 / 3 calculators selected').waitFor();
    expect(device.drainViolations()).toEqual([]);
  });
});
