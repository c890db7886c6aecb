import { afterAll, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { acme } from '#app/testing/people.ts';

let AssumptionsForm: typeof import('./assumptions-form.tsx')['AssumptionsForm'];
let showSection: typeof import('#app/testing/show-section.tsx')['showSection'];

beforeAll(async () => {
  globalThis.spoken = { locale: 'de-DE', texts: new Map() };
  ({ AssumptionsForm } = await import('./assumptions-form.tsx'));
  ({ showSection } = await import('#app/testing/show-section.tsx'));
});
afterAll(() => {
  globalThis.spoken = undefined;
});

it('shows and takes the firm’s rates with a German comma', async () => {
  const tenant = { ...acme, assumptions: { inflation: 2.5 } };
  const { queued } = await showSection(<AssumptionsForm tenant={tenant} />, { role: 'tenant_admin', word: { state: 'accepted' } });
  await expect.element(page.getByLabelText('Inflation a year')).toHaveValue('2,5');
  await page.getByLabelText('Inflation a year').fill('3,25');
  await page.getByLabelText('Return a year').fill('-0,5');
  await page.getByRole('button', { name: 'Save assumptions' }).click();
  await expect.poll(() => queued.map(({ args }) => args)).toEqual([{ tenantId: acme.id, assumptions: { inflation: 3.25, return: -0.5 } }]);
});
