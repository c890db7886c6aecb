import type { Locator, Page } from 'playwright-core';
import { syncStatus } from './people.ts';

/** The card of a calculator on the admin's screen. */
export function card(page: Page, title: string): Locator {
  return page.locator('.management__card', { has: page.locator('b', { hasText: new RegExp(`^${title}$`) }) });
}

export async function expectPressed(page: Page, title: string, isOn: boolean): Promise<void> {
  await page
    .locator(`.management__card[aria-pressed="${isOn}"]`, { has: page.locator('b', { hasText: new RegExp(`^${title}$`) }) })
    .waitFor();
}

export async function expectStatus(page: Page, words: string | RegExp): Promise<void> {
  await syncStatus(page).filter({ hasText: words }).waitFor({ timeout: 90_000 });
}

export async function openManagement(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/calculators`);
  await page.locator('.management__card').first().waitFor({ timeout: 60_000 });
}
