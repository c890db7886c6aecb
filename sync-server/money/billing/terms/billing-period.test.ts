import { expect, test } from 'vitest';
import { addMonths, monthsOn } from '#contract/values/months-on.ts';
import { periodAt, prorate } from './billing-period.ts';

const at = (text: string) => new Date(`${text}T00:00:00Z`);

// Worked by hand as exact fractions: difference × days left ÷ days of the period, then rounded half up.
test.each([
  ['the first moment of a month of 30 days costs the whole difference', 4900, 9900, '2026-04-01', '2026-05-01', '2026-04-01', 5000],
  ['half of 30 days costs half of 50.00', 4900, 9900, '2026-04-01', '2026-05-01', '2026-04-16', 2500],
  ['10 of 31 days of 50.00 is 16.129…', 4900, 9900, '2026-03-01', '2026-04-01', '2026-03-22', 1613],
  ['1 of 28 days of 0.14 is half a cent, which goes up', 0, 14, '2026-02-01', '2026-03-01', '2026-02-28', 1],
  ['1 of 28 days of 0.13 is less than half a cent', 0, 13, '2026-02-01', '2026-03-01', '2026-02-28', 0],
  ['17 of 31 days of 150.00 is 82.258…', 4900, 19900, '2026-01-01', '2026-02-01', '2026-01-15', 8226],
  ['a cheaper plan costs nothing', 9900, 4900, '2026-04-01', '2026-05-01', '2026-04-16', 0],
  ['nothing is left at the end', 0, 9900, '2026-04-01', '2026-05-01', '2026-05-01', 0],
])('%s', (_what, before, after, start, end, now, due) => {
  expect(prorate(before, after, { start: at(start), end: at(end) }, at(now))).toBe(due);
});

test('a day that has begun counts as a remaining day', () => {
  const period = { start: at('2026-04-01'), end: at('2026-05-01') };
  expect(prorate(4900, 9900, period, new Date('2026-04-16T00:00:01Z'))).toBe(2500);
  expect(prorate(4900, 9900, period, new Date('2026-04-16T23:59:59Z'))).toBe(2500);
});

test('a month later is the same day, or the last one of a shorter month', () => {
  expect(addMonths(at('2026-01-31'), 1)).toEqual(at('2026-02-28'));
  expect(addMonths(at('2026-03-31'), -1)).toEqual(at('2026-02-28'));
  expect(addMonths(at('2026-12-15'), 1)).toEqual(at('2027-01-15'));
});

test('a year from February 29 comes back to it in the next leap year', () => {
  const nextYear = (date: Date) => monthsOn(date, 12, 29);
  expect(nextYear(at('2028-02-29'))).toEqual(at('2029-02-28'));
  expect(nextYear(at('2031-02-28'))).toEqual(at('2032-02-29'));
});

test('the period before February 28 began on January 31 if periods end on the 31st', () => {
  expect(periodAt(at('2026-02-28'), at('2026-02-01'), 1, 31)).toEqual({ start: at('2026-01-31'), end: at('2026-02-28') });
  expect(periodAt(at('2029-02-28'), at('2028-03-01'), 12, 29)).toEqual({ start: at('2028-02-29'), end: at('2029-02-28') });
});

test('the period is the month around now, counted from its known end', () => {
  expect(periodAt(at('2026-05-01'), at('2026-04-20'))).toEqual({ start: at('2026-04-01'), end: at('2026-05-01') });
  expect(periodAt(at('2026-01-31'), at('2026-03-05'))).toEqual({ start: at('2026-02-28'), end: at('2026-03-31') });
});
