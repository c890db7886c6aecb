import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from '../bench/browser.ts';
import { expectStatus, openManagement } from '../bench/management.ts';
import { people, signIn } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';

const saved = 'All changes saved';
const buttonOfPending = (page: Page, action: string) =>
  page.getByRole('row', { name: /pat@acme\.test/ }).getByRole('button', { name: new RegExp(`^${action}`) });
const card = (page: Page, isOn: boolean) => page.locator(`.management__card[aria-pressed="${isOn}"]`).first();

describe('the session has ended on the server', () => {
  let server: Server;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    device = createDevice(sizes.desktop);
    page = await device.open();
    await page.addInitScript(rememberToasts);
  });
  afterAll(async () => {
    await device.remove();
    await server.remove();
  });

  /** Signs in and opens the path. Then the server forgets the session. */
  async function loseSessionAt(path: string, prepare: () => Promise<unknown>): Promise<void> {
    await page.context().clearCookies();
    await signIn(page, server.url, people.acmeAdmin);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${server.url}${path}`);
    await prepare();
    await expectStatus(page, saved);
    await page.context().clearCookies();
  }

  async function expectLedToSignIn(): Promise<void> {
    await page.waitForURL((address) => address.pathname.startsWith('/idp'), { timeout: 60_000 });
    await page.getByLabel(/password/i).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('toasts'))).toContain('You are logged out. Logging in again...');
  }

  it('[R-ERR-04] removing a calculator says so and leads to sign-in', async () => {
    await loseSessionAt('/admin/calculators', () => card(page, true).waitFor());
    await card(page, true).click();
    await expectLedToSignIn();
  });

  it('[R-ERR-04] adding a calculator says so and leads to sign-in', async () => {
    await loseSessionAt('/admin/calculators', () => openManagement(page, server.url));
    await card(page, false).click();
    await expectLedToSignIn();
  });

  it('[R-ERR-04] saving the selection of calculators says so and leads to sign-in', async () => {
    await signIn(page, server.url, people.acmeAdmin);
    await openManagement(page, server.url);
    await card(page, true).click();
    await expectStatus(page, saved);
    await loseSessionAt('/select-calculators', () => page.getByRole('checkbox', { checked: false }).first().waitFor({ state: 'attached' }));
    await page.getByRole('checkbox', { checked: false }).first().check({ force: true });
    await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
    await expectLedToSignIn();
  });

  it.each(['Resend', 'Cancel'])('[R-ERR-04] the action %s of an invitation says so and leads to sign-in', async (action) => {
    await page.context().clearCookies();
    await signIn(page, server.url, people.owner);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${server.url}/admin/invitations`);
    await buttonOfPending(page, action).waitFor();
    await expectStatus(page, saved);
    await page.context().clearCookies();
    await buttonOfPending(page, action).click();
    if (action === 'Cancel') await page.getByRole('dialog').getByRole('button', { name: 'Cancel invitation' }).click();
    await expectLedToSignIn();
  });
});

/** Runs in each page. The toast is visible for half a second before another page of the same origin replaces this one. */
function rememberToasts(): void {
  new MutationObserver(() => {
    const shown = [...document.querySelectorAll('.toast__root')].map(({ textContent }) => textContent).join(' ');
    if (shown !== '') sessionStorage.setItem('toasts', shown);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
