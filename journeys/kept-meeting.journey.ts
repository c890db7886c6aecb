import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from './bench/browser.ts';
import { dumpStorage, piecesWith } from './bench/device-storage.ts';
import { people, signIn, syncStatus, waitUntilInstalled } from './bench/people.ts';
import { filesContaining } from './bench/profile-scan.ts';
import { type Server, startServer } from './bench/server.ts';

const client = 'Theodora Quill';
const secrets = [client, 'Theodora', 'Xanadu', '734219', '734,219'] as const;

/** The steps run in order. Each one depends on the one before. */
describe('a meeting on a device', () => {
  let server: Server;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    device = createDevice(sizes.tablet);
    page = await device.open();
    await signIn(page, server.url, people.acmeUser);
    await saved();
    await waitUntilInstalled(page);
    await saved();
  });
  afterAll(async () => {
    await device.remove();
    await server.remove();
  });

  it('is lost neither by a reload, nor by a link away and back', async () => {
    await page.goto(`${server.url}/calculators/mortgage-payment`);
    await kept(page, () => homePrice(page).fill('734219'));
    await page.getByRole('link', { name: 'Meeting', exact: true }).click();
    await kept(page, () => page.getByLabel('Client’s name').fill(client));
    await kept(page, () => page.getByLabel('Notes').fill('Wants to move to Xanadu'));
    await page.reload();
    await expectRestored(page);
    await expect.poll(() => page.getByLabel('Notes').inputValue()).toBe('Wants to move to Xanadu');
    await page.goto('about:blank');
    await page.goBack();
    await expectClient(page);
    await page.getByRole('link', { name: 'Mortgage Payment' }).click();
    await expect.poll(() => homePrice(page).inputValue()).toBe('734,219');
    await page.reload();
    await expect.poll(() => homePrice(page).inputValue()).toBe('734,219');
  });

  it('is not lost by a reload of a calculator that a link with inputs opened', async () => {
    await page.goto(`${server.url}/calculators/heloc#homeValue=400001`);
    const value = page.getByRole('textbox', { name: 'Home value' });
    await expect.poll(() => value.inputValue()).toBe('400,001');
    await kept(page, () => value.fill('512345'));
    await page.reload();
    await expect.poll(() => value.inputValue()).toBe('512,345');
  });

  it('is the same in a second tab, in both directions', async () => {
    await page.goto(`${server.url}/calculators/meeting`);
    await expectClient(page);
    const second = await device.context().newPage();
    await second.goto(`${server.url}/calculators/mortgage-payment`);
    await expect.poll(() => homePrice(second).inputValue()).toBe('734,219');
    await kept(page, () => page.getByLabel('Notes').fill('Wants to move to Xanadu soon'));
    await kept(second, () => homePrice(second).fill('734218'));
    await second.getByRole('link', { name: 'Meeting', exact: true }).click();
    await expect.poll(() => second.getByLabel('Notes').inputValue()).toBe('Wants to move to Xanadu soon');
    await page.getByRole('link', { name: 'Mortgage Payment' }).click();
    await expect.poll(() => homePrice(page).inputValue()).toBe('734,218');
    await page.bringToFront();
    await kept(page, () => homePrice(page).fill('734219'));
    await second.getByRole('link', { name: 'Mortgage Payment' }).click();
    await expect.poll(() => homePrice(second).inputValue()).toBe('734,219');
    await second.close();
  });

  it('stands readable in no storage and no file of the browser, and outlives a killed browser without a network', async () => {
    expect(piecesWith(await dumpStorage(page), secrets)).toEqual([]);
    await device.kill();
    for (const secret of secrets) expect([secret, filesContaining(device.profile, secret)]).toEqual([secret, []]);
    page = await device.open();
    await device.context().setOffline(true);
    await page.goto(`${server.url}/calculators/meeting`);
    await expectRestored(page);
  });

  it('is neither lost nor hidden by a clock that is set forward by two days without a network, and asks at the next start', async () => {
    await page.evaluate(() => {
      const real = Date.now.bind(Date);
      Date.now = () => real() + 2 * 24 * 3_600_000;
    });
    await kept(page, () => page.getByLabel('Notes').fill('Wants to move to Xanadu later'));
    await expectClient(page);
    await page.reload();
    // Without a network, no server gives the time.
    const question = page.getByRole('dialog', { name: 'The meeting is hidden' });
    await question.getByText('older than 24 hours').waitFor();
    await expect.poll(() => page.getByLabel('Client’s name').inputValue()).toBe('');
    await question.getByRole('button', { name: 'Continue the meeting' }).click();
    await expectClient(page);
    await device.context().setOffline(false);
    await page.reload();
    await expectRestored(page);
  });

  it('is said to be unreadable and removed when its record is damaged, without a white screen', async () => {
    const other = await device.context().newPage();
    await other.goto(`${server.url}/robots.txt`);
    await page.close();
    await other.evaluate(damageKeptMeeting);
    page = other;
    await page.goto(`${server.url}/calculators/meeting`);
    await page.getByText('The meeting could not be restored').waitFor();
    await expect.poll(() => page.getByLabel('Client’s name').inputValue()).toBe('');
    await expect.poll(() => keptMeetings(page)).toBe(0);
  });

  it('is wiped by New client, in every tab', async () => {
    await kept(page, () => page.getByLabel('Client’s name').fill(client));
    await page.reload();
    await expectRestored(page);
    const second = await device.context().newPage();
    await second.goto(`${server.url}/calculators/meeting`);
    await expectClient(second);
    await second.getByRole('status').getByRole('button', { name: 'New client' }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'New client' }).click();
    await expect.poll(() => page.getByLabel('Client’s name').inputValue()).toBe('');
    await expect.poll(() => keptMeetings(page)).toBe(0);
    await second.close();
    await page.reload();
    await page.getByRole('heading', { name: 'Meeting' }).waitFor();
    await expect.poll(() => page.getByLabel('Client’s name').inputValue()).toBe('');
  });

  it('is wiped by the sign-out, for the next person on the tablet', async () => {
    await kept(page, () => page.getByLabel('Client’s name').fill(client));
    await expect.poll(() => keptMeetings(page)).toBe(1);
    await page.goto(`${server.url}/customer-portal`);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('link', { name: 'Start Free Trial' }).waitFor();
    await expect.poll(() => keptMeetings(page)).toBe(0);
    await signIn(page, server.url, people.acmeAdmin);
    await page.goto(`${server.url}/calculators/meeting`);
    await page.getByRole('heading', { name: 'Meeting' }).waitFor();
    await expect.poll(() => page.getByLabel('Client’s name').inputValue()).toBe('');
  });

  it('of a visitor outlives a reload, and is gone when the browser was closed', async () => {
    const other = createDevice(sizes.tablet);
    try {
      const visitor = await other.open();
      await visitor.goto(`${server.url}/calculators/meeting`);
      await kept(visitor, () => visitor.getByLabel('Client’s name').fill(client));
      await visitor.reload();
      await expectRestored(visitor);
      expect(piecesWith(await dumpStorage(visitor), secrets)).toEqual([]);
      await other.quit();
      const next = await other.open();
      await next.goto(`${server.url}/calculators/meeting`);
      await next.getByRole('heading', { name: 'Meeting' }).waitFor();
      await expect.poll(() => next.getByLabel('Client’s name').inputValue()).toBe('');
    } finally {
      await other.remove();
    }
  });

  function homePrice(on: Page) {
    return on.getByRole('textbox', { name: 'Home price' });
  }

  async function expectClient(on: Page): Promise<void> {
    await expect.poll(() => on.getByLabel('Client’s name').inputValue(), { timeout: 10_000 }).toBe(client);
  }

  async function expectRestored(on: Page): Promise<void> {
    const said = on.getByRole('status').filter({ hasText: 'Meeting restored' });
    await said.getByRole('button', { name: 'New client' }).waitFor();
    await expectClient(on);
  }

  async function saved(): Promise<void> {
    await syncStatus(page).filter({ hasText: 'All changes saved' }).waitFor({ timeout: 90_000 });
  }
});

