import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answering, answeringWith } from '#app/testing/answering.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { platformSettings } from '#contract/money/settings/platform-settings.ts';
import { readStored } from '#contract/values/entity/read-stored.ts';
import { BillingSection } from './billing-section.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const addressOf = (key: string) => `/api/admin/settings/${key}`;

/** A server that keeps the written values. */
function keeping() {
  const kept = new Map<string, unknown>(Object.entries(platformSettings).map(([key, entity]) => [key, readStored(entity, {})]));
  const sent: unknown[] = [];
  answeringWith(async (path: string, { method, body }: { readonly method: string; readonly body?: string }) => {
    if (path.startsWith('/api/admin/invoices') || path.startsWith('/api/admin/billing-events')) return Response.json([]);
    const key = path.slice(addressOf('').length);
    if (method === 'PUT') {
      const { value } = JSON.parse(body ?? '');
      sent.push(value);
      kept.set(key, value);
    }
    return Response.json({ key, value: kept.get(key), updatedAt: null, history: [] });
  });
  return sent;
}

async function show() {
  const shown = await showSection(<BillingSection />, { role: 'platform_owner' });
  await expect.element(page.getByRole('heading', { level: 2, name: 'Billing settings' })).toBeVisible();
  return shown;
}

const card = (name: string) => page.getByRole('region', { name });
const toast = () => page.getByRole('status').last();

describe('the settings of the platform', () => {
  it('show each mail of billing in the words that are sent', async () => {
    keeping();
    await show();
    await expect.element(card('Mails').getByText('Invoice INV-000042 for Northwind Advisors')).toBeVisible();
    await card('Mails').getByRole('tab', { name: 'Last reminder' }).click();
    await expect.element(card('Mails').getByText(/From January 16, 2026 your team can read and calculate/)).toBeVisible();
  });

  it('keep the taxes of countries and states as lines, and refuse a line that is no rate', async () => {
    const sent = keeping();
    await show();
    const taxes = card('Taxes by country and state');
    await taxes.getByLabelText('Rates').fill('DE nineteen');
    await taxes.getByRole('button', { name: 'Save' }).click();
    await expect.element(taxes.getByText(/Enter a rate from 0 to 100|Write one place in each line/)).toBeVisible();
    await taxes.getByLabelText('Rates').fill('DE 19 USt.\nus-ca 7.25 Sales tax');
    await taxes.getByRole('button', { name: 'Save' }).click();
    const rows = [
      { place: 'DE', percent: 19, label: 'USt.' },
      { place: 'US-CA', percent: 7.25, label: 'Sales tax' },
    ];
    await expect.poll(() => sent).toEqual([{ rows }]);
    await expect.element(taxes.getByLabelText('Rates')).toHaveValue('DE 19 USt.\nUS-CA 7.25 Sales tax');
  });

  it('[R-SET-01] [R-SET-02] [R-SET-03] start from the specified values', async () => {
    keeping();
    await show();
    for (const [label, value] of [
      ['Price per call', '0.01'],
      ['Minimum monthly charge', '5.00'],
      ['Overage cap', '100.00'],
      ['All firms together', '1000'],
      ['Each firm', '500'],
      ['Each firm on a free plan', '100'],
      ['Grace period', '15'],
      ['First reminder', '5'],
      ['Final reminder', '1'],
    ] as const) {
      const field = page.getByLabelText(label, { exact: true }).element();
      expect(field instanceof HTMLInputElement ? field.value : undefined, label).toBe(value);
    }
  });

  it('[R-SET-04] are saved on the server, and shown as saved', async () => {
    const sent = keeping();
    await show();
    const save = card('AI pricing').getByRole('button', { name: 'Save changes' });
    await expect.element(save).toBeDisabled();
    await page.getByLabelText('Price per call').fill('0.025');
    await expect
      .element(page.getByText('In a month, 100 calls cost $5.00, 2,000 calls cost $50.00, 50,000 calls cost $100.00.'))
      .toBeVisible();
    await save.click();
    await expect.element(toast()).toHaveTextContent('Settings saved');
    expect(sent).toEqual([{ pricePerCall: 0.025, minimumMonthlyCharge: 5, overageCap: 100 }]);
    await expect.element(save).toBeDisabled();
    await expect.element(page.getByLabelText('Price per call')).toHaveValue('0.025');
  });

  it('[R-SET-04] a wrong value is named beside its field and not sent', async () => {
    const sent = keeping();
    await show();
    await page.getByLabelText('Grace period').fill('1.5');
    await card('Billing settings').getByRole('button', { name: 'Save changes' }).click();
    await expect.element(page.getByText('Enter whole days from 0 to 3,650')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('show the reason when they cannot be read', async () => {
    answering({});
    await showSection(<BillingSection />, { role: 'platform_owner' });
    await expect.element(page.getByRole('heading', { name: 'AI pricing cannot be shown right now' })).toBeVisible();
  });
});
