import { expect, test } from 'vitest';
import { checkSplit } from '#contract/pages/ab-test-statistics.ts';
import { seesVariant } from './assign-variant.ts';

const visitors = Array.from({ length: 500 }, (_, at) => `visitor-${at}`);

test('a visitor sees the same version at every visit', () => {
  for (const visitor of visitors) expect(seesVariant('test', visitor, 50)).toBe(seesVariant('test', visitor, 50));
  expect(visitors.some((visitor) => seesVariant('test', visitor, 0))).toBe(false);
  expect(visitors.every((visitor) => seesVariant('test', visitor, 100))).toBe(true);
});

test('at most 0.3% of 1,000 tests raise an alarm about their split', () => {
  const alarms = Array.from({ length: 1_000 }, (_, at) => {
    const seen = visitors.filter((visitor) => seesVariant(`test-${at}`, visitor, 50)).length;
    return checkSplit(visitors.length - seen, seen, 50).isAlarm;
  });
  expect(alarms.filter(Boolean).length).toBeLessThanOrEqual(3);
}, 60_000);
