import { firstIndexYear } from '#calculators/figures/social-security/wage-index.ts';
import type { YearOfEarnings } from '#calculators/kit/law/social-security/social-security-earnings.ts';

/**
 * Reads "1990: 25,000; 1991: 26,500": years with their earnings, separated by commas, semicolons, or line ends. Undefined if it is not such
 * a list, a year occurs twice, or one is before the wage index.
 */
export function readEarningsRecord(text: string): readonly YearOfEarnings[] | undefined {
  const pair = /(\d{4})\s*[:=]\s*\$?\s*(\d{1,3}(?:,\d{3})+(?!\d)|\d{1,9})(\.\d+)?/g;
  const record = [...text.matchAll(pair)].map(([, year = '', whole = '', part = '']) => ({
    year: Number(year),
    amount: Number(whole.replaceAll(',', '') + part),
  }));
  const years = new Set(record.map(({ year }) => year));
  const isList = /^[\s,;]*$/.test(text.replace(pair, ''));
  const isKnown = record.every(({ year }) => year >= firstIndexYear && year <= 2100);
  return isList && isKnown && record.length > 0 && years.size === record.length ? record : undefined;
}
