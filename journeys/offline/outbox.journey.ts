import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminTablet, startAdminTablet } from '../bench/admin-tablet.ts';
import { deviceIdOf, outboxOf } from '../bench/device-storage.ts';
import { card, expectPressed, expectStatus, openManagement } from '../bench/management.ts';
import { createNodeDevice, type NodeDevice } from '../bench/node-device.ts';
import { people, waitUntilInstalled } from '../bench/people.ts';

const push = '"pushCommands"';
const pull = '"pull"';
const saved = 'All changes saved';

/** The tablet of one admin in a real browser. The steps run in order, and each begins with everything sent. */
describe('changes that an admin makes in a browser', () => {
  let tablet: AdminTablet;
  let other: NodeDevice;
  let page: Page;

  beforeAll(async () => {
    tablet = await startAdminTablet();
    page = tablet.page;
    other = await createNodeDevice(tablet.server.url, people.acmeAdmin);
    await waitUntilInstalled(page);
    // From here on the cookies are on the disk. A browser keeps new ones in memory for a while.
    await tablet.device.quit();
    page = await tablet.device.open();
    await openManagement(page, tablet.url);
    await card(page, 'Mortgage Payment').waitFor();
    await expectStatus(page, saved);
  });

  afterAll(async () => {
    await other.remove();
    await tablet.remove();
  });

  it('[sync-27] shows no flicker back to the old value between the answer and the rows that follow it', async () => {
    await expectPressed(page, 'Mortgage Payment', true);
    const pulls = tablet.proxy.hold(pull);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const found = [...document.querySelectorAll('.management__card')].find(
          (each) => each.querySelector('b')?.textContent === 'Mortgage Payment',
        );
        const now = found?.getAttribute('aria-pressed') ?? 'absent';
        if (seen.at(-1) !== now) seen.push(now);
        requestAnimationFrame(look);
      };
      look();
    });
    await card(page, 'Mortgage Payment').click();
    await expect.poll(async () => (await outboxOf(page)).at(-1)?.state, { timeout: 30_000 }).toBe('accepted');
    await expect.poll(pulls.waiting, { timeout: 30_000 }).toBeGreaterThan(0);
    await frames(page, 10);
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual(['true', 'false']);
    pulls.release();
    await expectCaughtUp();
    await frames(page, 10);
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual(['true', 'false']);
  });

  it('[sync-19] shows another person’s change that arrives while a push is unanswered, and then the person’s own change', async () => {
    const answers = tablet.proxy.hold(push);
    await card(page, 'Mortgage Payment').click();
    await expect.poll(answers.waiting, { timeout: 30_000 }).toBe(1);
    await changeElsewhere('calculators.remove', 'auto-lease');
    await expectPressed(page, 'Car Lease Payment', false);
    await expectPressed(page, 'Mortgage Payment', true);
    answers.release();
    await expectCaughtUp();
    await expectPressed(page, 'Car Lease Payment', false);
    await expectPressed(page, 'Mortgage Payment', true);
  });

  it('[sync-19] shows both when the answer comes first and the hint and the rows come late', async () => {
    const hints = tablet.proxy.hold('operationName=heads');
    const pulls = tablet.proxy.hold(pull);
    await changeElsewhere('calculators.add', 'auto-lease');
    await card(page, 'Mortgage Payment').click();
    await expect.poll(async () => (await outboxOf(page)).at(-1)?.state, { timeout: 30_000 }).toBe('accepted');
    await expectPressed(page, 'Mortgage Payment', false);
    hints.release();
    pulls.release();
    await expectPressed(page, 'Car Lease Payment', true);
    await expectCaughtUp();
    await expectPressed(page, 'Mortgage Payment', false);
  });

  it('[sync-10] gives two tabs that change things offline one rising row of numbers, and sends each change once', async () => {
    const second = await tablet.device.open();
    await openManagement(second, tablet.url);
    await expectStatus(second, saved);
    const before = (await outboxOf(page)).at(-1)?.seq ?? 0;
    await tablet.proxy.down();
    const titles = ['Mortgage Payment', 'Car Lease Payment', 'Motorcycle Loan', 'RV Loan', 'Boat Loan', 'Auto Refinance'];
    // Both tabs work at the same time, but each makes one click after the other, because a tab has one pointer.
    await Promise.all(
      [page, second].map(async (tab, half) => {
        for (const title of titles.filter((_, at) => at % 2 === half)) await card(tab, title).click();
      }),
    );
    await expect.poll(async () => (await outboxOf(page)).length, { timeout: 30_000 }).toBe(before + titles.length);
    const queued = (await outboxOf(page)).slice(-titles.length);
    expect(queued.map(({ seq }) => seq)).toEqual(titles.map((_, at) => before + 1 + at));
    await expectStatus(page, `${titles.length} changes waiting`);
    await expectStatus(second, `${titles.length} changes waiting`);
    const pushes = tablet.proxy.count(push);
    await tablet.proxy.up();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expectCaughtUp();
    await expectStatus(second, saved);
    expect(tablet.proxy.count(push)).toBe(pushes + 1);
    await expectOnce();
    await second.close();
  });

  it('[sync-8] sends once what was queued when the browser was killed before it could send', async () => {
    await tablet.proxy.down();
    await card(page, 'Motorcycle Loan').click();
    await expectStatus(page, '1 change waiting');
    const queued = (await outboxOf(page)).at(-1);
    await tablet.device.kill();
    await tablet.proxy.up();
    page = await tablet.device.open();
    await openManagement(page, tablet.url);
    await expectCaughtUp();
    expect((await outboxOf(page)).at(-1)).toMatchObject({ id: queued?.id, seq: queued?.seq, state: 'accepted' });
    await expectOnce();
  });

  it('[sync-8] ends with one result when the browser was killed between sending and the answer', async () => {
    const answers = tablet.proxy.hold(push);
    await card(page, 'RV Loan').click();
    await expect.poll(answers.waiting, { timeout: 30_000 }).toBe(1);
    const sent = (await outboxOf(page)).at(-1);
    expect(sent?.state).toBe('sending');
    await tablet.device.kill();
    answers.swallow();
    page = await tablet.device.open();
    await openManagement(page, tablet.url);
    await expectCaughtUp();
    expect((await outboxOf(page)).at(-1)).toMatchObject({ id: sent?.id, state: 'accepted' });
    await expectOnce();
  });

  async function changeElsewhere(type: 'calculators.add' | 'calculators.remove', calculatorId: string): Promise<void> {
    const stop = other.conduct();
    await other.enqueue({ type, tenantId: other.tenantId, args: { tenantId: other.tenantId, calculatorId }, summary: calculatorId });
    await other.idle();
    await stop();
    expect((await other.entries()).at(-1)?.state).toBe('accepted');
  }

  async function expectCaughtUp(): Promise<void> {
    await expect.poll(async () => (await outboxOf(page)).every(({ state }) => state === 'accepted'), { timeout: 60_000 }).toBe(true);
    await expectStatus(page, saved);
  }

  /** Expects one result for each command of the device, in order, and cards that match the rows of the server. */
  async function expectOnce(): Promise<void> {
    const here = await outboxOf(page);
    const logged = await tablet.records.commands(await deviceIdOf(page));
    expect(logged.map(({ id, seq, state }) => ({ id, seq, state }))).toEqual(here.map(({ id, seq, state }) => ({ id, seq, state })));
    expect(here.map(({ commits }) => commits)).toEqual(logged.map(({ commits }) => commits));
    const rows = await tablet.records.query<{ title: string }>(
      `select c.title from tenant_calculators t join calculators c on c.id = t.calculator_id
       where t.tenant_id = $1 and t.is_enabled order by 1`,
      [other.tenantId],
    );
    const enabledThere = rows.map(({ title }) => title).sort();
    await expect.poll(() => enabledCards(page), { timeout: 20_000 }).toEqual(enabledThere);
  }
});

async function enabledCards(page: Page): Promise<readonly string[]> {
  const titles = await page.locator('.management__card[aria-pressed="true"] b').allTextContents();
  return titles.sort();
}

function frames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (wanted) => {
    for (let at = 0; at < wanted; at += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);
}
