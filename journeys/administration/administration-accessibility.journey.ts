import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sections } from '#app/app/admin/sections.ts';
import { adminDialogs, dialogOf } from '../bench/administration.ts';
import { expectAccessible, standard } from '../bench/axe.ts';
import { createDevice, type Device, sizes } from '../bench/browser.ts';
import { people, signIn, syncStatus } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';

const practice = [...standard, 'best-practice'];
const ids = sections.map(({ id }) => id);
/** Sections whose rows come from the server when they open: the answer can be empty or fail. */
const asked = ['users', 'invitations', 'ai-usage', 'templates', 'landing-pages', 'leads', 'sales-leads', 'audit', 'domains'];

describe('every section of the administration is accessible in each of its states, light and dark', () => {
  let server: Server;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    device = createDevice(sizes.desktop);
    page = await device.open();
    await signIn(page, server.url, people.owner);
  });
  afterAll(async () => {
    await device.remove();
    await server.remove();
  });

  async function open(section: string): Promise<void> {
    await page.goto(`${server.url}/admin/${section}`);
    await page.locator('main h1').waitFor();
    // Waits until nothing is loading any more.
    await page.locator('main').getByText('Loading…').first().waitFor({ state: 'detached' });
  }

  it.each(ids)('%s with rows', async (section) => {
    await open(section);
    await expectAccessible(page);
  });

  it.each(asked)('%s without a row, and after a failure', async (section) => {
    const reads = /\/api\/(?:admin|tenant|landing-pages)/;
    for (const [answer, told] of [
      [{ json: [] }, /^No /],
      [{ status: 503, body: 'The server is busy.' }, /cannot be shown right now|You see the copy of/],
    ] as const) {
      await page.route(reads, (route) => (route.request().method() === 'GET' ? route.fulfill(answer) : route.continue()));
      await open(section);
      await page.locator('main').getByText(told).first().waitFor();
      await expectAccessible(page, practice, [sizes.desktop]);
      await page.unroute(reads);
    }
  });

  it.each(adminDialogs)('the dialog $name', async (dialog) => {
    await open(dialog.section);
    await dialog.open(page);
    await dialogOf(page, dialog).waitFor();
    await expectAccessible(page, practice, [sizes.desktop]);
  });

  it.each([
    ['tenants', 'Actions for Acme Wealth'],
    ['users', 'Columns'],
    ['coupons', 'Actions for WELCOME10'],
  ])('the menus of %s', async (section, menu) => {
    await open(section);
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('menu').waitFor();
    await expectAccessible(page, practice, [sizes.desktop]);
  });
});

describe('a firm with a brand color on which text is hard to read', () => {
  let server: Server;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    device = createDevice(sizes.desktop);
    page = await device.open();
    await signIn(page, server.url, people.acmeAdmin);
  });
  afterAll(async () => {
    await device.remove();
    await server.remove();
  });

  describe.each(['#ffe600', '#000000'])('%s', (accent) => {
    beforeAll(async () => {
      const status = await page.evaluate(async (color) => {
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ brand: { accent: color, headerColor: color, cornerRadius: 'large', font: 'rounded' } });
        const answer = await fetch('/api/tenant/settings', { method: 'PUT', headers, body });
        return answer.status;
      }, accent);
      expect(status).toBe(200);
    });

    it.each(['/admin/settings', '/admin/leads', '/landing-page-builder', '/customer-portal?tab=account'])(
      'is readable in %s',
      async (path) => {
        await page.goto(`${server.url}${path}`);
        await page.locator('h1').first().waitFor();
        await page.getByText('Loading…').first().waitFor({ state: 'detached' });
        await syncStatus(page).filter({ hasText: 'All changes saved' }).waitFor();
        await expectAccessible(page);
      },
    );
  });
});
