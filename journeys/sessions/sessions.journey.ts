import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device } from '../bench/browser.ts';
import { deviceIdOf, dumpStorage, outboxOf, piecesWith } from '../bench/device-storage.ts';
import { card, expectPressed, expectStatus, openManagement } from '../bench/management.ts';
import { type ReachedServer, startReachedServer } from '../bench/network/reached-server.ts';
import { people, signIn, waitUntilInstalled } from '../bench/people.ts';
import { openRecords, type ServerRecords } from '../bench/server-records.ts';

const push = '"pushCommands"';
const saved = 'All changes saved';
/** Texts that would reveal that Acme's admin used this device. */
const marks = [people.acmeAdmin, 'Acme', 'Adler', 'Amir'];

/** One tablet that several people use. The steps run in order. */
describe('sessions that end while changes wait', () => {
  let reached: ReachedServer;
  let records: ServerRecords;
  let device: Device;
  let page: Page;
  /** Name of the local database of Acme's admin. The other person has a different one. */
  let ownDatabase: string;

  beforeAll(async () => {
    reached = await startReachedServer();
    records = openRecords(reached.server);
    device = createDevice();
    page = await device.open();
    await signIn(page, reached.url, people.acmeAdmin);
    await openManagement(page, reached.url);
    await expectStatus(page, saved);
    await waitUntilInstalled(page);
    await openManagement(page, reached.url);
    await expectStatus(page, saved);
    const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
    ownDatabase = names.flatMap((name) => /^rxdb-dexie-(.+?)--/.exec(name)?.[1] ?? [])[0] ?? '';
    expect(ownDatabase).toMatch(/^reckoner-/);
  });

  afterAll(async () => {
    await device.remove();
    await records.close();
    await reached.remove();
  });

  it('[sync-32] continues when the session ended offline, does not flood the server with requests, and sends after the same person signs in', async () => {
    await reached.proxy.down();
    await records.query('delete from sessions');
    await card(page, 'Mortgage Payment').click();
    await card(page, 'Motorcycle Loan').click();
    await expectStatus(page, /Offline.*2 changes waiting/);
    await reached.proxy.up();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expectStatus(page, 'Sign in to send 2 changes');
    const asked = allRequests();
    expect((await outboxOf(page)).map(({ state }) => state)).toEqual(['queued', 'queued']);
    await card(page, 'RV Loan').click();
    await expectStatus(page, 'Sign in to send 3 changes');
    await expectPressed(page, 'RV Loan', false);
    // Longer than the first pauses of every retry: a flood of requests would show by now.
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    expect(allRequests() - asked).toBeLessThanOrEqual(1);
    await device.context().clearCookies();
    await signIn(page, reached.url, people.acmeAdmin);
    await openManagement(page, reached.url);
    await expectCaughtUp();
    await expectOnce();
  });

  it('[sync-33] never sends a person’s changes under another person’s session, and still has them when the first person returns', async () => {
    const before = await commandsOf(people.acmeAdmin);
    const foreign = await commandsOf(people.birchAdmin);
    await reached.proxy.down();
    await card(page, 'Mortgage Payment').click();
    await card(page, 'RV Loan').click();
    await expectStatus(page, /2 changes waiting/);
    const waiting = (await outboxOf(page)).filter(({ state }) => state === 'queued' || state === 'sending').map(({ id }) => id);
    await page.goto('about:blank');
    await reached.proxy.up();
    await records.query('delete from sessions');
    await device.context().clearCookies();
    await signIn(page, reached.url, people.birchAdmin);
    await openManagement(page, reached.url);
    await page.getByText('Birch Credit Union').first().waitFor();
    await expectStatus(page, saved);
    await expect.poll(() => commandsOf(people.acmeAdmin)).toBe(before);
    await expect.poll(() => commandsOf(people.birchAdmin)).toBe(foreign);
    // A tab that is closed during an attempt leaves the state `sending`. The next tab treats that command as waiting.
    const kept = (await outboxOf(page)).filter(({ id }) => waiting.includes(id));
    expect(kept.map(({ state }) => (state === 'sending' ? 'queued' : state))).toEqual(['queued', 'queued']);
    await page.goto('about:blank');
    await records.query('delete from sessions');
    await device.context().clearCookies();
    await signIn(page, reached.url, people.acmeAdmin);
    await openManagement(page, reached.url);
    await expectCaughtUp();
    await expect.poll(() => commandsOf(people.acmeAdmin)).toBe(before + 2);
    await expect.poll(() => commandsOf(people.birchAdmin)).toBe(foreign);
  });

  it('[sync-34] asks before signing out with 3 changes waiting, and keeps nothing but ciphertext of them', async () => {
    const before = await commandsOf(people.acmeAdmin);
    await reached.proxy.down();
    for (const title of ['Mortgage Payment', 'Motorcycle Loan', 'RV Loan']) await card(page, title).click();
    await expectStatus(page, /Offline.*3 changes waiting/);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    const question = page.getByRole('dialog');
    await question.getByText('3 changes have').waitFor();
    await question.getByRole('button', { name: /^Keep/ }).click();
    await expect.poll(async () => piecesWith(await dumpStorage(page), [`rxdb-dexie-${ownDatabase}`]), { timeout: 30_000 }).toEqual([]);
    const left = await dumpStorage(page);
    expect(piecesWith(left, [...marks, 'mortgage-payment-', 'calculators.remove', 'CryptoKey'])).toEqual([]);
    expect(piecesWith(left, ['indexedDB reckoner-sealed sealed {']).length).toBe(1);
    await comeBack();
    await expect.poll(() => commandsOf(people.acmeAdmin)).toBe(before);
    await signIn(page, reached.url, people.acmeAdmin);
    await openManagement(page, reached.url);
    await expect.poll(() => commandsOf(people.acmeAdmin), { timeout: 30_000 }).toBe(before + 3);
    await expectCaughtUp();
    await page.reload();
    await expectCaughtUp();
    await expect.poll(() => commandsOf(people.acmeAdmin)).toBe(before + 3);
    expect(piecesWith(await dumpStorage(page), ['indexedDB reckoner-sealed sealed {'])).toEqual([]);
    await expectOnce();
  });

  it('[sync-34] leaves nothing at all when the waiting changes are discarded', async () => {
    const before = await commandsOf(people.acmeAdmin);
    await reached.proxy.down();
    for (const title of ['Mortgage Payment', 'Motorcycle Loan', 'RV Loan']) await card(page, title).click();
    await expectStatus(page, /Offline.*3 changes waiting/);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Discard/ })
      .click();
    await expect.poll(async () => piecesWith(await dumpStorage(page), [`rxdb-dexie-${ownDatabase}`]), { timeout: 30_000 }).toEqual([]);
    expect(piecesWith(await dumpStorage(page), [...marks, 'calculators.remove', 'CryptoKey', 'reckoner-sealed sealed {'])).toEqual([]);
    await comeBack();
    await signIn(page, reached.url, people.acmeAdmin);
    await openManagement(page, reached.url);
    await expectStatus(page, saved);
    await expect.poll(() => commandsOf(people.acmeAdmin)).toBe(before);
  });

  it('[sync-34] keeps a change under its own id, so that one whose answer was lost is not done twice', async () => {
    const before = await commandsOf(people.acmeAdmin);
    await expect.poll(async () => piecesWith(await dumpStorage(page), ['CryptoKey']).length).toBe(1);
    const answers = reached.proxy.hold(push);
    await card(page, 'Mortgage Payment').click();
    await expect.poll(answers.waiting, { timeout: 30_000 }).toBe(1);
    await expect.poll(() => commandsOf(people.acmeAdmin)).toBe(before + 1);
    await reached.proxy.down();
    answers.swallow();
    await expectStatus(page, /Offline.*1 change waiting/);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^Keep/ }).click();
    await expect.poll(async () => piecesWith(await dumpStorage(page), [`rxdb-dexie-${ownDatabase}`]), { timeout: 30_000 }).toEqual([]);
    await comeBack();
    await signIn(page, reached.url, people.acmeAdmin);
    await openManagement(page, reached.url);
    await expect.poll(async () => (await outboxOf(page)).length, { timeout: 30_000 }).toBe(1);
    await expectCaughtUp();
    await expect.poll(() => commandsOf(people.acmeAdmin)).toBe(before + 1);
  });

  /** Restores the network. The app first tells the server that the person has signed out. */
  async function comeBack(): Promise<void> {
    const before = reached.proxy.count('GET /api/logout');
    await reached.proxy.up();
    await page.goto(reached.url);
    await expect.poll(() => reached.proxy.count('GET /api/logout'), { timeout: 30_000 }).toBe(before + 1);
    await page
      .getByRole('link', { name: /Sign In/ })
      .first()
      .waitFor();
    expect(await page.evaluate(async () => (await fetch('/api/auth/user')).status)).toBe(401);
  }

  function allRequests(): number {
    return reached.proxy.count('/graphql') + reached.proxy.count('/api/auth/user');
  }

  async function commandsOf(email: string): Promise<number> {
    const [row] = await records.query<{ count: number }>(
      'select count(*)::int as count from command_log c join users u on u.id = c.user_id where u.email = $1',
      [email],
    );
    return row?.count ?? 0;
  }

  async function expectCaughtUp(): Promise<void> {
    await expect.poll(async () => (await outboxOf(page)).every(({ state }) => state === 'accepted'), { timeout: 60_000 }).toBe(true);
    await expectStatus(page, saved);
  }

  async function expectOnce(): Promise<void> {
    const here = await outboxOf(page);
    const logged = await records.commands(await deviceIdOf(page));
    expect(logged.map(({ id, seq, state }) => ({ id, seq, state }))).toEqual(here.map(({ id, seq, state }) => ({ id, seq, state })));
  }
});
