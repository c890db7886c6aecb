import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from '../bench/browser.ts';
import { people, signIn } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';

/** A visitor of a tenant's host, and the administrator who decides what is open there. Each step starts from the state the previous one left. */
describe('the start page on the host of a tenant', () => {
  let server: Server;
  let desk: Device;
  let phone: Device;
  let visitor: Page;
  let host: string;

  beforeAll(async () => {
    server = await startServer();
    host = server.url.replace('localhost', 'acme.localhost');
    [desk, phone] = [createDevice(sizes.desktop), createDevice(sizes.phone)];
    visitor = await phone.open();
  });

  afterAll(async () => {
    await desk.remove();
    await phone.remove();
    await server.remove();
  });

  const offered = () => visitor.getByRole('region', { name: 'Calculators' }).getByRole('link');

  it('shows the name of the firm, six of its calculators, and the sign-in', async () => {
    await visitor.goto(host);
    await visitor.getByRole('heading', { level: 1, name: 'Acme' }).waitFor();
    await expect.poll(() => offered().count()).toBe(6);
    await visitor.getByRole('link', { name: 'Sign In' }).first().waitFor();
    expect(await visitor.title()).toMatch(/^Acme/);
    await offered().first().click();
    await visitor.waitForURL(/\/calculators\//);
    await visitor.getByRole('heading', { level: 1 }).waitFor();
  });

  it('[R-ROUTE-05] [R-ROUTE-06] answers 404 for an unknown address, with the name of the firm, the sentence, and a way on', async () => {
    const answer = await visitor.goto(`${host}/no/such/page`);
    expect(answer?.status()).toBe(404);
    await visitor.getByText('Did you forget to add the page to the router?').waitFor();
    await visitor.getByRole('banner').getByText('Acme').first().waitFor();
    await visitor.getByRole('link', { name: 'Go to the start page' }).click();
    await visitor.getByRole('heading', { level: 1, name: 'Acme' }).waitFor();
  });

  it('opens to visitors only the calculators that the firm chooses, also when they are chosen without a network', async () => {
    const page = await desk.open();
    await signIn(page, server.url, people.acmeAdmin);
    await page.goto(`${server.url}/admin/settings`);
    const card = page.getByRole('region', { name: 'Calculators for visitors' });
    await card.getByText('Visitors may open only the calculators that are chosen here').click();
    const choice = card.getByRole('group', { name: 'Calculators' }).locator('label').first();
    const chosen = (await choice.textContent()) ?? '';
    await page.context().setOffline(true);
    await choice.click();
    await card.getByRole('button', { name: 'Save calculators for visitors' }).click();
    await page.context().setOffline(false);
    await expect
      .poll(
        async () => {
          await visitor.goto(host);
          // Six before the change, and one after it. They come with the code of the page.
          await offered().first().waitFor();
          return offered().allTextContents();
        },
        // The server keeps the look of a host for half a minute.
        { timeout: 90_000, interval: 3000 },
      )
      .toEqual([expect.stringContaining(chosen)]);
    await visitor.goto(`${host}/calculators/mortgage-payment`);
    await visitor.getByText('This calculator is open to people who are signed in.').waitFor();
    await visitor.getByRole('link', { name: 'Sign In' }).waitFor();
  }, 180_000);
});
