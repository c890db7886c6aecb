import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answeringWith } from '#app/testing/answering.ts';

let SettingCard: typeof import('./setting-card.tsx')['SettingCard'];
let settingForms: typeof import('./setting-forms.ts')['settingForms'];
let showSection: typeof import('#app/testing/show-section.tsx')['showSection'];

beforeAll(async () => {
  globalThis.spoken = { locale: 'de-DE', texts: new Map() };
  ({ SettingCard } = await import('./setting-card.tsx'));
  ({ settingForms } = await import('./setting-forms.ts'));
  ({ showSection } = await import('#app/testing/show-section.tsx'));
});
afterAll(() => {
  globalThis.spoken = undefined;
  vi.unstubAllGlobals();
});

it('shows and reads the amounts of a setting with a German comma', async () => {
  const sent: unknown[] = [];
  let value: unknown = { pricePerCall: 0.01, minimumMonthlyCharge: 5, overageCap: 100 };
  answeringWith(async (_path: string, { method, body }: { readonly method: string; readonly body?: string }) => {
    if (method === 'PUT') {
      ({ value } = JSON.parse(body ?? ''));
      sent.push(value);
    }
    return Response.json({ key: 'ai.pricing', value, updatedAt: null, history: [] });
  });
  const [declared] = settingForms.filter(({ key }) => key === 'ai.pricing');
  if (declared === undefined) throw new Error('There is no form for the AI pricing.');
  await showSection(<SettingCard declared={declared} />, { role: 'platform_owner' });
  const price = page.getByLabelText('Price per call');
  await expect.element(price).toHaveValue('0,01');
  await price.fill('0,025');
  await expect.element(page.getByText(/2\.000 calls cost 50,00\s\$/)).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => sent).toEqual([{ pricePerCall: 0.025, minimumMonthlyCharge: 5, overageCap: 100 }]);
  await expect.element(price).toHaveValue('0,025');
});
