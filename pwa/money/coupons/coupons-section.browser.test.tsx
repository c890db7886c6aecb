import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answering } from '#app/testing/answering.ts';
import type { ServerWord } from '#app/testing/queueing-local.ts';
import { sentCoupon, sentPlan } from '#app/testing/sent-rows.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { CouponsSection } from './coupons-section.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const spring = sentCoupon({
  id: '0199a1f0-0000-7000-8000-000000000021',
  code: 'SPRING',
  name: 'Spring discount',
  value: '25',
  usageCount: 3,
  expiresAt: null,
  createdAt: '2026-03-01T00:00:00.000Z',
});
const month = sentCoupon({
  id: '0199a1f0-0000-7000-8000-000000000022',
  code: 'MONTH',
  name: 'A month for free',
  type: 'free_trial',
  value: '30',
  freeTrialDays: 30,
  duration: 'forever',
  durationInMonths: null,
  usageLimit: null,
  expiresAt: '2020-01-01T00:00:00.000Z',
  createdAt: '2026-02-01T00:00:00.000Z',
});

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
    await expect.element(rowOf('SPRING')).toHaveTextContent(/Percentage.*25%.*3 months.*3 of 100.*Never.*Active/);
    await expect.element(rowOf('MONTH')).toHaveTextContent(/Free trial.*30 days.*–.*Expired/);
  });

  it('expire at a minute, without seconds', async () => {
    await show();
    await expect.element(rowOf('MONTH')).toHaveTextContent(/(Jan 1, 2020|Dec 31, 2019), \d+:\d\d [AP]M/);
  });

  it('[R-COUP-07] a new one starts as an active discount of 10 per cent', async () => {
    await show();
    await openCreate();
    await expect.element(page.getByLabelText('Type')).toHaveValue('percentage');
    await expect.element(page.getByLabelText('Discount in percent')).toHaveValue('10');
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
        args: { code: 'WELCOME', type: 'percentage', value: '10', isActive: true, usageLimit: null, expiresAt: null },
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
    ['percentage', 'Discount in percent', '12.5', { value: '12.5' }],
    ['fixed_amount', 'Discount amount', '49.99', { value: '49.99' }],
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

  it.each([
    ['once', { duration: 'once' }, 'First invoice'],
    ['forever', { duration: 'forever' }, 'Forever'],
    ['repeating', { duration: 'repeating', durationInMonths: 6 }, '6 months'],
  ])('lasts as long as is chosen: %s', async (duration, sent, shown) => {
    const { queued } = await show({ state: 'accepted' });
    await openCreate();
    await expect.element(page.getByLabelText('How long it lasts')).toHaveValue('forever');
    expect(page.getByLabelText('Number of months').query()).toBeNull();
    await page.getByLabelText('Code').fill('LASTING');
    await page.getByLabelText('Name').fill('Lasting');
    await page.getByLabelText('How long it lasts').selectOptions(duration);
    if (duration === 'repeating') await page.getByLabelText('Number of months').fill('6');
    await submit();
    await expect.element(rowOf('LASTING')).toHaveTextContent(shown);
    expect(queued).toMatchObject([{ args: sent }]);
  });

  it('says beside the months that some are needed', async () => {
    const { queued } = await show();
    await openCreate();
    await page.getByLabelText('Code').fill('LASTING');
    await page.getByLabelText('Name').fill('Lasting');
    await page.getByLabelText('How long it lasts').selectOptions('repeating');
    await page.getByLabelText('Number of months').fill('');
    await submit();
    await expect.element(dialog().getByText('A coupon for some months has a whole number of months, from 1 to 120')).toBeVisible();
    expect(queued).toEqual([]);
  });

  it('holds for the chosen plans only, from its start on', async () => {
    const gold = sentPlan({ id: '0199a1f0-0000-7000-8000-000000000012', name: 'Gold', basePrice: '49.00' });
    const free = sentPlan({ id: '0199a1f0-0000-7000-8000-000000000013', name: 'Starter' });
    const { queued } = await showSection(<CouponsSection />, { role: 'platform_owner', rows: { coupon: [], plan: [gold, free] } });
    await page.getByRole('button', { name: 'Create coupon' }).first().click();
    await page.getByLabelText('Code').fill('GOLD');
    await page.getByLabelText('Name').fill('Gold only');
    expect(dialog().getByText('Starter').query()).toBeNull();
    await dialog().getByText('Gold', { exact: true }).click();
    await page.getByLabelText('Starts').fill('2027-01-01T00:00');
    await submit();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(queued).toMatchObject([{ args: { applicablePlans: [gold.id], startsAt: new Date('2027-01-01T00:00').toISOString() } }]);
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
    await page.getByLabelText('Discount in percent').fill('101');
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
