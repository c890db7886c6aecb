import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from './bench/browser.ts';
import { dumpStorage } from './bench/device-storage.ts';
import { readPdf } from './bench/pdf-text.ts';
import { people, signIn, syncStatus, waitUntilInstalled } from './bench/people.ts';
import { filesContaining } from './bench/profile-scan.ts';
import { type Server, startServer } from './bench/server.ts';

const passphrase = 'correct horse battery';
const client = 'Ann Adamczyk';
const notes = 'Wants to move to Oshkosh';
const homePrice = '457913';

describe('a meeting with a client', () => {
  let server: Server;
  let device: Device;
  let page: Page;
  let file: Buffer;
  let figures: readonly string[];

  beforeAll(async () => {
    server = await startServer();
    device = createDevice(sizes.tablet);
    page = await device.open();
    await signIn(page, server.url, people.acmeAdmin);
    await syncStatus(page).filter({ hasText: 'All changes saved' }).waitFor();
    await waitUntilInstalled(page);
    await page.goto(`${server.url}/customer-portal`);
    await syncStatus(page).filter({ hasText: 'All changes saved' }).waitFor();
    await device.context().setOffline(true);
  });

  afterAll(async () => {
    await device.remove();
    await server.remove();
  });

  it('prints a report of three calculators, offline, on Letter and A4, whose contents name the page of each answer', async () => {
    await enter('Real Estate', 'Mortgage Payment', 'Home price', homePrice);
    await enter('Retirement', '401(k) Growth', 'Age now', '41');
    await enter('Planning', 'Debt Payoff', 'Payment a month', '555');
    await page.goBack();
    await page.getByLabel('Client’s name').fill(client);
    await page.getByLabel('Notes').fill(notes);
    await page.getByRole('button', { name: 'Move Debt Payoff up' }).click();
    await page.getByRole('switch', { name: 'Print the schedule' }).first().check();
    figures = await figuresOf(page);
    expect(figures.length).toBe(3);
    for (const [paper, width] of [
      ['letter', 612],
      ['a4', 595],
    ] as const) {
      await page.getByRole('combobox', { name: 'Paper' }).selectOption(paper);
      await page.evaluate(() => Object.assign(window, { print: () => undefined }));
      await page.getByRole('button', { name: 'Print report' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Print anyway' }).click();
      await page.locator(`.report__root[data-paper=${paper}]:not([hidden])`).waitFor({ state: 'attached' });
      const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }));
      expect(Math.round(pages[0]?.width ?? 0)).toBe(width);
      const cover = pages[0]?.text ?? '';
      for (const part of ['Acme Wealth', `Prepared for ${client}`, 'Contents']) expect(cover).toContain(part);
      const contents = cover.slice(cover.indexOf('Contents'));
      const order = ['Mortgage Payment', 'Debt Payoff', '401(k) Growth'];
      const begun = order.map((title) => pages.findIndex(({ text }, at) => at > 0 && text.startsWith(title)) + 1);
      for (const [at, title] of order.entries()) expect(contents).toContain(`${title} ${begun[at]}`);
      expect(begun).toEqual([...begun].sort((a, b) => a - b));
      const all = pages.map(({ text }) => text).join(' ');
      for (const part of [...figures, 'Hypothetical illustration', 'Assumptions', 'It is no offer']) expect(all).toContain(part);
      expect(all).not.toContain(notes);
      expect(pages.map(({ number }) => number)).toEqual(pages.map((_, at) => `${at + 1} of ${pages.length}`));
    }
  });

  it('saves the client file, and leaves nothing of the client in the closed browser', async () => {
    await page.getByRole('button', { name: 'Save client file' }).click();
    await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);
    await page.getByLabel('Passphrase again').fill(passphrase);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save', exact: true }).click()]);
    file = readFileSync(await download.path());
    expect(download.suggestedFilename()).toMatch(/^meeting-[\d-]+\.reckoner$/);
    const stored = (await dumpStorage(page)).join('\n');
    for (const secret of [client, notes, homePrice, passphrase]) expect(stored).not.toContain(secret);
    await device.quit();
    for (const secret of [client, 'Adamczyk', notes, homePrice, passphrase])
      expect([secret, filesContaining(device.profile, secret)]).toEqual([secret, []]);
  });

  it('opens the file in another browser with the same figures', async () => {
    const other = createDevice(sizes.desktop);
    try {
      const visitor = await other.open();
      await visitor.goto(`${server.url}/calculators/meeting`);
      const path = join(tmpdir(), `meeting-${process.pid}.reckoner`);
      writeFileSync(path, file);
      await visitor.getByLabel('Client file to open').setInputFiles(path);
      await visitor.getByLabel('Passphrase', { exact: true }).fill(passphrase);
      await visitor.getByRole('button', { name: 'Open', exact: true }).click();
      await expect.poll(() => figuresOf(visitor)).toEqual(figures);
      await expect.poll(() => visitor.getByLabel('Client’s name').inputValue()).toBe(client);
      await expect.poll(() => visitor.getByLabel('Notes').inputValue()).toBe(notes);
      const [letter] = await readPdf(await visitor.pdf({ preferCSSPageSize: true }));
      expect(letter?.text).toContain(client);
      await visitor.getByRole('link', { name: 'Mortgage Payment' }).click();
      await expect.poll(() => visitor.getByRole('textbox', { name: 'Home price' }).inputValue()).toBe('457,913');
    } finally {
      await other.remove();
    }
  });

  /** Enters a value in a calculator and adds the answer to the report, without a reload. */
  async function enter(shelf: string, title: string, field: string, value: string) {
    await page
      .getByRole('button', { name: new RegExp(`^${shelf}`) })
      .first()
      .click();
    await page
      .getByRole('link', { name: new RegExp(`^${title.replace(/[()]/g, '\\$&')}`) })
      .first()
      .click();
    await page.getByRole('textbox', { name: field }).fill(value);
    await page.getByRole('button', { name: 'Add to report' }).click();
    await page.getByText('Added to the report').waitFor();
    await page.getByRole('link', { name: 'Meeting', exact: true }).click();
    await page.getByRole('link', { name: 'Calculators', exact: true }).click();
  }
});

/** Headlines of the calculators used, as the page of the meeting shows them. */
async function figuresOf(page: Page): Promise<readonly string[]> {
  return page.getByRole('region', { name: 'Calculators of this meeting' }).locator('p > b:first-child').allInnerTexts();
}
