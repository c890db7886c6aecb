import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from './bench/browser.ts';
import { people, signIn, syncStatus, waitUntilInstalled } from './bench/people.ts';
import { type Server, startServer } from './bench/server.ts';

/** An advisor's meeting on a tablet whose network is gone. The steps run in order. */
describe('a household plan on a tablet without a network', () => {
  let server: Server;
  let device: Device;
  let page: Page;
  const requests: string[] = [];

  beforeAll(async () => {
    server = await startServer();
    device = createDevice(sizes.tablet);
    page = await device.open();
    await signIn(page, server.url, people.acmeUser);
    await syncStatus(page).filter({ hasText: 'All changes saved' }).waitFor();
    await waitUntilInstalled(page);
    await syncStatus(page).filter({ hasText: 'All changes saved' }).waitFor();
    await device.context().setOffline(true);
    page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  });
  afterAll(async () => {
    await device.remove();
    await server.remove();
  });

  const answer = () => page.getByRole('region', { name: 'The answer' });
  const first = () => page.getByRole('group', { name: 'First person' });

  it('answers as soon as a date of birth and savings are entered, and says what it estimates', async () => {
    await page.goto(`${server.url}/calculators/plan`);
    await answer().getByText('Date of birth of First person').waitFor();
    await first().getByLabel('First name').fill('Ann');
    await first().getByLabel('Date of birth').fill('1962-03-15');
    await first().getByLabel('Traditional IRAs and 401(k)s').fill('934567');
    await first().getByLabel('Social Security a month at full retirement age').fill('2800');
    await answer()
      .getByText(/^You can spend \$[\d,]+ a year after tax/)
      .waitFor();
    await answer()
      .getByText(/of 100 markets carry the plan/)
      .waitFor();
    await answer()
      .getByText(/^Estimated, because it is not entered/)
      .click();
    await answer().getByText('Share in stocks').waitFor();
  });

  it('moves with the slider, and opens a year with its rules', async () => {
    await answer()
      .getByRole('slider', { name: /Spending a year/ })
      .fill('150000');
    await answer()
      .getByText(/With \$150,000 a year, money is short from/)
      .waitFor();
    await page.getByRole('button', { name: 'Open 2030' }).click();
    await page.getByRole('dialog').getByText('Withdrawal for spending and taxes').first().waitFor();
    await page.keyboard.press('Escape');
  });

  it('is there again after the browser was killed, and no figure of the client left the device', async () => {
    await page.getByRole('region', { name: 'Money' }).getByLabel('Spending on living a year').fill('61234');
    const other = await device.context().newPage();
    await other.goto(`${server.url}/calculators/plan`);
    // Another tab shows what the device keeps, so the figure is stored once it is there.
    const kept = other.getByRole('region', { name: 'Money' }).getByLabel('Spending on living a year');
    await expect.poll(() => kept.inputValue()).toBe('61234');
    await device.kill();
    page = await device.open();
    await device.context().setOffline(true);
    await page.goto(`${server.url}/calculators/plan`);
    await answer()
      .getByText(/^You can spend \$[\d,]+ a year after tax.* until Ann is 95/)
      .waitFor();
    await expect.poll(() => first().getByLabel('Traditional IRAs and 401(k)s').inputValue()).toBe('934567');
    expect(requests.filter((request) => /934567|61234/.test(request))).toEqual([]);
  });

  it('fits on a phone', async () => {
    await page.setViewportSize(sizes.phone);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Open 2040' }).click();
    await page.getByRole('dialog').getByText('Required distribution').first().waitFor();
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
});
