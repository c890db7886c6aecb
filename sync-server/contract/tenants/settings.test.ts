import { expect, it } from 'vitest';
import { aiRevenueCents, monthWindowDays, settingDefaults, settingShapes, statsRefetchMs } from './settings.ts';

it('[R-CONST-13] starts from the given prices, rates and days', () => {
  expect(Object.values(settingDefaults['ai.pricing'])).toEqual([0.01, 5, 100]);
  expect(Object.values(settingDefaults['ai.rateLimits'])).toEqual([1000, 500, 100]);
  expect(settingDefaults.billing).toMatchObject({ gracePeriodDays: 15, firstReminderDays: 5, finalReminderDays: 1 });
});

it('starts from values that its own rules accept, and refuses others', () => {
  for (const key of ['ai.pricing', 'ai.rateLimits', 'billing', 'seller'] as const) {
    expect(settingShapes[key].safeParse(settingDefaults[key]).success).toBe(true);
    expect(settingShapes[key].safeParse({ ...settingDefaults[key], more: 1 }).success).toBe(false);
  }
  expect(settingShapes['ai.pricing'].safeParse({ pricePerCall: -1, minimumMonthlyCharge: 5, overageCap: 100 }).success).toBe(false);
});

it('[R-ADM-32] shows revenue as calls times 0.01', () => {
  expect([0, 1, 41_920].map(aiRevenueCents)).toEqual([0, 1, 41_920]);
});

it('[R-ADM-31] [R-CONST-05] counts a month as 30 days, and asks for stats every 30 seconds', () => {
  expect([monthWindowDays, statsRefetchMs]).toEqual([30, 30_000]);
});
