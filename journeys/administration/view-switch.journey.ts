import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viewAsTexts } from '#contract/people/view-as.ts';
import { createDevice, type Device, sizes } from '../bench/browser.ts';
import { people, signIn } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';

describe('the view-as switch of the built app', () => {
  let server: Server;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    device = createDevice(sizes.desktop);
    page = await device.open();
  });
  afterAll(async () => {
    await device.remove();
    await server.remove();
  });

  async function openAs(email: string): Promise<void> {
    await page.goto(`${server.url}/api/logout`);
    await signIn(page, server.url, email);
    await page.goto(`${server.url}/admin`);
    await page.getByRole('navigation', { name: 'Administration' }).waitFor();
  }

  it('[R-ADM-22] [R-ADM-25] [R-ADM-26] offers the owner three roles, and switches to none of them', async () => {
    await openAs(people.owner);
    const views = page.getByLabel(viewAsTexts.label);
    await expect.poll(() => views.locator('option').allInnerTexts()).toEqual(['Platform Admin', 'Tenant Admin', 'user']);
    for (const view of ['Tenant Admin', 'user']) {
      await views.selectOption(view);
      await page.getByText('Role Switch Disabled').waitFor();
      await page.getByText('Role switching is only available in development mode.').waitFor();
      await page.getByText('Platform Admin · viewing as Platform Admin').waitFor();
      expect(await page.getByRole('link', { name: 'Pricing' }).count()).toBe(1);
    }
  });

  it('[R-ADM-25] switches an administrator of a firm to nothing else either', async () => {
    await openAs(people.acmeAdmin);
    await page.getByLabel(viewAsTexts.label).selectOption('User mode');
    await page.getByText('Role Switch Disabled').waitFor();
    await page.getByText('Tenant Admin · viewing as Tenant Admin').waitFor();
  });
});
