import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Wanted {
  readonly email: string;
  /** Beginning of the path that the link leads to. */
  readonly path: string;
}

/** The link in the newest mail to an address. A platform owner reads it in the outbox of the development server. */
export async function mailedLink(page: Page, url: string, { email, path }: Wanted): Promise<string> {
  const mail = page.getByRole('row').filter({ hasText: email }).getByRole('link');
  await expect
    .poll(
      async () => {
        await page.goto(`${url}/dev/mail`);
        return mail.count();
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBeGreaterThan(0);
  await mail.first().click();
  const href = await page.locator(`a[href*="${path}"]`).first().getAttribute('href');
  return href ?? '';
}
