import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscribeTexts } from '#app/money/subscribe/subscribe-texts.ts';
import { billingTexts } from '#contract/money/billing.ts';
import { createDevice, type Device } from '../bench/browser.ts';
import { readPdf } from '../bench/pdf-text.ts';
import { people, signIn, waitUntilInstalled } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';
import { openRecords, type ServerRecords } from '../bench/server-records.ts';

const ofAcme = `tenant_id = (select id from tenants where subdomain = 'acme')`;
const namesOf = (boxes: readonly Element[]) => boxes.map((box) => box.closest('label')?.textContent ?? '');

/** A tenant subscribes, and its administrator downloads the invoice, under the content policy of the built app. */
describe('subscribing and its invoice', () => {
  let server: Server;
  let device: Device;
  let page: Page;
  let planId: string;
  /** The price of the upgrade as shown, and the titles of the calculators chosen for the downgrade. */
  let upgraded = '';
  let chosen: readonly string[] = [];

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

  /** Downloads the newest invoice and returns its text, as another reader sees it. */
  async function download(): Promise<string> {
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /^Download Invoice INV-/ })
        .first()
        .click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/^invoice-inv-\d+\.pdf$/);
    const pages = await readPdf(await readFile(await saved.path()));
    return pages.map(({ text }) => text).join(' ');
  }

  /** Checks a text for number, buyer, plan at its price, coupon, and total of the newest invoice. */
  async function expectInvoice(text: string): Promise<void> {
    const records = openRecords(server);
    const [invoice] = await records.query<{ number: string; amount: string }>(
      `select number, amount from invoices where ${ofAcme} order by created_at desc limit 1`,
    );
    await records.close();
    expect(invoice?.amount).toBe('44.10');
    for (const part of [invoice?.number ?? 'no number', 'Acme Wealth', 'Professional, one month', '$49.00', 'SPRING', '$44.10']) {
      expect([part, text.includes(part)]).toEqual([part, true]);
    }
  }

  it('[R-SUB-06] [R-SUB-08] a declined card and a refused confirmation are reported, and a confirmed payment subscribes', async () => {
    await page.goto(`${server.url}/subscribe?plan=${planId}`);
    await page.getByLabel('Coupon code').fill('SPRING');
    await page.getByRole('button', { name: subscribeTexts.checkCoupon }).click();
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

  it('[R-PORT-17] [R-PROD-13] the invoice downloads as a PDF, with and without a network', async () => {
    await page.goto(`${server.url}/customer-portal?tab=account`);
    await region('Recent Invoices').getByText('$44.10').first().waitFor();
    await region('Payment method').getByText('Visa ending in 3155').waitFor();
    await expectInvoice(await download());
    await waitUntilInstalled(page);
    await page.reload();
    await page
      .getByRole('button', { name: /^Download Invoice INV-/ })
      .first()
      .waitFor();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText(/You see the copy of .* that is kept on this device/).waitFor();
    await expectInvoice(await download());
    await page.context().setOffline(false);
    expect(device.drainViolations()).toEqual([]);
  });

  it('[R-PORT-18] [R-PROD-13] a pause and a cancellation are undone with one press', async () => {
    await openAccount();
    await page.getByRole('button', { name: 'Pause Subscription' }).click();
    await page.getByRole('button', { name: 'Pause from today' }).click();
    await page.getByRole('button', { name: 'Resume Subscription' }).click();
    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    await page.getByRole('button', { name: 'Cancel at the end of the period' }).click();
    await page.getByText(/^Cancelled: everything works until /).waitFor();
    await page.getByRole('button', { name: 'Undo Cancellation' }).click();
    await page.getByText(/^Cancelled: everything works until /).waitFor({ state: 'detached' });
    await openAccount();
    await page.getByRole('button', { name: 'Cancel Subscription' }).waitFor();
    expect(await page.getByText(/^Cancelled: everything works until /).count()).toBe(0);
    expect(device.drainViolations()).toEqual([]);
  });

  it('[R-PORT-18] [R-PROD-13] an upgrade begins at once, and a downgrade is planned with the calculators that stay', async () => {
    await openAccount();
    await page.getByRole('button', { name: 'Upgrade', exact: true }).click();
    const upgrade = page.getByRole('button', { name: /^Upgrade for \$/ });
    const amount = (await upgrade.innerText()).replace('Upgrade for ', '');
    upgraded = amount;
    await upgrade.click();
    await page.getByText('Plan changed').first().waitFor();
    await region('Recent Invoices').getByText(amount, { exact: true }).first().waitFor();
    await region('Current plan').getByText('Enterprise', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Downgrade', exact: true }).click();
    await page.getByRole('radio', { name: /^Starter/ }).check({ force: true });
    const submit = page.getByRole('dialog').getByRole('button', { name: 'Downgrade', exact: true });
    await page.getByText(/0 of 5 chosen/).waitFor();
    await expect.poll(() => submit.isDisabled()).toBe(true);
    // Not the first five, which stay where nothing is chosen.
    const boxes = page.getByRole('dialog').getByRole('checkbox');
    for (const place of [2, 5, 8, 11, 14]) await boxes.nth(place).check({ force: true });
    chosen = (await page.getByRole('dialog').getByRole('checkbox', { checked: true }).evaluateAll(namesOf)).toSorted();
    expect(chosen).toHaveLength(5);
    await submit.click();
    await region('Current plan')
      .getByText(/^Starter begins on /)
      .waitFor();
  });

  it('[R-PROD-13] the upgrade was charged once, and nothing but its plan changes before the end of the period', async () => {
    const records = openRecords(server);
    const invoices = await records.query<{ amount: string; status: string }>(
      `select amount, status::text from invoices where kind = 'invoice' and ${ofAcme} order by created_at desc limit 2`,
    );
    expect(invoices).toEqual([
      { amount: upgraded.replace('$', ''), status: 'paid' },
      { amount: '44.10', status: 'paid' },
    ]);
    expect(await enabledTitles(records)).not.toEqual(chosen);
    const logged = await records.query(
      `select (data ->> 'amountDueCents')::int as cents from billing_events where type = 'subscription.upgraded' and ${ofAcme}`,
    );
    expect(logged).toEqual([{ cents: Math.round(Number(upgraded.replace('$', '')) * 100) }]);
    await records.close();
  });

  it('[R-PROD-13] the downgrade begins at the end of the period, with the calculators that were chosen', async () => {
    const records = openRecords(server);
    await records.query(`update subscriptions set current_period_end = now() - interval '1 minute' where ${ofAcme}`);
    await records.query('update scheduled_jobs set next_at = now()');
    await expect.poll(() => enabledTitles(records), { timeout: 60_000 }).toEqual(chosen);
    await openAccount();
    await region('Current plan').getByText('Starter', { exact: true }).waitFor();
    await records.close();
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

  async function enabledTitles(records: ServerRecords): Promise<readonly string[]> {
    const rows = await records.query<{ title: string }>(
      `select c.title from tenant_calculators t join calculators c on c.id = t.calculator_id where t.is_enabled and t.${ofAcme} order by 1`,
    );
    return rows.map(({ title }) => title).toSorted();
  }

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
