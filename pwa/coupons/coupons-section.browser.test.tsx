import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answering } from '../testing/answering.ts';
import type { ServerWord } from '../testing/queueing-local.ts';
import { showSection } from '../testing/show-section.tsx';
import { CouponsSection } from './coupons-section.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const spring = {
  id: '0199a1f0-0000-7000-8000-000000000021',
  code: 'SPRING',
  name: 'Spring discount',
  type: 'percentage',
  value: '25',
  freeTrialDays: null,
  usageLimit: 100,
  usageCount: 3,
  isActive: true,
  startsAt: null,
  expiresAt: null,
  applicablePlans: [],
  createdAt: '2026-03-01T00:00:00.000Z',
};
const month = {
  ...spring,
  id: '0199a1f0-0000-7000-8000-000000000022',
  code: 'MONTH',
  name: 'A month for free',
  type: 'free_trial',
  value: '30',
  freeTrialDays: 30,
  usageLimit: null,
  usageCount: 0,
  expiresAt: '2020-01-01T00:00:00.000Z',
  createdAt: '2026-02-01T00:00:00.000Z',
};

const show = (word?: ServerWord) =>
  showSection(<CouponsSection />, { role: 'platform_owner', rows: { coupon: [month, spring] }, ...(word === undefined ? {} : { word }) });
const toast = () => page.getByRole('status').last();
const dialog = () => page.getByRole('dialog');
const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const submit = () => dialog().getByRole('button', { name: 'Create coupon' }).click();

async function openCreate() {
  await page.getByRole('button', { name: 'Create coupon' }).click();
  await expect.element(dialog()).toBeVisible();
}

