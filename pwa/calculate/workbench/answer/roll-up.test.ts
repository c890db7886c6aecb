import { expect, it } from 'vitest';
import { calculators as calculatorsById } from '#calculators/all-calculators.ts';
import { defaultsOf } from '#calculators/kit/definition/inputs.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
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

const calculators = [...calculatorsById.values()];

it.each([
  ['auto-loan-schedule', 'schedule', 'interest', 'totalInterest'],
  ['commercial-loan', 'schedule', 'interest', 'totalInterest'],
  ['debt-payoff', 'schedule', 'interest', 'totalInterest'],
  ['extra-payment', 'schedule', 'interest', 'totalInterest'],
  ['heloc', 'schedule', 'interest', 'totalInterest'],
  ['home-equity-loan', 'schedule', 'interest', 'totalInterest'],
  ['mortgage-payment', 'schedule', 'interest', 'totalInterest'],
  ['savings-goal', 'monthly', 'deposits', 'totalDeposits'],
  ['savings-goal', 'monthly', 'interest', 'totalInterest'],
  ['student-loan', 'schedule', 'payment', 'totalPaid'],
])('rolls up the months of %s so that its %s matches the stated total: %s, %s', (id, name, column, total) => {
  const calculator = calculators.find((found) => found.id === id);
  const results = calculator?.calculate(defaultsOf(calculator.inputs)) ?? {};
  const columns = calculator?.results[name];
  if (isRefusal(results) || typeof columns !== 'object') throw new Error(`${id} has no table "${name}".`);
  const rows = results[name];
  if (!Array.isArray(rows)) throw new Error(`${id} has no rows in "${name}".`);
  const table = { name, columns, rows };
  expect(isMonthly(table)).toBe(true);
  const values = rollUpYears(table).rows.map((row) => Number(row[column]));
  const shown = columns[column] === 'money' ? values.reduce((sum, value) => sum + value, 0) : values.at(-1);
  expect(shown).toBeCloseTo(Number(results[total]), 2);
});
