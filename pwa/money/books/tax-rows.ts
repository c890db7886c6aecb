import { localDecimalEntry } from '#app/kit/forms/number-entry.ts';
import { swapSeparators } from '#contract/language/words.ts';

/** The rates of the settings as text, one place in each line: DE 19 VAT. */
export function taxText(rows: unknown): string {
  if (!Array.isArray(rows)) return '';
  return rows.map((row: unknown) => lineOf(Object(row))).join('\n');
}

function lineOf({ place, percent, label }: { readonly place?: unknown; readonly percent?: unknown; readonly label?: unknown }): string {
  return `${String(place)} ${swapSeparators(String(percent))} ${String(label)}`;
}

/** The rates in a text. A line that cannot be read becomes a row that the schema refuses. */
export function taxRows(text: string): readonly unknown[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, place, percent = '', label] = /^\s*(\S+)\s+(\S+?)\s*%?\s+(.+?)\s*$/.exec(line) ?? [];
      return place === undefined ? line : { place: place.toUpperCase(), percent: localDecimalEntry(percent), label };
    });
}