/** Waits until the device has stored what an entry changed. */
async function kept(page: Page, enter: () => Promise<void>): Promise<void> {
  const before = await storedVersion(page);
  await enter();
  await expect.poll(() => storedVersion(page)).not.toBe(before);
}

/** The nonces of the stored meetings, which are new for each write. */
async function storedVersion(page: Page): Promise<string> {
  return (await dumpStorage(page)).flatMap((piece) => /--meeting kept .*"nonce":(\{[^}]*\})/.exec(piece)?.[1] ?? []).join();
}

/** Number of encrypted meetings in the databases of this device. */
async function keptMeetings(page: Page): Promise<number> {
  return (await dumpStorage(page)).filter((piece) => /^indexedDB \S+--meeting kept \{/.test(piece)).length;
}

/** Runs in the page: changes a byte of every encrypted meeting. */
async function damageKeptMeeting(): Promise<void> {
  const asked = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined || !name.endsWith('--meeting')) continue;
    const database = await asked(indexedDB.open(name));
    const store = database.transaction('kept', 'readwrite').objectStore('kept');
    for (const key of await asked(store.getAllKeys())) {
      const record = await asked(store.get(key));
      record.sealed.set([record.sealed[3] ^ 1], 3);
      await asked(store.put(record, key));
    }
    database.close();
  }
}
