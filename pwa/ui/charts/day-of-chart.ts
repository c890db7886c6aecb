import { spokenLocale } from '#contract/language/t.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A day since 1970-01-01 as month and day, such as Nov 18. */
export function dayText(day: number): string {
  return new Date(day * dayMs).toLocaleDateString(spokenLocale() ?? 'en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
}
