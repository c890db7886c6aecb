import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from '../bench/browser.ts';
import { card, expectPressed, expectStatus, openManagement } from '../bench/management.ts';
import { people, signIn } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';

describe('a page that is open while something changes elsewhere', () => {
  let server: Server;
  let user: Device;
  let admin: Device;

  beforeAll(async () => {
    server = await startServer();
    user = createDevice(sizes.tablet);
    admin = createDevice(sizes.desktop);
  });

  afterAll(async () => {
    await user.remove();
    await admin.remove();
    await server.remove();
  });

  it('keeps the entries in a calculator that the administrator switches off, says so, and no longer opens it on the next visit', async () => {
    const page = await user.open();
    await signIn(page, server.url, people.acmeUser);
    await expectStatus(page, 'All changes saved');
    await page.goto(`${server.url}/calculators/heloc`);
    await page.getByRole('textbox', { name: 'Home value' }).fill('987654');
    const desk = await admin.open();
    await signIn(desk, server.url, people.acmeAdmin);
    await openManagement(desk, server.url);
    await expectStatus(desk, 'All changes saved');
    const heloc = 'Home Equity Line of Credit \\(HELOC\\)';
    await card(desk, heloc).click();
    await expectPressed(desk, heloc, false);
    await page.getByText('Your administrator has switched this calculator off.').waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Home value' }).inputValue()).toBe('987,654');
    await card(desk, heloc).click();
    await page.getByText('Your administrator has switched this calculator off.').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('textbox', { name: 'Home value' }).inputValue()).toBe('987,654');
    await card(desk, heloc).click();
    await page.getByText('Your administrator has switched this calculator off.').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Home Equity Line of Credit (HELOC) is not switched on' }).waitFor();
    await page.getByRole('link', { name: 'See your calculators' }).click();
    await page.locator('.browser__card').first().waitFor();
  });

  it('shows in one tab the favorites of the other, and loses none of either', async () => {
    const first = await user.open();
    const second = await user.open();
    for (const page of [first, second]) await page.goto(`${server.url}/customer-portal?shelf=Tax`);
    await first.getByRole('button', { name: 'Favorite: Sales Tax' }).click();
    await second.getByRole('button', { name: 'Favorite: Sales Tax', pressed: true }).waitFor();
    await second.getByRole('button', { name: 'Favorite: Estate Tax' }).click();
    await first.getByRole('button', { name: 'Favorite: Estate Tax', pressed: true }).waitFor();
    await first.goto(`${server.url}/customer-portal`);
    for (const title of ['Sales Tax', 'Estate Tax'])
      await first
        .getByRole('list', { name: 'Favorites' })
        .getByRole('link', { name: new RegExp(`^${title}`) })
        .waitFor();
  });
});
