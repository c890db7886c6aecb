import { expect, it } from 'vitest';
import { chanceText } from './chance-text.ts';

it('rounds a chance to whole per cent', () => {
  expect(chanceText({ successes: 8_349, trials: 10_000 })).toBe('83%');
  expect(chanceText({ successes: 8_350, trials: 10_000 })).toBe('84%');
});

it('never rounds to 100% after one failure, nor to 0% after one success', () => {
  expect(chanceText({ successes: 9_999, trials: 10_000 })).toBe('99%');
  expect(chanceText({ successes: 1, trials: 10_000 })).toBe('1%');
  expect(chanceText({ successes: 10_000, trials: 10_000 })).toBe('100%');
  expect(chanceText({ successes: 0, trials: 10_000 })).toBe('0%');
});
