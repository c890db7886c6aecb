import { expect, it } from 'vitest';
import { statedCounts } from './stated-counts.ts';

it.each(statedCounts())('$path states the number of calculators', ({ text, right }) => {
  expect(text).toMatch(/\b\d+ calculators\b/);
  expect(text).toBe(right);
});
