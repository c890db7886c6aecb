import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explainTexts } from '#app/calculate/workbench/explanation/explain-texts.ts';
import { accountTexts } from '#app/money/account/parts/account-texts.ts';
import { type AiStandIn, standInWords, startAiStandIn } from '#server/calculators/explanations/ai-stand-in.ts';
import { createDevice, type Device } from '../bench/browser.ts';
import { people, signIn } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';
import { openRecords, type ServerRecords } from '../bench/server-records.ts';

const tenant = `(select id from tenants where subdomain = 'acme')`;

/** A tenant uses AI calls beyond its plan, and its card then fails. Time passes by setting its records back. The steps run in order. */
describe('automated invoicing, reminders, and the grace period', () => {
  let ai: AiStandIn;
  let server: Server;
  let records: ServerRecords;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    ai = await startAiStandIn();
    server = await startServer({ AI_BASE_URL: ai.url, AI_API_KEY: 'key', AI_MODEL: 'small-1' });
    records = openRecords(server);
    await records.query(`delete from subscriptions where tenant_id = ${tenant}`);
    await records.query(`delete from ai_usage where tenant_id = ${tenant}`);
    await records.query(`update plans set ai_calls_included = 1 where name = 'Professional'`);
    device = createDevice();
    page = await device.open();
    await signIn(page, server.url, people.acmeAdmin);
    const [plan] = await records.query<{ id: string }>(`select id from plans where name = 'Professional'`);
    await page.goto(`${server.url}/subscribe?plan=${plan?.id}`);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.waitForURL('**/select-calculators');
  });
  afterAll(async () => {
    await device.remove();
    await records.close();
    await server.remove();
    await ai.close();
  });

  const region = (name: string) => page.getByRole('region', { name });
  const banner = () => page.getByRole('status', { name: 'State of the account' });
  async function openAccount(): Promise<void> {
    await page.goto(`${server.url}/customer-portal?tab=account`);
    await region('Recent Invoices')
      .getByRole('button', { name: /^Download / })
      .first()
      .waitFor();
  }
  async function changeCard(label: RegExp): Promise<void> {
    await page.getByRole('button', { name: 'Change Payment Method' }).click();
    await page.getByLabel('Test card').selectOption({ label: await cardLabel(label) });
    await page.getByRole('button', { name: 'Save payment method' }).click();
    await page.getByText('Payment method saved').first().waitFor();
  }
  async function cardLabel(label: RegExp): Promise<string> {
    const labels = await page.getByLabel('Test card').locator('option').allInnerTexts();
    return labels.find((each) => label.test(each)) ?? '';
  }
  /** Otherwise the jobs run again within minutes. */
  const runJobs = () => records.query('update scheduled_jobs set next_at = now()');
  const state = async () => {
    const [row] = await records.query<{ status: string; locked: boolean }>(
      `select status::text, read_only_since is not null as locked from subscriptions where tenant_id = ${tenant}`,
    );
    return row;
  };
  /** The days of grace that are over. */
  async function daysOverdue(days: number): Promise<void> {
    await records.query(
      `update subscriptions set past_due_since = now() - make_interval(days => $1) - interval '1 minute' where tenant_id = ${tenant}`,
      [days],
    );
    await runJobs();
  }
  const subjects = async () => {
    const mails = await records.query<{ subject: string }>(
      `select subject from mail_outbox where tenant_id = ${tenant} and subject not like 'Invoice%' order by created_at, id`,
    );
    return mails.map(({ subject }) => subject);
  };

  it('[R-PROD-13] AI calls are metered, and those above the plan are a line on the next invoice, which the job writes', async () => {
    const [enabled] = await records.query<{ id: string }>(
      `select calculator_id as id from tenant_calculators where is_enabled and tenant_id = ${tenant} order by 1`,
    );
    await page.goto(`${server.url}/calculators/${enabled?.id}`);
    await page.getByRole('button', { name: explainTexts.title }).click();
    const dialog = page.getByRole('dialog');
    for (let call = 0; call < 3; call += 1) {
      await dialog.getByRole('button', { name: explainTexts.send }).click();
      await dialog.getByText(standInWords.at(-1)?.trim() ?? '').waitFor();
      await dialog.getByRole('button', { name: explainTexts.again }).click();
    }
    expect(ai.requests).toHaveLength(3);
    await openAccount();
    await changeCard(/declined/);
    await records.query(
      `update ai_usage set billing_period_start = billing_period_start - interval '2 days', billing_period_end = billing_period_end - interval '2 days'
       where tenant_id = ${tenant}`,
    );
    await records.query(
      `update subscriptions set usage_from = now() - interval '31 days', current_period_end = now() - interval '1 minute' where tenant_id = ${tenant}`,
    );
    await runJobs();
    await expect.poll(state, { timeout: 60_000 }).toEqual({ status: 'past_due', locked: false });
    await openAccount();
    // 49.00, and 5.00 for two calls, which cost at least that.
    await region('Recent Invoices').getByText('$54.00').first().waitFor();
    const [line] = await records.query<{ description: string }>(
      `select line ->> 'description' as description from invoices, jsonb_array_elements(lines) line
       where tenant_id = ${tenant} and line ->> 'kind' = 'ai' order by created_at desc limit 1`,
    );
    expect(line?.description).toMatch(/^2 AI calls beyond the 1 included, .* \(minimum charge\)$/);
  });

  it('[R-PROD-13] a failed payment is mailed and shown, and reminders follow until the firm is read-only', async () => {
    await banner()
      .getByText(/^An invoice is unpaid\. Everything works as before until /)
      .waitFor();
    await expect.poll(subjects, { timeout: 60_000 }).toContain('A payment for Acme Wealth failed');
    await daysOverdue(10);
    await expect.poll(subjects, { timeout: 60_000 }).toContain('Reminder: an invoice of Acme Wealth is unpaid');
    await daysOverdue(14);
    await expect.poll(subjects, { timeout: 60_000 }).toContain('Final reminder: an invoice of Acme Wealth is unpaid');
    await expect.poll(state).toEqual({ status: 'past_due', locked: false });
    await daysOverdue(15);
    await expect.poll(state, { timeout: 60_000 }).toEqual({ status: 'past_due', locked: true });
    await expect.poll(subjects, { timeout: 60_000 }).toContain('Acme Wealth is read-only');
    await openAccount();
    await banner().getByText(accountTexts.readOnly).waitFor();
  });

  it('[R-PROD-13] paying with another card makes the firm active again', async () => {
    await changeCard(/accepted/);
    await expect.poll(state, { timeout: 60_000 }).toEqual({ status: 'active', locked: false });
    await openAccount();
    await region('Recent Invoices').getByText('$54.00').first().waitFor();
    await banner().waitFor({ state: 'detached' });
    expect(device.drainViolations()).toEqual([]);
  });
});
