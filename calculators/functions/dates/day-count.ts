import { mustBeOneOf, type Outcome, stated } from '#calculators/kit/finance/outcome.ts';
import { type CalendarDate, dateOf, isEndOfFebruary, isLeapYear } from './calendar.ts';

/**
 * Day-count bases of spreadsheets: 0 is US (NASD) 30/360, 1 actual/actual, 2 actual/360, 3 actual/365, 4 European 30/360.
 * Source: OpenFormula 1.2, 4.11.7 Basis.
 */
export const bases = [0, 1, 2, 3, 4] as const;

export function checkBasis(basis: number): ReturnType<typeof mustBeOneOf> {
  return mustBeOneOf('basis', basis, bases);
}

/** Days from one date to a later one under a basis. */
export function daysBetween(from: CalendarDate, to: CalendarDate, basis: number): number {
  if (basis === 0) return daysOfUsMonths(from, to, false);
  return basis === 4 ? daysOfEuropeanMonths(from, to) : to.serial - from.serial;
}

/**
 * US 30/360 as spreadsheets compute it. The 31st of the end becomes the 30th only where the start falls on the 30th or 31st as written;
 * the end of February as a start counts as the 30th, as an end only beside another one (or where `bothEnds` asks for it, which is how
 * the length of a coupon period is taken).
 */
export function daysOfUsMonths(from: CalendarDate, to: CalendarDate, bothEnds: boolean): number {
  const endsFebruary = isEndOfFebruary(to) && (isEndOfFebruary(from) || bothEnds);
  const endsLong = to.day === 31 && (from.day >= 30 || bothEnds);
  const start = from.day === 31 || isEndOfFebruary(from) ? 30 : from.day;
  return daysOfEqualMonths(from, start, to, endsFebruary || endsLong ? 30 : to.day);
}

function daysOfEuropeanMonths(from: CalendarDate, to: CalendarDate): number {
  return daysOfEqualMonths(from, Math.min(from.day, 30), to, Math.min(to.day, 30));
}

function daysOfEqualMonths(from: CalendarDate, start: number, to: CalendarDate, end: number): number {
  return (to.year - from.year) * 360 + (to.month - from.month) * 30 + end - start;
}

/**
 * Days of the year that a stretch of time is divided by. Actual/actual: 366 where a stretch of up to a year meets a leap day (or lies in
 * one leap year), 365 where it does not, and the mean length of the calendar years touched where it is longer.
 * Source: D. A. Wheeler, YEARFRAC Incompatibilities between Office 2007 and OOXML (2008), basis 1.
 */
export function daysInYear(from: CalendarDate, to: CalendarDate, basis: number): number {
  if (basis === 3) return 365;
  if (basis !== 1) return 360;
  if (!isWithinOneYear(from, to)) {
    return (dateOf(to.year + 1, 1, 1).serial - dateOf(from.year, 1, 1).serial) / (to.year - from.year + 1);
  }
  return meetsLeapDay(from, to) ? 366 : 365;
}

/** For a period across one turn of the year. Within one year the mean length is that of the year itself. */
function isWithinOneYear(from: CalendarDate, to: CalendarDate): boolean {
  return from.year + 1 === to.year && (from.month > to.month || (from.month === to.month && from.day >= to.day));
}

function meetsLeapDay(from: CalendarDate, to: CalendarDate): boolean {
  const leapDayOf = (year: number): boolean => {
    if (!isLeapYear(year)) return false;
    const leapDay = dateOf(year, 2, 29).serial;
    return from.serial <= leapDay && to.serial >= leapDay;
  };
  return leapDayOf(from.year) || leapDayOf(to.year);
}

/** The length of a period in years under a basis; `from` must not be later than `to`. */
export function yearFraction(from: CalendarDate, to: CalendarDate, basis: number): number {
  return daysBetween(from, to, basis) / daysInYear(from, to, basis);
}

/** YEARFRAC: the years between two dates, in either order, as a positive number. Source: OpenFormula 1.2, 6.10.24 YEARFRAC. */
export function yearfrac({
  startDate,
  endDate,
  basis = 0,
}: {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  readonly basis?: number;
}): Outcome {
  const [from, to] = startDate.serial <= endDate.serial ? [startDate, endDate] : [endDate, startDate];
  return checkBasis(basis) ?? stated(yearFraction(from, to, basis));
}
