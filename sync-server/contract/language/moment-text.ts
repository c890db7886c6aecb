import { spokenLocale } from './t.ts';

/** A moment in the reader's time zone, to the minute. */
export function momentText(moment: Date | string | number): string {
  return new Date(moment).toLocaleString(spokenLocale(), { dateStyle: 'medium', timeStyle: 'short' });
}
