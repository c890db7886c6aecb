import { expect, test } from 'vitest';
import { overageCents } from './ai-overage.ts';

const pricing = { pricePerCall: 0.01, minimumMonthlyCharge: 5, overageCap: 100 };

test.each([
  [0, 0],
  [1, 500],
  [500, 500],
  [501, 501],
  [10_000, 10_000],
  [10_001, 10_000],
])('[R-SET-01] %i calls beyond the allowance cost %i cents', (calls, cents) => {
  expect(overageCents(calls, pricing)).toBe(cents);
});
