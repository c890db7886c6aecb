import type {} from '@vitest/browser-playwright';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { billing, button, dialog, downgrade, numbered, openAccount, running } from '#app/testing/account-scene.ts';

beforeEach(async () => {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId: 'America/Los_Angeles' });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' });
});

const midnight = '2026-12-01T00:00:00.000Z';

it('a pause ends on the day that was chosen, also west of Greenwich', async () => {
  await openAccount('tenant_admin', { subscription: { ...running, status: 'paused', resumesAt: midnight } });
  await expect.element(page.getByText('The subscription is paused and resumes on Dec 1, 2026.')).toBeVisible();
});

it('the list of invoices shows the day that the PDF and the CSV file show', async () => {
  const invoices = [{ ...numbered, createdAt: midnight }];
  await openAccount('tenant_admin', { account: { ...billing, nextInvoiceAt: midnight, invoices } });
  await expect.element(page.getByRole('region', { name: 'Recent Invoices' })).toHaveTextContent('Dec 1, 2026');
  await expect.element(page.getByText('$56.50 on Dec 1, 2026, as of today')).toBeVisible();
});

it('a downgrade begins on the day on which the next period is billed', async () => {
  await openAccount('tenant_admin', { preview: { ...downgrade, effectiveAt: midnight } });
  await button('Downgrade').click();
  await expect.element(dialog().getByText(/Small begins on Dec 1, 2026/)).toBeVisible();
});
