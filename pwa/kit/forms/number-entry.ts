import { swapSeparators } from '#contract/language/words.ts';

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

/** A decimal number that was typed with the separators of the reader's language. */
export function localDecimalEntry(typed: string): number | string | null {
  return decimalEntry(swapSeparators(typed));
}
