import { spokenLocale } from '#contract/language/t.ts';
import { money } from '#contract/values/amounts/money.ts';

/** Date as an invoice prints it. Billing counts days in UTC, so every device prints the same day. */
export function dayOf(date: Date): string {
  return date.toLocaleDateString(spokenLocale() ?? 'en-US', { dateStyle: 'medium', timeZone: 'UTC' });
}

/** An amount with its currency: $49.00 USD in English, and 49,00 USD where the sign would stand beside the code. */
export function amountOf(decimals: string, currency: string): string {
  const code = currency.toUpperCase();
  const isSpoken = spokenLocale() !== undefined;
  // The standard fonts of a PDF have no minus sign.
  const amount = money(Number(decimals), { currency: code, isNamed: isSpoken }).replace('\u2212', '-');
  return isSpoken ? amount : `${amount} ${code}`;
}
