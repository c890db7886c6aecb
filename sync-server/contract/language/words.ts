/** Figures as the reader's language writes them. Screens use these; the English sentences of the calculators keep American ones. */

import { american, wordsIn } from '#calculators/kit/formatting/words.ts';
import { plural, spokenLocale, t } from './t.ts';

const locale = spokenLocale();
/** German puts a space before it. */
const percentSign = locale === undefined ? '%' : (0).toLocaleString(locale, { style: 'percent' }).slice(1);
/** True where the comma stands before the decimals. */
const isSwapped = locale !== undefined && (1.5).toLocaleString(locale).includes(',');

/** For the figures that a screen formats itself. */
export const numberLocale = locale ?? 'en-US';

const words = locale === undefined ? american : wordsIn(locale);
export const { dollars, wholeDollars, number, factor, multiple } = words;

export function percent(value: number): string {
  return localPercent(words.percent(value).slice(0, -1));
}

/** 8% or 8 % */
export function localPercent(figure: string): string {
  return figure + percentSign;
}

/** $300,000 or 300.000 $: an amount whose figure is written already. */
export function localDollars(figure: string): string {
  return isSwapped ? `${figure}\u00a0$` : `$${figure}`.replace('$\u2212', '\u2212$');
}

/** A figure with American separators, written with those of the reader, and back: where they differ, the two change places. */
export function swapSeparators(figure: string): string {
  return isSwapped ? figure.replace(/[.,]/g, (separator) => (separator === ',' ? '.' : ',')) : figure;
}

/** 98 months become "8 years and 2 months". */
export function duration(months: number): string {
  return inYears(months, (years, rest) => t('{years} and {months}', { years, months: rest }));
}

/** 98 months become "8 years 2 months". */
export function shortDuration(months: number): string {
  return inYears(months, (years, rest) => `${years} ${rest}`);
}

function inYears(months: number, join: (years: string, months: string) => string): string {
  const all = Math.max(0, Math.round(months));
  const years = Math.floor(all / 12);
  const rest = all % 12;
  if (years === 0) return monthsText(rest);
  return rest === 0 ? yearsText(years) : join(yearsText(years), monthsText(rest));
}

export function yearsText(count: number): string {
  return plural(asRead(count), '{count} year', '{count} years', { count: number(count) });
}

function monthsText(count: number): string {
  return plural(asRead(count), '{count} month', '{count} months', { count: number(count) });
}

/** 1.004 reads 1, and takes the noun of one. */
function asRead(count: number): number {
  return Math.round(count * 100) / 100;
}
