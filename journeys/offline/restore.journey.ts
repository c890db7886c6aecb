import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeListTexts, changeStates } from '#contract/sync/change-list.ts';
import { type AdminTablet, startAdminTablet } from '../bench/admin-tablet.ts';
import { backUp } from '../bench/backup.ts';
import { outboxOf } from '../bench/device-storage.ts';
import { card, expectPressed, expectStatus } from '../bench/management.ts';
import { syncStatus } from '../bench/people.ts';

const saved = 'All changes saved';

/** The tablet of an admin whose server is restored from a backup. The steps run in order. */
describe('a restore of the database', () => {
  let tablet: AdminTablet;
  let page: Page;

  beforeAll(async () => {
    tablet = await startAdminTablet();
    page = tablet.page;
  });

  afterAll(async () => {
    await tablet.remove();
  });

  it('[sync-24] shows what the server has, and lists the accepted changes that the backup lost', async () => {
    await change('Motorcycle Loan', false);
    const restore = await backUp(tablet.server, tablet.records);
    await change('Mortgage Payment', false);
    await change('RV Loan', false);
    // Lets the server number further changes than the backup holds, so that only the epoch tells the numbers apart.
    expect((await outboxOf(page)).map(({ state }) => state)).toEqual(['accepted', 'accepted', 'accepted']);
    await restore();
    await expectStatus(page, '2 changes need a decision');
    await expectPressed(page, 'Mortgage Payment', true);
    await expectPressed(page, 'RV Loan', true);
    await expectPressed(page, 'Motorcycle Loan', false);
    expect(await enabledHere()).toEqual(await enabledThere());
  });

  it('[sync-24] sends a lost change again when the admin says so, and forgets one that is discarded', async () => {
    await syncStatus(page).click();
    const panel = page.getByRole('dialog');
    await panel.getByText(changeListTexts.lost).first().waitFor();
    expect(await panel.getByText(changeStates.lost).count()).toBe(2);
    await panel.getByRole('button', { name: /^Send again: Remove Mortgage Payment/ }).click();
    await panel.getByRole('button', { name: /^Discard: Remove RV Loan/ }).click();
    await panel.getByText(changeListTexts.none).waitFor();
    await page.keyboard.press('Escape');
    await expectPressed(page, 'Mortgage Payment', false);
    await expectPressed(page, 'RV Loan', true);
    await expectStatus(page, saved);
    expect((await outboxOf(page)).map(({ state }) => state)).toEqual(['accepted', 'discarded', 'discarded', 'accepted']);
    expect(await enabledHere()).toEqual(await enabledThere());
    await page.reload();
    await expectPressed(page, 'Mortgage Payment', false);
    await expectStatus(page, saved);
    expect(await enabledHere()).toEqual(await enabledThere());
  });

  async function change(title: string, isOn: boolean): Promise<void> {
    await card(page, title).click();
    await expectPressed(page, title, isOn);
    await expect.poll(async () => (await outboxOf(page)).at(-1)?.state, { timeout: 30_000 }).toBe('accepted');
    await expectStatus(page, saved);
  }

  async function enabledHere(): Promise<readonly string[]> {
    return (await page.locator('.management__card[aria-pressed="true"] b').allTextContents()).sort();
  }

  async function enabledThere(): Promise<readonly string[]> {
    const rows = await tablet.records.query<{ title: string }>(
      `select c.title from tenant_calculators t join calculators c on c.id = t.calculator_id join tenants n on n.id = t.tenant_id
       where n.subdomain = 'acme' and t.is_enabled`,
    );
    return rows.map(({ title }) => title).sort();
  }
});
