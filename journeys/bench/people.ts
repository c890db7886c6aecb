import type { Page } from 'playwright-core';

/** Accounts of the demo. */
export const people = {
  owner: 'owner@reckoner.test',
  acmeAdmin: 'admin@acme.test',
  acmeUser: 'user@acme.test',
  birchAdmin: 'admin@birch.test',
  birchUser: 'user@birch.test',
} as const;
export const password = 'Demo-pass-1';

/** Signs in the way a person does: through the app's navigation and the identity provider's own page. */
export async function signIn(page: Page, url: string, email: string, secret: string = password): Promise<void> {
  await page.goto(`${url}/api/login`);
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByLabel(/password/i).fill(secret);
  await page.getByRole('button', { name: /^sign in$/i }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/idp') && !address.pathname.startsWith('/api'));
}

/** Waits until the app's files are on the device and the service worker serves this page. From then on no network is needed. */
export async function waitUntilInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The text of the sync status in the header. */
export function syncStatus(page: Page) {
  return page.locator('.status__root');
}
