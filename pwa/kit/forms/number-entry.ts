import { swapSeparators } from '#contract/language/words.ts';
import { minorDigits } from '#contract/values/amounts/currency.ts';

/** A whole number from a form. Null for an empty field. Other text stays text, which the contract's schema refuses in its own words. */
export function wholeEntry(typed: string): number | string | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** A decimal number from a form, read in the same way. */
export function decimalEntry(typed: string): number | string | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : text;
}

/** A decimal number that was typed with the separators of the reader's language. It may be negative. */
export function localDecimalEntry(typed: string): number | string | null {
  const text = typed.trim();
  const size = decimalEntry(swapSeparators(text.replace(/^-/, '')));
  return text.startsWith('-') ? (typeof size === 'number' ? -size : text) : size;
}

/** A number as such an entry shows it. Money has the decimals of its currency, and fractions of a cent are not rounded away. */
export function localDecimalText(value: number, isMoney = false): string {
  const fixed = value.toFixed(isMoney ? minorDigits() : 0);
  return swapSeparators(Number(fixed) === value ? fixed : String(value));
}
