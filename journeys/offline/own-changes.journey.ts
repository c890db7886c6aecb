import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeListTexts, storageDeletedTexts } from '#contract/sync/change-list.ts';
import { type AdminTablet, startAdminTablet } from '../bench/admin-tablet.ts';
import { deviceIdOf, dumpStorage, outboxOf, piecesWith } from '../bench/device-storage.ts';
import { card, expectPressed, expectStatus, openManagement } from '../bench/management.ts';
import { createNodeDevice, type NodeDevice } from '../bench/node-device.ts';
import { people, signIn, syncStatus, waitUntilInstalled } from '../bench/people.ts';

const saved = 'All changes saved';

/** Changes of one admin that cross each other on their way. The steps run in order, and each begins with everything sent. */
describe('changes of an admin', () => {
  let tablet: AdminTablet;
  let other: NodeDevice;
  let page: Page;

  beforeAll(async () => {
    tablet = await startAdminTablet();
    page = tablet.page;
    other = await createNodeDevice(tablet.server.url, people.acmeAdmin);
    // The list of changes is a separate file, and the next step opens it without a network.
    await waitUntilInstalled(page);
    await expectStatus(page, saved);
  });

  afterAll(async () => {
    await other.remove();
    await tablet.remove();
  });

  it.each([0, 5, 20, 60])('that are discarded %i ms after a send begins are taken back, or said to be on their way', async (afterMs) => {
    await tablet.proxy.down();
    await card(page, 'Mortgage Payment').click();
    await expectStatus(page, /Offline.*1 change waiting/);
    const before = await commandCount();
    await syncStatus(page).click();
    await page.getByRole('button', { name: /^Discard: / }).waitFor();
    await tablet.proxy.up();
    await page.evaluate(async (ms) => {
      window.dispatchEvent(new Event('online'));
      await new Promise((resolve) => setTimeout(resolve, ms));
      document.querySelector<HTMLButtonElement>('button[aria-label^="Discard: "]')?.click();
    }, afterMs);
    await page.getByText(changeListTexts.none).waitFor({ timeout: 60_000 });
    await page.keyboard.press('Escape');
    const state = (await outboxOf(page)).at(-1)?.state;
    expect([state, (await commandCount()) - before]).toEqual(state === 'discarded' ? ['discarded', 0] : ['accepted', 1]);
    await expectCaughtUp();
  });

  it('[sync-12] say that another person had changed the same row in the meantime', async () => {
    await tablet.proxy.down();
    await card(page, 'Boat Loan').click();
    await expectStatus(page, /Offline.*1 change waiting/);
    await changeElsewhere('boat-loan');
    await tablet.proxy.up();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByText(changeListTexts.changedMeanwhile).waitFor({ timeout: 60_000 });
    await expectCaughtUp();
  });

  it('[sync-39] are put back and named when the browser deletes the storage of an open app', async () => {
    const second = await tablet.device.open();
    await openManagement(second, tablet.url);
    await expectStatus(second, saved);
    await tablet.proxy.down();
    await card(page, 'Motorcycle Loan').click();
    await expectStatus(second, /1 change waiting/);
    const waiting = (await outboxOf(page)).at(-1);
    const [before, formerDevice] = [await commandCount(), await deviceIdOf(page)];
    await page.evaluate(async () => {
      for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
    });
    const told = storageDeletedTexts.putBack(['']).replace(/\.$/, '');
    await page.getByText(told).first().waitFor();
    await page
      .getByText(/Motorcycle Loan for/)
      .first()
      .waitFor();
    await expect.poll(async () => (await outboxOf(page)).map(({ id }) => id), { timeout: 30_000 }).toContain(waiting?.id);
    await tablet.proxy.up();
    for (const tab of [page, second]) {
      await tab.evaluate(() => window.dispatchEvent(new Event('online')));
      await card(tab, 'Mortgage Payment').waitFor({ timeout: 60_000 });
      await expectStatus(tab, saved);
    }
    await expectCaughtUp();
    await expect.poll(commandCount).toBe(before + 1);
    expect(await deviceIdOf(page)).not.toBe(formerDevice);
    await second.close();
  });

  it('[sync-34] come back from two sealed sets that were kept one after the other', async () => {
    // The deletion before also removed the sealing key. The open app has stored it again.
    const before = await commandCount();
    await tablet.proxy.down();
    await card(page, 'Mortgage Payment').click();
    await expectStatus(page, /Offline.*1 change waiting/);
    const first = (await outboxOf(page)).at(-1);
    await keepSealed();
    await tablet.proxy.up();
    // The first set stays sealed at this sign-in, because its key does not arrive.
    const key = tablet.proxy.hold('GET /api/sync/seal-key');
    await comeBack();
    await expect.poll(key.waiting, { timeout: 30_000 }).toBe(1);
    key.swallow();
    const push = tablet.proxy.hold('"pushCommands"');
    await card(page, 'RV Loan').click();
    await expect.poll(push.waiting, { timeout: 30_000 }).toBe(1);
    const second = (await outboxOf(page)).at(-1);
    const sealed = keepSealed();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    push.swallow();
    await sealed;
    expect(piecesWith(await dumpStorage(page), ['indexedDB reckoner-sealed sealed {'])).toHaveLength(2);
    await comeBack();
    await expect.poll(async () => (await outboxOf(page)).map(({ id }) => id), { timeout: 60_000 }).toEqual([first?.id, second?.id]);
    await expectCaughtUp();
    await expect.poll(commandCount).toBe(before + 2);
    await expect
      .poll(async () => piecesWith(await dumpStorage(page), ['indexedDB reckoner-sealed sealed {']), { timeout: 30_000 })
      .toEqual([]);
  });

  it('reach the other tab although the one that pulls is hidden', async () => {
    const second = await tablet.device.open();
    await openManagement(second, tablet.url);
    await expectStatus(second, saved);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const isOn = (await card(second, 'Car Lease Payment').getAttribute('aria-pressed')) === 'true';
    await changeElsewhere('auto-lease', isOn ? 'calculators.remove' : 'calculators.add');
    await expectPressed(second, 'Car Lease Payment', !isOn);
    await second.close();
  });

  async function keepSealed(): Promise<void> {
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^Keep/ }).click();
    await expect.poll(async () => piecesWith(await dumpStorage(page), ['--outbox']), { timeout: 60_000 }).toEqual([]);
  }

  async function comeBack(): Promise<void> {
    await page.goto(tablet.url);
    await page
      .getByRole('link', { name: /Sign In/ })
      .first()
      .waitFor({ timeout: 60_000 });
    await signIn(page, tablet.url, people.acmeAdmin);
    await openManagement(page, tablet.url);
    await expectStatus(page, saved);
  }

  async function changeElsewhere(calculatorId: string, type: 'calculators.add' | 'calculators.remove' = 'calculators.remove') {
    const stop = other.conduct();
    await other.enqueue({ type, tenantId: other.tenantId, args: { tenantId: other.tenantId, calculatorId }, summary: calculatorId });
    await other.idle();
    await stop();
    expect((await other.entries()).at(-1)?.state).toBe('accepted');
  }

  async function expectCaughtUp(): Promise<void> {
    await expect
      .poll(async () => (await outboxOf(page)).filter(({ state }) => state !== 'accepted' && state !== 'discarded'), { timeout: 60_000 })
      .toEqual([]);
    await expectStatus(page, saved);
  }

  async function commandCount(): Promise<number> {
    const [row] = await tablet.records.query<{ count: number }>(
      'select count(*)::int as count from command_log c join users u on u.id = c.user_id where u.email = $1',
      [people.acmeAdmin],
    );
    return row?.count ?? 0;
  }
});
