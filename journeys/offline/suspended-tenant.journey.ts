import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device } from '../bench/browser.ts';
import { outboxOf } from '../bench/device-storage.ts';
import { card, expectStatus, openManagement } from '../bench/management.ts';
import { people, signIn } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';
import { openRecords, type ServerRecords } from '../bench/server-records.ts';

describe('changes that wait for a suspended firm', () => {
  let server: Server;
  let records: ServerRecords;
  let desk: Device;
  let owner: Page;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    records = openRecords(server);
    desk = createDevice();
    owner = await desk.open();
    await signIn(owner, server.url, people.owner);
    device = createDevice();
    page = await device.open();
    await signIn(page, server.url, people.acmeAdmin);
    await openManagement(page, server.url);
    await expectStatus(page, 'All changes saved');
  });
  afterAll(async () => {
    await device.remove();
    await desk.remove();
    await records.close();
    await server.remove();
  });

  it('[sync-29] are held, and go within five seconds once the firm is active again', async () => {
    await device.context().setOffline(true);
    await card(page, 'Mortgage Payment').click();
    await expectStatus(page, /1 change waiting/);
    await setStatus('suspended');
    await device.context().setOffline(false);
    await expect.poll(() => stateOfLast(), { timeout: 40_000 }).toBe('held');
    await setStatus('active');
    await expect.poll(() => stateOfLast(), { timeout: 5_000 }).toBe('accepted');
  });

  async function stateOfLast(): Promise<string | undefined> {
    return (await outboxOf(page)).at(-1)?.state;
  }

  async function setStatus(status: 'suspended' | 'active'): Promise<void> {
    const [tenant] = await records.query<{ id: string }>('select id::text from tenants where subdomain = $1', ['acme']);
    const answer = await owner.evaluate(
      async ([path, body]) => (await fetch(path, { method: 'PUT', headers: { 'content-type': 'application/json' }, body })).status,
      [`/api/admin/tenants/${tenant?.id}`, JSON.stringify({ status })] as const,
    );
    expect(answer).toBe(200);
  }
});
