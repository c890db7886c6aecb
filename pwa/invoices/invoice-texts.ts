import { spokenLocale } from '#contract/language/t.ts';

/** Date as an invoice prints it. Billing counts days in UTC, so every device prints the same day. */
export function dayOf(date: Date): string {
  return date.toLocaleDateString(spokenLocale() ?? 'en-US', { dateStyle: 'medium', timeZone: 'UTC' });
}

/** An amount with its currency: $49.00 USD in English, and 49,00 USD where the sign would stand beside the code. */
export function amountOf(decimals: string, currency: string): string {
  const code = currency.toUpperCase();
  const locale = spokenLocale();
  const inCurrency = { style: 'currency', currency: code } as const;
  if (locale !== undefined) return new Intl.NumberFormat(locale, { ...inCurrency, currencyDisplay: 'code' }).format(Number(decimals));
  const money = new Intl.NumberFormat('en-US', { ...inCurrency, currencyDisplay: 'narrowSymbol' });
  return `${money.format(Number(decimals))} ${code}`;
}
