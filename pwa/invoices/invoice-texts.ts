import { spokenLocale } from '#contract/language/t.ts';

/** Date as an invoice prints it. Billing counts days in UTC, so every device prints the same day. */
export function dayOf(date: Date): string {
  return date.toLocaleDateString(spokenLocale() ?? 'en-US', { dateStyle: 'medium', timeZone: 'UTC' });
}

/** An amount with its currency: $49.00 USD. */
export function amountOf(decimals: string, currency: string): string {
  const code = currency.toUpperCase();
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  return `${money.format(Number(decimals))} ${code}`;
}
