import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDevice, type Device } from '../bench/browser.ts';
import { dumpStorage, outboxOf, piecesWith } from '../bench/device-storage.ts';
import { card, expectStatus, openManagement } from '../bench/management.ts';
import { type ReachedServer, startReachedServer } from '../bench/network/reached-server.ts';
import { people, signIn, waitUntilInstalled } from '../bench/people.ts';
import { openRecords, type ServerRecords } from '../bench/server-records.ts';

const saved = 'All changes saved';
/** Texts that would reveal that Acme's administrator used this device. */
const marks = [people.acmeAdmin, 'Acme', 'Adler', 'calculators.remove', 'CryptoKey'];

describe('signing out while more than one tab is open', () => {
  let reached: ReachedServer;
  let records: ServerRecords;
  let device: Device;
  let page: Page;
  let second: Page;

  beforeAll(async () => {
    reached = await startReachedServer();
    records = openRecords(reached.server);
    device = createDevice();
    page = await device.open();
    second = await device.open();
  });

  beforeEach(async () => {
    await signIn(page, reached.url, people.acmeAdmin);
    await waitUntilInstalled(page);
    for (const tab of [page, second]) {
      await openManagement(tab, reached.url);
      await expectStatus(tab, saved);
    }
  });

  afterAll(async () => {
    await device.remove();
    await records.close();
    await reached.remove();
  });

  it('[sync-34] signs every tab out, and no tab brings the person back', async () => {
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(`${reached.url}/`);
    await expectVisitor(page);
    await expectVisitor(second);
    await expectNothingKept();
    await second.reload();
    await expectVisitor(second);
    await expectNothingKept();
  });

  it('[sync-34] signs every tab out without a network before it says so, and shows no missing page', async () => {
    await reached.proxy.down();
    await card(page, 'Mortgage Payment').click();
    await expectStatus(page, /Offline.*1 change waiting/);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Discard/ })
      .click();
    await expectVisitor(page);
    await expectVisitor(second);
    await expectNothingKept();
    for (const tab of [page, second]) {
      expect(await tab.getByText('404').count()).toBe(0);
      await tab.goto(`${reached.url}/`);
      await expectVisitor(tab);
    }
    await expectNothingKept();
    await reached.proxy.up();
    await page.goto(reached.url);
    await expect.poll(() => page.evaluate(async () => (await fetch('/api/auth/user')).status), { timeout: 30_000 }).toBe(401);
    await expectVisitor(page);
  });

  it('[sync-34] leaves nothing that a sleeping tab could bring back when it wakes up', async () => {
    const lifecycle = await device.context().newCDPSession(second);
    await lifecycle.send('Page.setWebLifecycleState', { state: 'frozen' });
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(`${reached.url}/`);
    await expectVisitor(page);
    await lifecycle.send('Page.setWebLifecycleState', { state: 'active' });
    await second.bringToFront();
    await expectVisitor(second);
    await expectNothingKept();
    await second.reload();
    await expectVisitor(second);
    await expectNothingKept();
  });

  it('[sync-34] is finished at the next start when the browser is killed in the middle of it', async () => {
    await second.close();
    // The removal never gets its turn: the browser ends between the two steps.
    await page.evaluate(() => {
      const request = navigator.locks.request.bind(navigator.locks);
      Object.defineProperty(navigator.locks, 'request', {
        value: (name: string, options: LockOptions, work: LockGrantedCallback<unknown>) =>
          name === 'reckoner-open' ? new Promise(() => undefined) : request(name, options, work),
      });
    });
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect.poll(async () => piecesWith(await dumpStorage(page), ['"lease"']), { timeout: 10_000 }).toEqual([]);
    expect(piecesWith(await dumpStorage(page), ['Acme'])).not.toEqual([]);
    await device.kill();
    page = await device.open();
    second = await device.open();
    await page.goto(reached.url);
    await expectVisitor(page);
    await expectNothingKept();
  });

  it('[sync-34] asks before it drops a change that the server refused, and brings it back when it was kept', async () => {
    await device.context().route('**/graphql', async (route) => {
      const sent = route.request().postDataJSON();
      if (sent?.operationName !== 'pushCommands') return route.fallback();
      const results = sent.variables.commands.map(({ id }: { readonly id: string }) => ({
        ...{ id, state: 'rejected', code: 'LimitReached', message: 'The limit of the plan is reached.' },
        ...{ fields: null, commits: {}, value: null, changedMeanwhile: false },
      }));
      return route.fulfill({ json: { data: { pushCommands: { results } } } });
    });
    await card(page, 'Mortgage Payment').click();
    await expectStatus(page, '1 change needs a decision');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    const question = page.getByRole('dialog');
    await question.getByText('1 change needs a decision.').waitFor();
    await question.getByRole('button', { name: /^Keep/ }).click();
    await expectVisitor(page);
    await signIn(page, reached.url, people.acmeAdmin);
    await openManagement(page, reached.url);
    await expectStatus(page, '1 change needs a decision');
    expect((await outboxOf(page)).map(({ state }) => state)).toEqual(['rejected']);
    await device.context().unroute('**/graphql');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Discard/ })
      .click();
    await expectVisitor(page);
  });

  it('leads to the start page, not to a missing page, when an administrator loses the role', async () => {
    const setRole = (role: string) =>
      records.query(
        `with changed as (update users set role = $2::text::role where email = $1 returning id)
         update users_to_tenants m set role = $2::text::member_role from changed where m.user_id = changed.id`,
        [people.acmeAdmin, role],
      );
    await setRole('user');
    for (const tab of [page, second]) await tab.evaluate(() => window.dispatchEvent(new Event('online')));
    for (const tab of [page, second]) {
      await tab.getByRole('heading', { name: 'Financial Calculators' }).waitFor();
      expect(await tab.getByText('404').count()).toBe(0);
    }
    await setRole('tenant_admin');
  });

  async function expectVisitor(tab: Page): Promise<void> {
    await tab
      .getByRole('link', { name: /Sign In|Log In/ })
      .first()
      .waitFor({ timeout: 30_000 });
  }

  async function expectNothingKept(): Promise<void> {
    const left = piecesWith(await dumpStorage(page), [...marks, 'rxdb-dexie-reckoner']);
    expect(left).toEqual([]);
  }
});
