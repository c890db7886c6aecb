import { spokenLocale } from '#contract/language/t.ts';

/** A month and its year, such as "Oct 2026". */
export function monthText(month: Date): string {
  return month.toLocaleDateString(spokenLocale() ?? 'en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
}
