import { spokenLocale } from '#contract/language/t.ts';

/** Formats a date: Jan 15, 2024. Billing counts days in UTC, so the account, the invoice and the CSV file name the same day everywhere. */
export function dayText(moment: string | Date): string {
  return new Date(moment).toLocaleDateString(spokenLocale() ?? 'en-US', { dateStyle: 'medium', timeZone: 'UTC' });
}
