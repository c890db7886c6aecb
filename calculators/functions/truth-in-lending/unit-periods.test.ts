import { describe, expect, it } from 'vitest';
import { type CalendarDate, parseDate } from '#calculators/functions/dates/calendar.ts';
import { type UnitPeriod, unitPeriodsBetween } from './unit-periods.ts';

function day(text: string): CalendarDate {
  const date = parseDate(text);
  if (date === undefined) throw new Error(text);
  return date;
}

describe('unit-periods between an advance and a payment', () => {
  // The dates of the worked examples of Regulation Z, appendix J (c), and others counted by hand.
  const table: readonly (readonly [from: string, to: string, unit: UnitPeriod, unitPeriods: number, fraction: number])[] = [
    ['1978-01-10', '1978-02-10', { months: 1 }, 1, 0],
    ['1978-02-10', '1978-04-01', { months: 1 }, 1, 19 / 30],
    ['1978-05-23', '1978-10-01', { months: 3 }, 1, 39 / 90],
    ['1978-01-10', '1978-03-01', { months: 2 }, 0, 52 / 60],
    ['1978-03-20', '1978-04-21', { weeks: 1 }, 4, 4 / 7],
    ['1978-03-18', '1978-04-20', { weeks: 4 }, 1, 5 / 28],
    ['1978-04-03', '1978-04-11', { weeks: 2 }, 0, 8 / 14],
    ['1978-01-17', '1979-07-01', { months: 12 }, 1, 5 / 12 + 15 / 365],
    ['1978-07-15', '1979-01-15', { months: 6 }, 1, 0],
    ['2025-01-31', '2025-02-28', { months: 1 }, 0, 28 / 30],
    ['2025-01-15', '2025-01-31', { months: 1 }, 0, 16 / 30],
    ['2025-01-01', '2025-01-31', { months: 1 }, 1, 0],
    ['2025-12-15', '2026-02-01', { months: 1 }, 1, 17 / 30],
  ];

  it.each(table)('from %s to %s in %o are %i and %d', (from, to, unit, unitPeriods, fraction) => {
    const found = unitPeriodsBetween(day(from), day(to), unit);
    expect(found.unitPeriods).toBe(unitPeriods);
    expect(found.fraction).toBeCloseTo(fraction, 12);
  });
});
