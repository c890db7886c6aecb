import { expect, it } from 'vitest';
import { readStored } from '#contract/values/entity/read-stored.ts';
import { aiPricing, aiRateLimits, aiRevenueCents } from './ai-settings.ts';
import { billingSettings, currencySettings, taxSettings } from './billing-settings.ts';
import { platformSettings } from './platform-settings.ts';
import { monthWindowDays, statsRefetchMs } from './settings.ts';

it('[R-CONST-13] starts from the given prices, rates and days', () => {
  expect(Object.values(readStored(aiPricing, {}))).toEqual([0.01, 5, 100]);
  expect(Object.values(readStored(aiRateLimits, {}))).toEqual([1000, 500, 100]);
  expect(readStored(billingSettings, {})).toMatchObject({ gracePeriodDays: 15, firstReminderDays: 5, finalReminderDays: 1 });
});

it('starts from values that its own rules accept, and refuses others', () => {
  for (const entity of Object.values(platformSettings)) {
    const initial = readStored(entity, {});
    expect(entity.whole.safeParse(initial)).toMatchObject({ success: true, data: initial });
    expect(entity.whole.safeParse({ ...initial, more: 1 }).success).toBe(false);
  }
  expect(aiPricing.whole.safeParse({ pricePerCall: -1, minimumMonthlyCharge: 5, overageCap: 100 }).success).toBe(false);
});

it('reads a stored setting of which one member is not valid, with the initial value of this one only', () => {
  expect(readStored(aiPricing, { pricePerCall: 'free', minimumMonthlyCharge: 7, overageCap: 250 })).toEqual({
    pricePerCall: 0.01,
    minimumMonthlyCharge: 7,
    overageCap: 250,
  });
});

it('reads a stored setting that is no object as if nothing was stored', () => {
  for (const stored of [[], [1], 'x', 5, null, undefined]) expect(readStored(currencySettings, stored)).toEqual({ code: 'USD' });
});

it('reads the rates of the other places if one of them is not valid', () => {
  const rate = { place: 'DE', percent: 19, label: 'VAT' };
  expect(readStored(taxSettings, { rows: [rate, { ...rate, place: 'FR', percent: 120 }, null] })).toEqual({ rows: [rate] });
});

it('refuses days after which no date exists', () => {
  const days = { gracePeriodDays: 15, firstReminderDays: 5, finalReminderDays: 1 };
  for (const field of Object.keys(days)) {
    expect(billingSettings.whole.safeParse({ ...days, [field]: 3650 }).success).toBe(true);
    expect(billingSettings.whole.safeParse({ ...days, [field]: 1_000_000_000 }).success).toBe(false);
  }
});

it('[R-ADM-32] shows revenue as calls times 0.01', () => {
  expect([0, 1, 41_920].map(aiRevenueCents)).toEqual([0, 1, 41_920]);
});

it('[R-ADM-31] [R-CONST-05] counts a month as 30 days, and asks for stats every 30 seconds', () => {
  expect([monthWindowDays, statsRefetchMs]).toEqual([30, 30_000]);
});
