import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { acme } from '#app/testing/people.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { TenantSettingsSection } from './tenant-settings-section.tsx';

const row = (calculatorId: string) => ({
  ...{ id: `${acme.id}:${calculatorId}`, tenantId: acme.id, calculatorId, isEnabled: true },
  addedAt: '2026-01-05T09:00:00.000Z',
});
const card = () => page.getByRole('region', { name: 'Calculators for visitors' });
const show = (openCalculators: string[] | null) =>
  showSection(<TenantSettingsSection />, {
    role: 'tenant_admin',
    rows: { tenant: [{ ...acme, openCalculators }], tenantCalculator: [row('mortgage-payment'), row('compound-interest')] },
    word: { state: 'accepted' },
  });
const save = () => card().getByRole('button', { name: 'Save calculators for visitors' }).click();

it('limits visitors to the calculators that are chosen', async () => {
  const { queued } = await show(null);
  await card().getByText('Visitors may open only the calculators that are chosen here').click();
  await card().getByText('Mortgage Payment').click();
  await save();
  await expect.poll(() => queued.map(({ args }) => args)).toEqual([{ tenantId: acme.id, openCalculators: ['mortgage-payment'] }]);
});

it('opens all calculators again', async () => {
  const { queued } = await show(['compound-interest']);
  await expect.element(card().getByRole('checkbox', { name: 'Compound Interest' })).toBeChecked();
  await card().getByText('Visitors may open only the calculators that are chosen here').click();
  await save();
  await expect.poll(() => queued.map(({ args }) => args)).toEqual([{ tenantId: acme.id, openCalculators: null }]);
});
