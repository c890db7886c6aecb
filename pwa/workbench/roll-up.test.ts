import { expect, it } from 'vitest';
import { isMonthly, rollUpYears } from './roll-up.ts';

const columns = { month: 'count', payment: 'money', balance: 'balance', rate: 'percent' } as const;
const rows = Array.from({ length: 26 }, (_, at) => ({ month: at + 1, payment: 0.1, balance: 100 - at, rate: 5 + at }));

it('adds up the flows of a year and keeps its last balance and rate', () => {
  const years = rollUpYears({ name: 'schedule', columns, rows });
  expect(years.columns).toEqual({ year: 'count', payment: 'money', balance: 'balance', rate: 'percent' });
  expect(years.rows).toEqual([
    { year: 1, payment: 1.2, balance: 89, rate: 16 },
    { year: 2, payment: 1.2, balance: 77, rate: 28 },
    { year: 3, payment: 0.2, balance: 75, rate: 30 },
  ]);
});

it('does not call a table of years monthly', () => {
  expect(rollUpYears({ name: 'monthly', columns, rows }).name).toBe('yearly');
  expect(rollUpYears({ name: 'schedule', columns, rows }).name).toBe('schedule');
});

it('offers years only for more than two years of months', () => {
  expect(isMonthly({ name: 'schedule', columns, rows })).toBe(true);
  expect(isMonthly({ name: 'schedule', columns, rows: rows.slice(0, 24) })).toBe(false);
  expect(isMonthly({ name: 'years', columns: { year: 'count', balance: 'balance' }, rows })).toBe(false);
});