describe('the coupons', () => {
  it('[R-COUP-01] are listed with their value, use and status, the newest first', async () => {
    await show();
    await expect.element(page.getByRole('rowheader').first()).toHaveTextContent('SPRING');
    await expect.element(rowOf('SPRING')).toHaveTextContent(/Percentage.*25%.*3 of 100.*Never.*Active/);
    await expect.element(rowOf('MONTH')).toHaveTextContent(/Free trial.*30 days.*Expired/);
  });

  it('[R-COUP-07] a new one starts as an active discount of 10 per cent', async () => {
    await show();
    await openCreate();
    await expect.element(page.getByLabelText('Type')).toHaveValue('percentage');
    await expect.element(page.getByLabelText('Discount in per cent')).toHaveValue(10);
    await expect.element(page.getByRole('checkbox', { name: 'Active' })).toBeChecked();
  });

  it('[R-COUP-01] [R-COUP-02] creates one without a limit or an end', async () => {
    const { queued } = await show({ state: 'accepted' });
    await openCreate();
    await page.getByLabelText('Code').fill('WELCOME');
    await page.getByLabelText('Name').fill('Welcome');
    await submit();
    await expect.element(toast()).toHaveTextContent('Coupon created successfully');
    await expect.element(rowOf('WELCOME')).toHaveTextContent('10%');
    expect(queued).toMatchObject([
      {
        type: 'coupons.create',
        args: { code: 'WELCOME', type: 'percentage', value: 10, isActive: true, usageLimit: null, expiresAt: null },
      },
    ]);
  });

  it('[R-COUP-02] says beside the code that it is taken, and keeps the entries', async () => {
    await show({ state: 'rejected', code: 'CodeTaken', message: 'This code is already in use.' });
    await openCreate();
    await page.getByLabelText('Code').fill('SPRING');
    await page.getByLabelText('Name').fill('Again');
    await submit();
    await expect.element(toast()).toHaveTextContent('Failed to create couponThis code is already in use.');
    await expect.element(dialog().getByText('This code is already in use.')).toBeVisible();
    await expect.element(page.getByLabelText('Name')).toHaveValue('Again');
  });

  it.each([
    ['percentage', 'Discount in per cent', '12.5', { value: 12.5 }],
    ['fixed_amount', 'Discount in dollars', '49.99', { value: 49.99 }],
    ['free_trial', 'Free trial in days', '14', { freeTrialDays: 14 }],
  ])('[R-COUP-04] asks for the value of a %s coupon as “%s”', async (type, label, typed, sent) => {
    const { queued } = await show();
    await openCreate();
    await page.getByLabelText('Code').fill('NEW');
    await page.getByLabelText('Name').fill('New');
    await page.getByLabelText('Type').selectOptions(type);
    await page.getByLabelText(label).fill(typed);
    await submit();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(queued).toMatchObject([{ args: { type, ...sent } }]);
  });

  it('[R-COUP-05] [R-COUP-06] takes a usage limit and an end by date and time', async () => {
    const { queued } = await show();
    await openCreate();
    await page.getByLabelText('Code').fill('LIMITED');
    await page.getByLabelText('Name').fill('Limited');
    await page.getByLabelText('Usage limit').fill('50');
    await page.getByLabelText('Expires').fill('2027-01-31T17:30');
    await submit();
    await expect.element(rowOf('LIMITED')).toHaveTextContent('0 of 50');
    expect(queued).toMatchObject([{ args: { usageLimit: 50, expiresAt: new Date('2027-01-31T17:30').toISOString() } }]);
  });

  it('names beside the value what is wrong with it, and sends nothing', async () => {
    const { queued } = await show();
    await openCreate();
    await page.getByLabelText('Code').fill('MUCH');
    await page.getByLabelText('Name').fill('Much');
    await page.getByLabelText('Discount in per cent').fill('101');
    await submit();
    await expect.element(page.getByText('A percentage lies above 0 and up to 100')).toBeVisible();
    await page.getByLabelText('Type').selectOptions('free_trial');
    await page.getByLabelText('Free trial in days').fill('1.5');
    await expect.element(page.getByText('A free trial has a whole number of days, from 1 to 3650')).toBeVisible();
    expect(queued).toEqual([]);
  });

  it('[R-COUP-10] switches a coupon off, and on again', async () => {
    const { queued } = await show({ state: 'accepted' });
    await page.getByRole('button', { name: 'Actions for SPRING' }).click();
    await page.getByRole('menuitem', { name: 'Deactivate' }).click();
    await expect.element(toast()).toHaveTextContent('Coupon status updated successfully');
    await expect.element(rowOf('SPRING')).toHaveTextContent('Inactive');
    await page.getByRole('button', { name: 'Actions for SPRING' }).click();
    await page.getByRole('menuitem', { name: 'Activate' }).click();
    await expect.element(rowOf('SPRING')).not.toHaveTextContent('Inactive');
    expect(queued).toMatchObject([
      { type: 'coupons.update', args: { id: spring.id, isActive: false } },
      { type: 'coupons.update', args: { id: spring.id, isActive: true } },
    ]);
  });

  it('[R-COUP-09] shows when and by whom a coupon was used', async () => {
    const days = Array.from({ length: 90 }, (_, place) => ({
      day: new Date(Date.UTC(2026, 0, place + 1)).toISOString(),
      uses: place % 45 === 44 ? 1 : 0,
    }));
    answering({
      [`/api/admin/coupons/${spring.id}/usage`]: () =>
        Response.json({ uses: 3, days, tenants: [{ tenantName: 'Northwind Advisors', redeemedAt: '2026-03-02T10:00:00.000Z' }] }),
    });
    await show();
    await page.getByRole('button', { name: 'Actions for SPRING' }).click();
    await page.getByRole('menuitem', { name: 'Show usage' }).click();
    const usage = page.getByRole('dialog', { name: 'Usage of SPRING' });
    await expect.element(usage).toHaveTextContent('Redeemed 3 times of 100.');
    await expect.element(usage).toHaveTextContent('Northwind Advisors');
    await expect.element(usage.getByRole('figure', { name: 'Redemptions a day' })).toBeVisible();
    vi.unstubAllGlobals();
  });

  it('copies a link that brings the code to the subscribe page', async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      copied.push(text);
    });
    await show();
    await page.getByRole('button', { name: 'Actions for SPRING' }).click();
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    await expect.element(toast()).toHaveTextContent('Link copied');
    expect(copied).toEqual([`${window.location.origin}/subscribe?coupon=SPRING`]);
  });

  it('copies a code', async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      copied.push(text);
    });
    await show();
    await page.getByRole('button', { name: 'Actions for SPRING' }).click();
    await page.getByRole('menuitem', { name: 'Copy code' }).click();
    await expect.element(toast()).toHaveTextContent('Code copied');
    expect(copied).toEqual(['SPRING']);
  });
});
