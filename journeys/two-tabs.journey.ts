import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from './bench/browser.ts';
import { dumpStorage, piecesWith } from './bench/device-storage.ts';
import { people, signIn, syncStatus, waitUntilInstalled } from './bench/people.ts';
import { type Server, startServer } from './bench/server.ts';

const client = 'Theodora Quill';

describe('a meeting that is open in two tabs', () => {
  let server: Server;
  let device: Device;
  let page: Page;
  let second: Page;

  beforeAll(async () => {
    server = await startServer();
    device = createDevice(sizes.tablet);
    page = await device.open();
    second = await device.open();
    await signIn(page, server.url, people.acmeUser);
    await waitUntilInstalled(page);
  });
  afterAll(async () => {
    await device.remove();
    await server.remove();
  });

  it('does not come back in the other tab when the same person signs in again after signing out', async () => {
    await second.goto(`${server.url}/calculators/meeting`);
    await second.getByLabel('Client’s name').fill(client);
    await page.goto(`${server.url}/customer-portal`);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('link', { name: 'Start Free Trial' }).waitFor();
    await expect.poll(() => nameIn(second)).toBe('');
    await signIn(page, server.url, people.acmeUser);
    await page.goto(`${server.url}/calculators/meeting`);
    await page.getByRole('heading', { name: 'Meeting' }).waitFor();
    await second.bringToFront();
    await syncStatus(second).waitFor();
    await second.getByLabel('Notes').fill('The next client');
    await expect.poll(() => page.getByLabel('Notes').inputValue()).toBe('The next client');
    expect([await nameIn(page), await nameIn(second)]).toEqual(['', '']);
  });

  it('leaves no figure in a calculator of the other tab after signing out', async () => {
    await second.goto(`${server.url}/calculators/mortgage-payment`);
    await homePrice(second).fill('734219');
    await page.goto(`${server.url}/customer-portal`);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('link', { name: 'Start Free Trial' }).waitFor();
    await expect.poll(() => homePrice(second).inputValue()).not.toBe('734,219');
    expect(piecesWith(await dumpStorage(second), ['734219', '734,219'])).toEqual([]);
  });

  it('shows another person who signs in in one tab nothing of the former one, in any tab', async () => {
    await signIn(page, server.url, people.acmeUser);
    await page.goto(`${server.url}/calculators/meeting`);
    await page.getByLabel('Client’s name').fill(client);
    await second.goto(`${server.url}/calculators/mortgage-payment`);
    await homePrice(second).fill('734219');
    await second.getByRole('link', { name: 'Meeting', exact: true }).click();
    await expect.poll(() => nameIn(second)).toBe(client);
    await second.goBack();
    await expect.poll(() => homePrice(second).inputValue()).toBe('734,219');
    await device.context().clearCookies();
    await signIn(page, server.url, people.acmeAdmin);
    await page.goto(`${server.url}/calculators/meeting`);
    await page.getByRole('heading', { name: 'Meeting' }).waitFor();
    await second.bringToFront();
    await expect.poll(() => homePrice(second).inputValue()).not.toBe('734,219');
    await second.getByRole('link', { name: 'Meeting', exact: true }).click();
    expect([await nameIn(page), await nameIn(second)]).toEqual(['', '']);
    expect(await page.getByRole('link', { name: 'Mortgage Payment' }).count()).toBe(0);
  });

  function homePrice(tab: Page) {
    return tab.getByRole('textbox', { name: 'Home price' });
  }

  function nameIn(tab: Page): Promise<string> {
    return tab.getByLabel('Client’s name').inputValue();
  }
});
