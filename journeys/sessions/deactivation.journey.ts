import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessTexts } from '#contract/people/access.ts';
import { createDevice, type Device } from '../bench/browser.ts';
import { dumpStorage, outboxOf, piecesWith } from '../bench/device-storage.ts';
import { card, expectStatus, openManagement } from '../bench/management.ts';
import { people, signIn } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';
import { openRecords, type ServerRecords } from '../bench/server-records.ts';

const saved = 'All changes saved';
const marks = [people.acmeAdmin, people.acmeUser, 'Acme', 'Adler', 'calculators.remove', 'CryptoKey'];

describe('a person who is deactivated and activated again', () => {
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
  });

  beforeEach(async () => {
    await signInAfresh();
    await openManagement(page, server.url);
    await expectStatus(page, saved);
  });

  afterAll(async () => {
    await device.remove();
    await desk.remove();
    await records.close();
    await server.remove();
  });

  it('[sync-28] is told why within a heartbeat, in every tab, and leaves no row behind', async () => {
    const second = await device.open();
    await second.goto(`${server.url}/customer-portal`);
    await expectStatus(second, saved);
    await set('deactivate');
    for (const tab of [page, second]) await tab.getByText(accessTexts.deactivated).first().waitFor({ timeout: 40_000 });
    expect(piecesWith(await dumpStorage(page), [...marks, 'rxdb-dexie-reckoner'])).toEqual([]);
    await second.close();
    await page.reload();
    await page.getByText(accessTexts.deactivated).first().waitFor();
    await set('activate');
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
  });

  it('[sync-28] has its waiting changes sealed at the first contact, and sent after activation and sign-in', async () => {
    const before = await commands();
    await device.context().setOffline(true);
    for (const title of ['Mortgage Payment', 'RV Loan']) await card(page, title).click();
    await expectStatus(page, /Offline.*2 changes waiting/);
    await set('deactivate');
    await device.context().setOffline(false);
    await page.getByText(accessTexts.deactivated).first().waitFor({ timeout: 40_000 });
    await page
      .getByText(/2 changes .* kept sealed/)
      .first()
      .waitFor();
    const left = await dumpStorage(page);
    expect(piecesWith(left, [...marks, 'rxdb-dexie-reckoner'])).toEqual([]);
    expect(piecesWith(left, ['indexedDB reckoner-sealed sealed {']).length).toBe(1);
    await set('activate');
    await signInAfresh();
    await openManagement(page, server.url);
    await expect.poll(commands, { timeout: 30_000 }).toBe(before + 2);
    await expectStatus(page, saved);
  });

  it('[sync-28] keeps its queue when it was away during both, and sends it after a new sign-in', async () => {
    const before = await commands();
    await device.context().setOffline(true);
    await card(page, 'Mortgage Payment').click();
    await expectStatus(page, /Offline.*1 change waiting/);
    await set('deactivate');
    await set('activate');
    await device.context().setOffline(false);
    await expectStatus(page, 'Sign in to send 1 change');
    expect((await outboxOf(page)).at(-1)?.state).toBe('queued');
    await signInAfresh();
    await openManagement(page, server.url);
    await expect.poll(commands, { timeout: 30_000 }).toBe(before + 1);
    await expectStatus(page, saved);
  });

  /** Clears the session of the identity provider too: it remembers the browser and would not ask for a password. */
  async function signInAfresh(): Promise<void> {
    await device.context().clearCookies();
    await signIn(page, server.url, people.acmeAdmin);
  }

  async function set(activity: 'activate' | 'deactivate'): Promise<void> {
    const [person] = await records.query<{ id: string }>('select id::text from users where email = $1', [people.acmeAdmin]);
    const status = await owner.evaluate(
      async ([path, body]) => (await fetch(path, { method: 'PUT', headers: { 'content-type': 'application/json' }, body })).status,
      // The deactivation has to say that nobody takes over: Acme has no other administrator.
      [`/api/admin/users/${person?.id}/${activity}`, activity === 'deactivate' ? '{"successor":"nobody"}' : '{}'] as const,
    );
    expect(status).toBe(200);
  }

  async function commands(): Promise<number> {
    const [row] = await records.query<{ count: number }>(
      'select count(*)::int as count from command_log c join users u on u.id = c.user_id where u.email = $1',
      [people.acmeAdmin],
    );
    return row?.count ?? 0;
  }
});
