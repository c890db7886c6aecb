import { afterAll, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';

const texts = new Map([
  ['Invoice {number} for {tenantName}', 'Rechnung {number} für {tenantName}'],
  ['{tenantName} is read-only', '{tenantName} ist schreibgeschützt'],
  ['Mails', 'E-Mails'],
]);
let show: () => Promise<unknown>;

beforeAll(async () => {
  globalThis.spoken = { locale: 'de-DE', texts };
  const [{ MailPreviews }, { showSection }] = await Promise.all([import('./mail-previews.tsx'), import('#app/testing/show-section.tsx')]);
  show = () => showSection(<MailPreviews />, { role: 'platform_owner' });
});
afterAll(() => {
  globalThis.spoken = undefined;
});

it('previews each mail to a German owner in the English words that are sent, with its button', async () => {
  await show();
  await expect.element(page.getByRole('heading', { name: 'E-Mails' })).toBeVisible();
  const mail = page.getByRole('tabpanel');
  await expect.element(mail.getByText('Invoice INV-000042 for Northwind Advisors')).toBeVisible();
  await expect
    .element(mail.getByText('Invoice INV-000042 for $49.00 is ready. You can find it as a PDF in Account Management.'))
    .toBeVisible();
  await expect.element(mail.getByText('Open the invoice')).toBeVisible();
  expect(mail.element().getAttribute('lang')).toBe('en');
  await page.getByRole('tab', { name: 'Last reminder' }).click();
  await expect.element(page.getByRole('tabpanel').getByText(/From January 16, 2026 your team can read and calculate/)).toBeVisible();
});
