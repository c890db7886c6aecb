import type { Dollars, Months, Percent } from '#calculators/figures/units.ts';
import { numberFormat } from './number-format.ts';

/** The figures of one locale. */
export interface Words {
  /** $1,516.96 */
  dollars(amount: Dollars): string;
  /** $1,517, but $0.40: what is something never reads $0. */
  wholeDollars(amount: Dollars): string;
  /** 8.25%, and 99.99% for 99.997: what misses the whole never reads 100.00%. */
  percent(value: Percent): string;
  /** 1,234.5 */
  number(value: number): string;
  /** 0.279: a factor, whose third decimal counts. */
  factor(value: number): string;
  /**
   * 1.35 for 1.3487, but 1.24 for 1.2499: a multiple never rounds up to a quarter, because lenders' limits are quarters that it would then
   * seem to meet.
   */
  multiple(value: number): string;
}

/** Figures as a locale writes them. Dollars stay dollars. */
/* @__NO_SIDE_EFFECTS__ */
export function wordsIn(locale: string): Words {
  const formatOf = (options: Intl.NumberFormatOptions) => numberFormat(locale, options);
  const inDollars = { style: 'currency', currency: 'USD' } as const;
  const cents = formatOf(inDollars);
  const whole = formatOf({ ...inDollars, maximumFractionDigits: 0 });
  const plain = formatOf({ maximumFractionDigits: 2 });
  const thousandths = formatOf({ maximumFractionDigits: 3 });
  const fixed = formatOf({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

  const dollars = (amount: Dollars) => signed(cents(amount), amount <= -0.005);
  const number = (value: number) => signed(plain(value), value <= -0.005);
  return {
    dollars,
    wholeDollars(amount) {
      const size = Math.abs(amount);
      return size < 0.5 && size >= 0.005 ? dollars(amount) : signed(whole(amount), amount <= -0.5);
    },
    percent: (value) => `${signed(fixed(value > 99.99 && value < 100 - 4e-11 ? 99.99 : value), value <= -0.005)}%`,
    number,
    factor: (value) => signed(thousandths(value), value <= -0.0005),
    multiple(value) {
      const hundredths = value * 100;
      const tolerance = Math.abs(value) * 4e-13;
      const nearest = Math.round(hundredths + tolerance);
      const short = nearest % 25 === 0 && nearest - hundredths > tolerance;
      return number((short ? nearest - 1 : nearest) / 100);
    },
  };
}

/** Figures in the sentences of the calculators. */
export const american: Words = wordsIn('en-US');
export const { dollars, wholeDollars, percent, number, factor, multiple } = american;

/** A real minus sign, and none before a figure that reads 0. */
function signed(text: string, isNegative: boolean): string {
  return text.replace('-', isNegative ? '\u2212' : '');
}

/** 98 months become "8 years and 2 months". */
export function duration(months: Months): string {
  const all = Math.max(0, Math.round(months));
  const years = Math.floor(all / 12);
  const rest = all - years * 12;
  if (years === 0) return counted(rest, 'month');
  if (rest === 0) return counted(years, 'year');
  return `${counted(years, 'year')} and ${counted(rest, 'month')}`;
}

/** 1 year, 2 years; the noun follows the number as it reads. */
export function counted(count: number, noun: string): string {
  const read = number(count);
  return `${read} ${noun}${read === '1' ? '' : 's'}`;
}
