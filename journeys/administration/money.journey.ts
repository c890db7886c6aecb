import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscribeTexts } from '#app/billing/subscribe-texts.ts';
import { billingTexts } from '#contract/billing/billing.ts';
import { createDevice, type Device } from '../bench/browser.ts';
import { people, signIn, waitUntilInstalled } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';
import { openRecords } from '../bench/server-records.ts';

/** A tenant subscribes, and its administrator downloads the invoice, under the content policy of the built app. */
describe('subscribing and its invoice', () => {
  let server: Server;
  let device: Device;
  let page: Page;
  let planId: string;

  beforeAll(async () => {
    server = await startServer();
    const records = openRecords(server);
    await records.query(`delete from subscriptions where tenant_id = (select id from tenants where subdomain = 'acme')`);
    const [plan] = await records.query<{ id: string }>(`select id from plans where name = 'Professional'`);
    planId = plan?.id ?? '';
    await records.query(
      `insert into coupons (id, code, name, type, value) values (gen_random_uuid(), 'SPRING', 'Spring', 'percentage', '10')`,
    );
    await records.close();
    device = createDevice();
    page = await device.open();
    await signIn(page, server.url, people.acmeAdmin);
  });

  afterAll(async () => {
    await device.remove();
    await server.remove();
  });

  /** Downloads the newest invoice and returns the first bytes of the file. */
  async function download(): Promise<string> {
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /^Download Invoice INV-/ })
        .first()
        .click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/^invoice-inv-\d+\.pdf$/);
    return (await readFile(await saved.path())).subarray(0, 8).toString('latin1');
  }

  it('[R-SUB-06] [R-SUB-08] a declined card and a refused confirmation are reported, and a confirmed payment subscribes', async () => {
    await page.goto(`${server.url}/subscribe?plan=${planId}`);
    await page.getByLabel('Coupon code').fill('SPRING');
    await page.getByRole('button', { name: subscribeTexts.checkCoupon }).click();
    await page.getByRole('button', { name: subscribeTexts.applyCoupon }).click();
    await page.getByText('Professional: $44.10 a month instead of $49. Due now: $44.10.').waitFor();
    await page.getByLabel('Test card').selectOption('declined');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('Your card was declined.').first().waitFor();
    await page.getByLabel('Test card').selectOption('confirmed');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('heading', { name: subscribeTexts.bankTitle }).waitFor();
    await page.reload();
    await page.getByText(subscribeTexts.applied('SPRING')).waitFor();
    await page.getByLabel('Test card').selectOption('confirmed');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('button', { name: subscribeTexts.reject }).click();
    await page.getByText(billingTexts.notApproved).first().waitFor();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('button', { name: subscribeTexts.approve }).click();
    await page.waitForURL('**/select-calculators');
  });

  it('[R-PORT-17] the invoice downloads as a PDF, with and without a network', async () => {
    await page.goto(`${server.url}/customer-portal?tab=account`);
    await region('Recent Invoices').getByText('$44.10').first().waitFor();
    await region('Payment method').getByText('Visa ending in 3155').waitFor();
    expect(await download()).toBe('%PDF-1.7');
    await waitUntilInstalled(page);
    await page.reload();
    await page
      .getByRole('button', { name: /^Download Invoice INV-/ })
      .first()
      .waitFor();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText(/You see the copy of .* that is kept on this device/).waitFor();
    expect(await download()).toBe('%PDF-1.7');
    await page.context().setOffline(false);
    expect(device.takeViolations()).toEqual([]);
  });

  it('[R-PORT-18] an upgrade begins at once, and a downgrade at the end of the period keeps the chosen calculators', async () => {
    await openAccount();
    await page.getByRole('button', { name: 'Upgrade', exact: true }).click();
    const upgrade = page.getByRole('button', { name: /^Upgrade for \$/ });
    const amount = (await upgrade.innerText()).replace('Upgrade for ', '');
    await upgrade.click();
    await page.getByText('Plan changed').first().waitFor();
    await region('Recent Invoices').getByText(amount, { exact: true }).first().waitFor();
    await region('Current plan').getByText('Enterprise', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Downgrade', exact: true }).click();
    await page.getByRole('radio', { name: /^Starter/ }).check({ force: true });
    const submit = page.getByRole('dialog').getByRole('button', { name: 'Downgrade', exact: true });
    await page.getByText(/0 of 5 chosen/).waitFor();
    expect(await submit.isDisabled()).toBe(true);
    const boxes = page.getByRole('dialog').getByRole('checkbox');
    for (const place of [0, 1, 2, 3, 4]) await boxes.nth(place).check({ force: true });
    await submit.click();
    await region('Current plan')
      .getByText(/^Starter begins on /)
      .waitFor();
  });

  it('[R-PORT-18] a pause and a cancellation are undone with one press', async () => {
    await openAccount();
    await page.getByRole('button', { name: 'Pause Subscription' }).click();
    await page.getByRole('button', { name: 'Pause from today' }).click();
    await page.getByRole('button', { name: 'Resume Subscription' }).click();
    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    await page.getByRole('button', { name: 'Cancel at the end of the period' }).click();
    await page.getByText(/^Cancelled: everything works until /).waitFor();
    await page.getByRole('button', { name: 'Undo Cancellation' }).click();
    await page.getByRole('button', { name: 'Pause Subscription' }).waitFor();
    expect(device.takeViolations()).toEqual([]);
  });

  it('a coupon of 100% subscribes without a card, and the trial that ends leaves the plan that was bought', async () => {
    const records = openRecords(server);
    await records.query(
      `insert into coupons (id, code, name, type, value) values (gen_random_uuid(), 'GIFT', 'Gift', 'percentage', '100')`,
    );
    await records.query(`update tenants set status = 'trial', trial_ends_at = now() - interval '1 minute' where subdomain = 'birch'`);
    const other = createDevice();
    const birch = await other.open();
    await signIn(birch, server.url, people.birchAdmin);
    await birch.goto(`${server.url}/subscribe?plan=${planId}&coupon=GIFT`);
    await birch.getByRole('button', { name: subscribeTexts.checkCoupon }).click();
    await birch.getByRole('button', { name: subscribeTexts.applyCoupon }).click();
    await birch.waitForURL('**/select-calculators');
    await server.kill();
    await server.start();
    await birch.goto(`${server.url}/customer-portal?tab=account`);
    await birch.getByRole('region', { name: 'Current plan' }).getByText('Professional', { exact: true }).waitFor();
    await birch.getByRole('button', { name: /^Download Invoice INV-/ }).waitFor();
    await birch.getByText('$0.00').first().waitFor();
    await records.close();
    await other.remove();
  });

  function region(name: string) {
    return page.getByRole('region', { name });
  }

  async function openAccount(): Promise<void> {
    await page.goto(`${server.url}/customer-portal?tab=account`);
    await page
      .getByRole('button', { name: /^Download Invoice INV-/ })
      .first()
      .waitFor();
  }
});
