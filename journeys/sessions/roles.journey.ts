import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInNotices } from '#contract/people/sign-in.ts';
import { adminDialogs, dialogOf, sectionsOf } from '../bench/administration.ts';
import { createDevice, type Device, sizes } from '../bench/browser.ts';
import { openManagement } from '../bench/management.ts';
import { people, signIn } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';

const ownersOnly = ['Tenants', 'Pricing', 'Coupons', 'AI Usage', 'Billing', 'Templates'];

describe('screens of each role in the app', () => {
  let server: Server;
  const devices: Device[] = [];

  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(async () => {
    for (const device of devices) await device.remove();
    await server.remove();
  });

  async function openAs(email?: string): Promise<Page> {
    const device = createDevice(sizes.desktop);
    devices.push(device);
    const page = await device.open();
    if (email !== undefined) await signIn(page, server.url, email);
    return page;
  }

  const visit = (page: Page, path: string) => page.goto(`${server.url}${path}`);
  const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const notFound = (page: Page) => title(page, '404 Page Not Found');

  describe('a platform owner', () => {
    let page: Page;
    beforeAll(async () => {
      page = await openAs(people.owner);
    });

    it('[R-PROD-03] [R-AUTH-06] [R-AUTH-07] opens the overview and every section that runs the business', async () => {
      await visit(page, '/admin');
      await title(page, 'Overview').waitFor();
      await page.getByText('Total tenants').waitFor();
      await expect.poll(() => sectionsOf(page)).toEqual(expect.arrayContaining([...ownersOnly, 'Landing Pages', 'User Management']));
      for (const section of [...ownersOnly, 'Landing Pages', 'User Management']) {
        await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: section, exact: true }).first().click();
        await title(page, section).waitFor();
        await page.locator('main :is(table, form, h2)').first().waitFor();
      }
    });

    it('[R-AUTH-09] [R-PROD-03] reads the invitations of all tenants', async () => {
      await visit(page, '/admin/invitations');
      await page.getByRole('row', { name: /pat@acme\.test/ }).waitFor();
    });

    it('[R-ROUTE-29] follows the shortcut to the landing pages', async () => {
      await visit(page, '/admin');
      await page.getByRole('list', { name: 'Shortcuts' }).getByRole('link', { name: 'Landing pages' }).click();
      await title(page, 'Landing Pages').waitFor();
      await visit(page, '/admin/landing-pages');
      await title(page, 'Landing Pages').waitFor();
    });

    it('[R-CALC-15] manages the calculators of any tenant', async () => {
      await openManagement(page, server.url);
      const options = page.locator('.management__pick option');
      await expect.poll(() => options.allInnerTexts()).toEqual(['Acme Wealth (acme)', 'Birch Credit Union (birch)']);
    });

    it.each(adminDialogs)('[R-ADM-33] opens the dialog $name', async (dialog) => {
      await visit(page, `/admin/${dialog.section}`);
      await dialog.open(page);
      await dialogOf(page, dialog).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    });

    it('[R-ADM-33] walks the four steps of the delete wizard and the two of the mass invitation', async () => {
      const next = () => page.getByRole('dialog').getByRole('button', { name: 'Next', exact: true }).click();
      await visit(page, '/admin/tenants');
      await page.getByRole('button', { name: 'Actions for Birch Credit Union' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByText('Deleting Birch Credit Union takes these away:').waitFor();
      await next();
      await page.getByRole('radio', { name: /Reassign users/ }).check({ force: true });
      await next();
      await page.getByLabel('Move the users to').selectOption('Acme Wealth (acme)');
      await next();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete tenant' }).waitFor();
      await page.keyboard.press('Escape');

      await visit(page, '/admin/users');
      await page.getByRole('button', { name: 'Mass invite' }).click();
      await page.getByRole('dialog').getByLabel('Tenant').selectOption('Acme Wealth (acme)');
      await page.getByLabel('Paste several addresses').fill('new@acme.test');
      await page.getByRole('button', { name: 'Add pasted addresses' }).click();
      await next();
      await page.getByRole('dialog', { name: 'Mass invite: step 2 of 2' }).waitFor();
    });
  });

  describe('a tenant administrator', () => {
    let page: Page;
    beforeAll(async () => {
      page = await openAs(people.acmeAdmin);
    });

    it('[R-PROD-04] [R-AUTH-06] [R-AUTH-07] manages team, invitations, and calculators of their own tenant, and nothing of the platform', async () => {
      await visit(page, '/admin');
      await title(page, 'Overview').waitFor();
      const sections = await sectionsOf(page);
      // The pages of their own tenant stand in a section of the same name as the owner's list of all.
      expect(sections).toEqual(expect.arrayContaining(['Overview', 'Team Management', 'Invitations', 'Calculators', 'Landing Pages']));
      expect(sections.filter((name) => ownersOnly.includes(name))).toEqual([]);
      for (const id of ['tenants', 'pricing', 'coupons', 'ai-usage', 'billing', 'templates', 'landing-pages']) {
        await visit(page, `/admin/${id}`);
        await title(page, 'Overview').waitFor();
      }
    });

    it('[R-PROD-04] [R-AUTH-09] invites into their own team, and reads no list of all invitations', async () => {
      await visit(page, '/admin/invitations');
      await page.getByText("You don't have permission to view invitations.").waitFor();
      await visit(page, '/admin/users');
      await page.getByRole('button', { name: 'Invite user' }).click();
      await page.getByLabel('Email').fill('colleague@acme.test');
      await page.getByRole('dialog').getByRole('combobox', { name: 'Role' }).selectOption('User');
      await page.getByRole('button', { name: 'Send invitation' }).click();
      await page.getByText('User invitation sent successfully').waitFor();
      await page.getByRole('row', { name: /colleague@acme\.test/ }).waitFor();
    });

    it('[R-CALC-15] manages the calculators of their own tenant alone', async () => {
      await openManagement(page, server.url);
      await expect.poll(() => page.locator('.management__pick option').allInnerTexts()).toEqual(['Acme Wealth (acme)']);
    });
  });

  describe('a user', () => {
    let page: Page;
    beforeAll(async () => {
      page = await openAs(people.acmeUser);
    });

    it('[R-PROD-05] calculates with the calculators of the tenant', async () => {
      await title(page, 'Financial Calculators').waitFor();
      await visit(page, '/calculators/mortgage-payment');
      await page
        .getByLabel(/^Interest rate/)
        .first()
        .fill('7');
      await page.locator('.headline__value', { hasText: '1,997' }).waitFor();
    });

    it('[R-AUTH-06] [R-AUTH-07] [R-AUTH-09] [R-CALC-15] finds no administration', async () => {
      for (const id of ['', '/tenants', '/billing', '/invitations', '/calculators']) {
        await visit(page, `/admin${id}`);
        await notFound(page).waitFor();
      }
    });

    it('[R-PROD-02] reads the name and the color of their own tenant on every screen, and never the platform’s', async () => {
      for (const path of ['/customer-portal', '/calculators/mortgage-payment', '/select-calculators', '/templates']) {
        await visit(page, path);
        await page.locator('.header__name', { hasText: 'Acme Wealth' }).waitFor();
        expect(await page.locator('body').innerText()).not.toContain('Reckoner');
        await expect.poll(() => page.locator('link[rel="manifest"]').getAttribute('href')).toContain('tenant=acme');
      }
      const other = await openAs(people.birchUser);
      await other.locator('.header__name', { hasText: 'Birch Credit Union' }).waitFor();
      const accent = (of: Page) => of.locator('.header__mark').evaluate((mark) => getComputedStyle(mark).backgroundColor);
      expect(await accent(page)).not.toBe(await accent(other));
    });

    it('[R-PROD-15] signs out by a navigation to /api/logout', async () => {
      await visit(page, '/customer-portal');
      const left = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/logout' && request.isNavigationRequest());
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await left;
      await page.getByRole('link', { name: 'Start Free Trial' }).waitFor();
      expect((await page.request.get(`${server.url}/api/auth/user`)).status()).toBe(401);
    });
  });

  it('[R-ERR-11] a sign-in that fails leads to the start page, which says why and offers the way back', async () => {
    const page = await openAs();
    for (const [path, notice] of [
      ['/api/callback?error=access_denied&state=foreign', 'sign-in-expired'],
      ['/api/callback?code=foreign&state=foreign', 'sign-in-expired'],
    ] as const) {
      await visit(page, path);
      await page.getByRole('alert').filter({ hasText: signInNotices[notice] }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
      await expect.poll(() => page.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/api/login');
    }
    await visit(page, '/api/login');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alert').filter({ hasText: signInNotices['sign-in-denied'] }).waitFor();
  });
});
