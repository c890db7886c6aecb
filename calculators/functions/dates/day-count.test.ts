import { describe, expect, it } from 'vitest';
import { couponPeriod } from '#calculators/functions/securities/coupons.ts';
import { addMonths, type CalendarDate, dateOf, dateToText, isEndOfMonth, parseDate } from './calendar.ts';
import { daysBetween, daysInYear, daysOfUsMonths, yearfrac } from './day-count.ts';

function day(text: string): CalendarDate {
  const date = parseDate(text);
  if (date === undefined) throw new Error(text);
  return date;
}

describe('calendar', () => {
  it('reads real days of the form YYYY-MM-DD only', () => {
    expect(parseDate('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29, serial: 19_782 });
    expect(parseDate('1970-01-01')?.serial).toBe(0);
    expect(parseDate('1900-01-01')?.serial).toBe(-25_567);
    expect(parseDate('2025-12-31')?.day).toBe(31);
    const wrong = [
      '2025-02-29',
      '1900-02-29',
      '2025-13-01',
      '2025-00-10',
      '2025-01-00',
      '2025-04-31',
      '2025-06-31',
      '2025-09-31',
      '2025-11-31',
      '2025-01-32',
    ];
    for (const text of [...wrong, '1899-12-31', '2025-1-1', '25-01-01', ' 2025-01-01', '2025-01-01T00:00', '01/02/2025', '']) {
      expect(parseDate(text), text).toBeUndefined();
    }
  });

  it('recognizes leap years by the rules of 4, 100, and 400', () => {
    expect(parseDate('2000-02-29')).toBeDefined();
    expect(parseDate('2100-02-29')).toBeUndefined();
    expect(parseDate('2028-02-29')).toBeDefined();
  });

  it('moves by months, to the same day or to the last day of a shorter month', () => {
    expect(dateToText(addMonths(day('2025-01-31'), 1, false))).toBe('2025-02-28');
    expect(dateToText(addMonths(day('2025-02-28'), 1, false))).toBe('2025-03-28');
    expect(dateToText(addMonths(day('2025-02-28'), 1, true))).toBe('2025-03-31');
    expect(dateToText(addMonths(day('2025-01-15'), -1, false))).toBe('2024-12-15');
    expect(dateToText(addMonths(day('2025-12-15'), 1, false))).toBe('2026-01-15');
    expect(dateToText(addMonths(day('2025-11-15'), 13, false))).toBe('2026-12-15');
    expect(isEndOfMonth(day('2025-04-30'))).toBe(true);
    expect(isEndOfMonth(day('2025-04-29'))).toBe(false);
    expect(dateToText(dateOf(2025, 3, 4))).toBe('2025-03-04');
  });
});

describe('days between two dates', () => {
  // Worked by hand from the rules of each basis.
  const table: readonly (readonly [from: string, to: string, us: number, actual: number, european: number])[] = [
    ['2025-01-01', '2025-03-01', 60, 59, 60],
    ['2025-01-30', '2025-03-31', 60, 60, 60],
    ['2025-01-29', '2025-03-31', 62, 61, 61],
    ['2025-01-31', '2025-03-31', 60, 59, 60],
    ['2025-01-31', '2025-03-30', 60, 58, 60],
    ['2025-02-28', '2025-03-30', 30, 30, 32],
    ['2025-02-28', '2025-03-31', 31, 31, 32],
    ['2024-02-28', '2024-03-30', 32, 31, 32],
    ['2024-02-29', '2025-02-28', 360, 365, 359],
    ['2025-01-15', '2025-02-28', 43, 44, 43],
    ['2024-12-31', '2025-02-28', 58, 59, 58],
    ['2023-05-17', '2025-05-17', 720, 731, 720],
  ];

  it.each(table)('from %s to %s are %i, %i and %i', (from, to, us, actual, european) => {
    expect(daysBetween(day(from), day(to), 0)).toBe(us);
    for (const basis of [1, 2, 3]) expect(daysBetween(day(from), day(to), basis)).toBe(actual);
    expect(daysBetween(day(from), day(to), 4)).toBe(european);
  });

  it('a coupon period is whole months under US 30/360', () => {
    expect(daysOfUsMonths(day('2024-08-31'), day('2025-02-28'), true)).toBe(180);
    expect(daysOfUsMonths(day('2025-02-28'), day('2025-08-31'), true)).toBe(180);
    expect(daysOfUsMonths(day('2025-03-15'), day('2025-08-31'), true)).toBe(165);
  });
});

describe('the year by which days are divided', () => {
  // Basis 1, by hand: a period of up to a year counts a leap day, a longer one uses the mean length of its calendar years.
  const table: readonly (readonly [from: string, to: string, days: number])[] = [
    ['2025-01-01', '2025-12-31', 365],
    ['2024-03-01', '2024-12-31', 366],
    ['2023-06-01', '2024-02-28', 365],
    ['2023-06-01', '2024-02-29', 366],
    ['2023-06-01', '2024-06-01', 366],
    ['2024-02-29', '2025-02-28', 366],
    ['2024-02-29', '2025-03-01', 365.5],
    ['2024-03-01', '2025-02-28', 365],
    ['2024-03-01', '2025-03-01', 365],
    ['2024-03-01', '2025-03-02', 365.5],
    ['2024-01-31', '2025-01-30', 366],
    ['2023-12-31', '2024-12-31', 366],
    ['2022-01-01', '2024-01-01', 1096 / 3],
    ['2021-01-01', '2025-12-31', 1826 / 5],
  ];

  it.each(table)('from %s to %s has %d days', (from, to, days) => {
    expect(daysInYear(day(from), day(to), 1)).toBeCloseTo(days, 12);
  });

  it('has 360 days under 30/360 and actual/360, 365 under actual/365', () => {
    for (const basis of [0, 2, 4]) expect(daysInYear(day('2024-01-01'), day('2024-12-31'), basis)).toBe(360);
    expect(daysInYear(day('2024-01-01'), day('2024-12-31'), 3)).toBe(365);
  });

  it('[YEARFRAC] divides days by it, in either order, and refuses an unknown basis', () => {
    const [startDate, endDate] = [day('2024-01-01'), day('2024-07-01')];
    expect([0, 1, 2, 3, 4].map((basis) => yearfrac({ startDate, endDate, basis }))).toEqual([0.5, 182 / 366, 182 / 360, 182 / 365, 0.5]);
    expect(yearfrac({ startDate: endDate, endDate: startDate, basis: 1 })).toBe(182 / 366);
    expect(yearfrac({ startDate, endDate: startDate })).toBe(0);
    for (const basis of [-1, 5, 0.5]) {
      expect(yearfrac({ startDate, endDate, basis })).toEqual({ refused: '"basis" must be 0, 1, 2, 3 or 4.', field: 'basis' });
    }
  });
});

describe('coupon periods', () => {
  function told(settlement: string, maturity: string, frequency: number, basis = 0): unknown {
    const { previous, next, ...rest } = couponPeriod({ settlement: day(settlement), maturity: day(maturity), frequency, basis });
    return { previous: dateToText(previous), next: dateToText(next), ...rest };
  }

  it('end at the end of months where maturity does', () => {
    expect(told('2025-03-15', '2026-02-28', 2)).toEqual({
      previous: '2025-02-28',
      next: '2025-08-31',
      count: 2,
      daysBefore: 15,
      daysAfter: 165,
      days: 180,
    });
    expect(told('2025-03-15', '2026-08-30', 2)).toMatchObject({ previous: '2025-02-28', next: '2025-08-30', count: 3 });
  });

  it('begin on settlement where that is a coupon date', () => {
    expect(told('2025-05-15', '2026-11-15', 2, 1)).toEqual({
      previous: '2025-05-15',
      next: '2025-11-15',
      count: 3,
      daysBefore: 0,
      daysAfter: 184,
      days: 184,
    });
    expect(told('2025-05-14', '2026-11-15', 2, 1)).toMatchObject({ previous: '2024-11-15', next: '2025-05-15', count: 4 });
  });

  it('are counted in days of the basis', () => {
    // From 15 November 2024 to 15 February 2025: 92 days; settlement on 31 January.
    expect(told('2025-01-31', '2026-02-15', 4, 0)).toMatchObject({ count: 5, daysBefore: 76, daysAfter: 14, days: 90 });
    expect(told('2025-01-31', '2026-02-15', 4, 1)).toMatchObject({ daysBefore: 77, daysAfter: 15, days: 92 });
    expect(told('2025-01-31', '2026-02-15', 4, 2)).toMatchObject({ daysBefore: 77, daysAfter: 15, days: 90 });
    expect(told('2025-01-31', '2026-02-15', 4, 3)).toMatchObject({ daysBefore: 77, daysAfter: 15, days: 91.25 });
    expect(told('2025-01-31', '2026-02-15', 4, 4)).toMatchObject({ daysBefore: 75, daysAfter: 15, days: 90 });
  });

  it('of the last day before maturity is the last one', () => {
    expect(told('2025-11-14', '2025-11-15', 1, 1)).toEqual({
      previous: '2024-11-15',
      next: '2025-11-15',
      count: 1,
      daysBefore: 364,
      daysAfter: 1,
      days: 365,
    });
  });
});
