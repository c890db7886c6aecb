import { expect, test } from 'vitest';
import { changePercent } from './stats.ts';

test.each([
  [100, 150, 50],
  [100, 50, -50],
  [3, 4, 33.3],
  [7, 7, 0],
  [0, 5, null],
  [0, 0, null],
])('[R-ADM-30] from %d to %d is a change of %s per cent', (before, now, change) => {
  expect(changePercent(before, now)).toBe(change);
});
