/** A day of the Gregorian calendar. `serial` counts days from 1970-01-01, so that differences are plain subtractions. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly serial: number;
}

const millisecondsPerDay = 86_400_000;

/** Reads YYYY-MM-DD, years 1900 to 9999; a text that is not a real date gives `undefined`. */
export function parseDate(text: string): CalendarDate | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (parts === null) return undefined;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (year < 1900 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return dateOf(year, month, day);
}

export function dateOf(year: number, month: number, day: number): CalendarDate {
  return { year, month, day, serial: Date.UTC(year, month - 1, day) / millisecondsPerDay };
}

/** YYYY-MM-DD: years of this calendar have four digits. */
export function dateToText({ year, month, day }: CalendarDate): string {
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export function isEndOfMonth({ year, month, day }: CalendarDate): boolean {
  return day === daysInMonth(year, month);
}

export function isEndOfFebruary(date: CalendarDate): boolean {
  return date.month === 2 && isEndOfMonth(date);
}

/** Moves by whole months; a day that the month does not have becomes its last, and `toEnd` always uses the last. */
export function addMonths(date: CalendarDate, months: number, toEnd: boolean): CalendarDate {
  const count = date.year * 12 + date.month - 1 + months;
  const year = Math.floor(count / 12);
  const month = count - year * 12 + 1;
  const last = daysInMonth(year, month);
  return dateOf(year, month, toEnd ? last : Math.min(date.day, last));
}
