import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import mortgageDetails from '#calculators/real-estate/mortgages/details/mortgage-payment.details.ts';
import mortgagePayment from '#calculators/real-estate/mortgages/mortgage-payment.ts';
import { createDevice, type Device } from './bench/browser.ts';
import { outboxOf } from './bench/device-storage.ts';
import { people, signIn, syncStatus, waitUntilInstalled } from './bench/people.ts';
import { type Server, startServer } from './bench/server.ts';

const german: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../pwa/frame/language/de.json', import.meta.url), 'utf8'),
);

/** The steps run in order, and each one depends on the one before. */
describe('a person works in German, also without a network and on another device', () => {
  let server: Server;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    device = createDevice();
    page = await device.open();
    await signIn(page, server.url, people.acmeUser);
  });
  afterAll(async () => {
    await device.remove();
    await server.remove();
  });

  it('starts in English without asking for a catalog', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${server.url}/customer-portal`);
    await page.getByRole('heading', { name: 'Financial Calculators' }).waitFor();
    expect(asked.filter((url) => url.endsWith('.json') && url.includes('/assets/'))).toEqual([]);
  });

  it('changes to German without a network, and to English and back, and sends the choice afterwards', async () => {
    await waitUntilInstalled(page);
    await syncStatus(page).filter({ hasText: 'All changes saved' }).waitFor({ timeout: 90_000 });
    await device.context().setOffline(true);
    await page.getByLabel('Language').selectOption('de');
    await page.getByRole('heading', { name: 'Finanzrechner' }).waitFor();
    await page.getByLabel('Sprache').selectOption('en');
    await page.getByRole('heading', { name: 'Financial Calculators' }).waitFor();
    await device.context().setOffline(false);
    await syncStatus(page).filter({ hasText: 'All changes saved' }).waitFor({ timeout: 90_000 });
    const sent = (await outboxOf(page)).filter(({ type }) => type === 'preferences.language');
    expect(sent.map(({ state }) => state)).toEqual(['accepted', 'accepted']);
  });

  it('changes to German when the person chooses it', async () => {
    await page.getByLabel('Language').selectOption('de');
    await page.getByRole('heading', { name: 'Finanzrechner' }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toMatch(/^de/);
    await page.getByRole('button', { name: 'Abmelden' }).waitFor();
  });

  it('takes and shows figures with German separators, and leaves the computed sentence English', async () => {
    await page.goto(`${server.url}/calculators/auto-loan`);
    const amount = page.getByRole('textbox', { name: 'Kreditbetrag' });
    await amount.fill('30.000,50');
    await page.locator('.headline__value', { hasText: /^\d{3},\d\d\s\$$/ }).waitFor();
    await amount.press('Tab');
    await expect.poll(() => amount.inputValue()).toBe('30.000,50');
    await expect.poll(() => page.locator('.workbench__say [lang="en"]').first().textContent()).toMatch(/[a-z]/);
  });

  it('starts in German without a network', async () => {
    await waitUntilInstalled(page);
    await device.context().setOffline(true);
    await page.reload();
    await page.getByRole('textbox', { name: 'Kreditbetrag' }).waitFor();
    await device.context().setOffline(false);
  });

  it('shows the help and the explanation of a calculator that was never opened when the server is gone', async () => {
    await server.kill();
    await page.goto(`${server.url}/calculators/mortgage-payment`);
    const { tooltip = 'no help declared' } = mortgagePayment.inputs.homePrice;
    await page.getByRole('button', { name: 'Über Hauspreis', exact: true }).focus();
    await page.getByRole('tooltip', { name: german[tooltip] ?? 'no German', exact: true }).waitFor();
    await page.getByRole('tab', { name: 'So funktioniert es' }).click();
    await page.getByRole('heading', { name: 'Die Formel' }).waitFor();
    await page.getByText(mortgageDetails.explanation.formula[0] ?? 'no formula').waitFor();
    await server.start();
  });

  it('is in German on another device of the person', async () => {
    const other = createDevice();
    try {
      const tablet = await other.open();
      await signIn(tablet, server.url, people.acmeUser);
      await tablet.getByRole('heading', { name: 'Finanzrechner' }).waitFor();
    } finally {
      await other.remove();
    }
  });
});
