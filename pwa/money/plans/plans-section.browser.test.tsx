import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ServerWord } from '#app/testing/queueing-local.ts';
import { sentPlan } from '#app/testing/sent-rows.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { PlansSection } from './plans-section.tsx';

const starter = sentPlan({ id: '0199a1f0-0000-7000-8000-000000000011', description: 'For a start' });
const gold = {
  ...starter,
  id: '0199a1f0-0000-7000-8000-000000000012',
  name: 'Gold',
  basePrice: '49.50',
  annualPrice: '499.00',
  annualDiscount: 15,
  calculatorLimit: null,
  isActive: false,
  sortOrder: 1,
};

const show = (word?: ServerWord) =>
  showSection(<PlansSection />, { role: 'platform_owner', rows: { plan: [gold, starter] }, ...(word === undefined ? {} : { word }) });
const refusal = { state: 'rejected', code: 'Conflict', message: 'Not today.' } as const;
const toast = () => page.getByRole('status').last();
const dialog = () => page.getByRole('dialog');

async function openCreate() {
  await page.getByRole('button', { name: 'Create plan' }).click();
  await expect.element(dialog()).toBeVisible();
}

async function openEdit(name: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
}

const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) });

describe('the plans', () => {
  it('[R-PLAN-01] are listed in their order, each with a button that says and switches its status', async () => {
    await show();
    await expect.element(page.getByRole('rowheader').first()).toHaveTextContent('Starter');
    await expect.element(rowOf('Starter')).toHaveTextContent(/Free.*5/);
    await expect.element(rowOf('Gold')).toHaveTextContent(/\$49\.50.*\$499.*Unlimited/);
    await expect.element(rowOf('Starter').getByRole('button', { name: /^Active/ })).toBeVisible();
    await expect.element(rowOf('Gold').getByRole('button', { name: /^Inactive/ })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Create plan' })).toBeVisible();
  });

  it('[R-PLAN-05] switching sends nothing but the status and says so', async () => {
    const { queued } = await show({ state: 'accepted' });
    await rowOf('Gold')
      .getByRole('button', { name: /Activate plan Gold/ })
      .click();
    await expect.element(toast()).toHaveTextContent('Plan status updated successfully');
    expect(queued.map(({ type, args }) => ({ type, args }))).toEqual([{ type: 'plans.update', args: { id: gold.id, isActive: true } }]);
  });

  it('[R-PLAN-05] says when the status could not be switched', async () => {
    await show(refusal);
    await rowOf('Gold')
      .getByRole('button', { name: /Activate plan Gold/ })
      .click();
    await expect.element(toast()).toHaveTextContent('Failed to update plan statusNot today.');
  });

  it('[R-PLAN-10] [R-PLAN-11] a new plan starts from 29.99 in steps of a cent, 1000 AI calls and sort order 0', async () => {
    await show();
    await openCreate();
    const price = page.getByLabelText('Price per month');
    await expect.element(price).toHaveValue(29.99);
    await expect.element(price).toHaveAttribute('step', '0.01');
    await expect.element(page.getByLabelText('Price per year')).toHaveAttribute('step', '0.01');
    await expect.element(page.getByLabelText('AI calls included per month')).toHaveValue(1000);
    await expect.element(page.getByLabelText('Sort order')).toHaveValue(0);
    await expect.element(page.getByLabelText('Calculator limit')).toHaveValue(null);
  });

  it('[R-PLAN-03] a plan is created with its price to the cent, and without a limit where none was entered', async () => {
    const { queued } = await show({ state: 'accepted' });
    await openCreate();
    await page.getByLabelText('Name').fill('Silver');
    await page.getByLabelText('Price per month').fill('19.9');
    await dialog().getByRole('button', { name: 'Create plan' }).click();
    await expect.element(toast()).toHaveTextContent('Pricing plan created successfully');
    await expect.element(rowOf('Silver')).toHaveTextContent(/\$19\.90.*Unlimited/);
    expect(queued).toMatchObject([
      { type: 'plans.create', args: { name: 'Silver', basePrice: '19.90', calculatorLimit: null, aiCallsIncluded: 1000, sortOrder: 0 } },
    ]);
  });

  it('[R-PLAN-03] a refused plan stays in the form, and the toast says why', async () => {
    await show(refusal);
    await openCreate();
    await page.getByLabelText('Name').fill('Silver');
    await dialog().getByRole('button', { name: 'Create plan' }).click();
    await expect.element(toast()).toHaveTextContent('Failed to create pricing planNot today.');
    await expect.element(page.getByLabelText('Name')).toHaveValue('Silver');
    await expect.element(dialog().getByText('Not today.')).toBeVisible();
  });

  it('[R-PLAN-04] [R-PLAN-13] an edited plan keeps what was not touched; its yearly price and discount can be changed', async () => {
    const { queued } = await show({ state: 'accepted' });
    await openEdit('Gold');
    await expect.element(page.getByLabelText('Price per year')).toHaveValue(499);
    await page.getByLabelText('Price per year').fill('450');
    await page.getByLabelText('Yearly discount').fill('20');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(toast()).toHaveTextContent('Pricing plan updated successfully');
    expect(queued).toMatchObject([
      { type: 'plans.update', args: { id: gold.id, name: 'Gold', basePrice: '49.50', annualPrice: '450.00', annualDiscount: 20 } },
    ]);
    await expect.element(rowOf('Gold')).toHaveTextContent('$450 (−20%)');
  });

  it('[R-PLAN-04] says when a plan could not be saved', async () => {
    await show(refusal);
    await openEdit('Gold');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(toast()).toHaveTextContent('Failed to update pricing planNot today.');
  });

  it('names beside their fields what is wrong, and sends nothing', async () => {
    const { queued } = await show();
    await openCreate();
    await page.getByLabelText('Price per month').fill('-1');
    await page.getByLabelText('Calculator limit').fill('0');
    await dialog().getByRole('button', { name: 'Create plan' }).click();
    for (const sentence of [
      'Name is required',
      'Price must be a number of at least 0',
      'Calculator limit must be a whole number of at least 1, or empty for no limit',
    ])
      await expect.element(page.getByText(sentence)).toBeVisible();
    expect(queued).toEqual([]);
  });
});
