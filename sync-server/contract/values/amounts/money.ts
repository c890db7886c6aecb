import { numberLocale } from '#contract/language/words.ts';
import { isCurrency, minorDigits, platformCurrency, unitsOfOne } from './currency.ts';

interface Written {
  readonly locale?: string;
  /** ISO 4217; absent: the currency of the platform. */
  readonly currency?: string;
  /** Whole units, without decimals. */
  readonly isWhole?: boolean;
  /** Its code in place of its sign: 49,00 EUR. */
  readonly isNamed?: boolean;
}

/** An amount as the reader's language writes it: $49.00, 49,00 €, or ¥4,900. */
export function money(
  amount: number,
  { locale = numberLocale, currency = platformCurrency(), isWhole = false, isNamed = false }: Written = {},
) {
  const digits = isWhole ? 0 : isCurrency(currency) ? minorDigits(currency) : undefined;
  const fixed = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return format(amount, { locale, currency, options: { currencyDisplay: isNamed ? 'code' : 'narrowSymbol', ...fixed } });
}

/** $49, but $9.50: whole amounts without cents, and any other amount to the cent. */
export function amountText(amount: number): string {
  return Number.isInteger(amount) ? money(amount, { isWhole: true }) : money(amount);
}

/** Smallest units of the platform's currency, such as cents. */
export function moneyOfCents(cents: number, written: Written = {}): string {
  return money(cents / unitsOfOne(), written);
}

/** A price that may be below the smallest unit: $0.005. */
export function finePrice(amount: number): string {
  const options = { minimumFractionDigits: minorDigits(), maximumFractionDigits: minorDigits() + 2 };
  return format(amount, { locale: numberLocale, currency: platformCurrency(), options: { currencyDisplay: 'narrowSymbol', ...options } });
}

/** A short amount at an axis: $240K. */
export function shortMoney(amount: number): string {
  const options = { currencyDisplay: 'narrowSymbol', notation: 'compact', maximumFractionDigits: 1 } as const;
  return format(amount, { locale: numberLocale, currency: platformCurrency(), options });
}

/** The sign of the platform's currency, for a field beside which it stands. */
export function currencySign(): string {
  const parts = new Intl.NumberFormat(numberLocale, {
    style: 'currency',
    currency: platformCurrency(),
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? platformCurrency();
}

interface Format {
  readonly locale: string;
  readonly currency: string;
  readonly options: Intl.NumberFormatOptions;
}

const formats = new Map<string, Intl.NumberFormat>();

/** A real minus sign, and none before a figure that reads 0. */
function format(amount: number, { locale, currency, options }: Format): string {
  const key = JSON.stringify([locale, currency, options]);
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, signDisplay: 'negative', ...options });
  formats.set(key, known);
  return known.format(amount).replace('-', '\u2212');
}
