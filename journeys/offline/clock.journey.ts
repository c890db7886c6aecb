import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device } from '../bench/browser.ts';
import { outboxOf } from '../bench/device-storage.ts';
import { card, expectPressed, expectStatus, openManagement } from '../bench/management.ts';
import { type ReachedServer, startReachedServer } from '../bench/network/reached-server.ts';
import { people, signIn, syncStatus, waitUntilInstalled } from '../bench/people.ts';

const day = 24 * 60 * 60 * 1000;
const saved = 'All changes saved';

/** A tablet whose wall clock is wrong. The steps run in order. Every tab is a new start of the app. */
describe('a device with a wrong clock', () => {
  let reached: ReachedServer;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    reached = await startReachedServer();
    device = createDevice();
  });

  afterAll(async () => {
    await device.remove();
    await reached.remove();
  });

  it('[sync-35] works without a network although the clock is a year ahead, once the server was met', async () => {
    page = await openAt(365 * day);
    await signIn(page, reached.url, people.acmeAdmin);
    await openManagement(page, reached.url);
    await expectStatus(page, saved);
    await waitUntilInstalled(page);
    await openManagement(page, reached.url);
    await expectStatus(page, saved);
    await reached.proxy.down();
    page = await openAt(365 * day);
    await expectWorksOffline();
  });

  it('[sync-35] is not left locked by the year ahead when the clock is corrected and the server was met again', async () => {
    await reached.proxy.up();
    page = await openAt(0);
    await openManagement(page, reached.url);
    await expectStatus(page, saved);
    await reached.proxy.down();
    page = await openAt(0);
    await expectWorksOffline();
  });

  it('[sync-35] computes the right age of a change when the clock is a hundred days behind', async () => {
    await reached.proxy.up();
    page = await openAt(-100 * day);
    await openManagement(page, reached.url);
    await expectStatus(page, saved);
    await toggle('Mortgage Payment');
    await reached.proxy.down();
    await card(page, 'RV Loan').click();
    await expectStatus(page, /1 change waiting/);
    await reached.proxy.up();
    page = await openAt(0);
    await openManagement(page, reached.url);
    await expectAllAccepted();
  });

  it('[sync-35] [R-AUTH-03] is locked after its time without contact, and turning the clock back does not open it', async () => {
    await reached.proxy.down();
    page = await openAt(31 * day);
    await page.goto(`${reached.url}/admin/calculators`);
    await page.getByText('This device is locked').waitFor();
    page = await openAt(-day);
    await page.goto(`${reached.url}/admin/calculators`);
    await page.getByText('This device is locked').waitFor();
    await reached.proxy.up();
    page = await openAt(-day);
    await openManagement(page, reached.url);
    await expectStatus(page, saved);
  });

  async function openAt(offsetMs: number): Promise<Page> {
    const next = await device.open();
    await next.addInitScript((offset) => {
      const Real = Date;
      const now = () => Real.now() + offset;
      window.Date = new Proxy(Real, {
        construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
        get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
      });
    }, offsetMs);
    for (const other of device.context().pages()) if (other !== next) await other.close();
    return next;
  }

  async function expectWorksOffline(): Promise<void> {
    await page.goto(`${reached.url}/admin/calculators`);
    await card(page, 'Mortgage Payment').waitFor();
    await syncStatus(page).filter({ hasText: 'Offline' }).waitFor();
  }

  async function toggle(title: string): Promise<void> {
    const isOn = (await card(page, title).getAttribute('aria-pressed')) === 'true';
    await card(page, title).click();
    await expectPressed(page, title, !isOn);
    await expectAllAccepted();
  }

  async function expectAllAccepted(): Promise<void> {
    await expect
      .poll(async () => [...new Set((await outboxOf(page)).map(({ state }) => state))], { timeout: 60_000 })
      .toEqual(['accepted']);
    await expectStatus(page, saved);
  }
});
