import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { billing, numbered, openAccount } from '#app/testing/account-scene.ts';
import { type Currency, initialCurrency, setPlatformCurrency } from '#contract/values/amounts/currency.ts';

afterEach(() => {
  setPlatformCurrency(initialCurrency);
  vi.unstubAllGlobals();
});

// 10.00 of credit and 47.67 for the next invoice, in the smallest units: 1000 and 4767.
it.each<[Currency, string, string, string, string]>([
  ['EUR', '47.67', '€47.67', '€47.67 on', '€10.00 will pay'],
  ['JPY', '4767', '¥4,767', '¥4,767 on', '¥1,000 will pay'],
  ['KWD', '4.767', 'KWD 4.767', 'KWD 4.767 on', 'KWD 1.000 will pay'],
])('a firm that is billed in %s sees its invoices, its next invoice, and its credit in that currency', async (code, amount, ...texts) => {
  setPlatformCurrency(code);
  const [shown, next, credit] = texts;
  const invoices = [{ ...numbered, amount, currency: code.toLowerCase() }];
  const creditHistory = [{ number: 'CN-000001', cents: 1000, createdAt: '2026-01-10T09:00:00.000Z' }];
  const account = {
    ...billing,
    nextInvoiceAt: '2026-12-01T00:00:00.000Z',
    nextInvoiceCents: 4767,
    creditCents: 1000,
    creditHistory,
    invoices,
  };
  await openAccount('tenant_admin', { account });
  await expect.element(page.getByRole('region', { name: 'Recent Invoices' })).toHaveTextContent(shown);
  await expect.element(page.getByText(next, { exact: false })).toBeVisible();
  await expect.element(page.getByText(credit, { exact: false })).toBeVisible();
});
