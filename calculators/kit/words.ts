import type { Dollars, Months, Percent } from '../figures/units.ts';

const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const thousandths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });
const fixed = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A real minus sign, and no "−0". */
function signed(text: string, value: number): string {
  return value < 0 ? text.replace('-', '\u2212') : text.replace('-', '');
}

/** $1,516.96 */
export function dollars(amount: Dollars): string {
  return signed(cents.format(amount), roundsToZero(amount, 0.005) ? 0 : amount);
}

/** $1,517, but $0.40: what is something never reads $0. */
export function wholeDollars(amount: Dollars): string {
  if (roundsToZero(amount, 0.5) && !roundsToZero(amount, 0.005)) return dollars(amount);
  return signed(whole.format(amount), roundsToZero(amount, 0.5) ? 0 : amount);
}

/** 8.25%, and 99.99% for 99.997: what misses the whole never reads 100.00%. */
export function percent(value: Percent): string {
  const shown = value > 99.99 && value < 100 - 4e-11 ? 99.99 : value;
  return `${signed(fixed.format(shown), roundsToZero(value, 0.005) ? 0 : value)}%`;
}

/** 1,234.5 */
export function number(value: number): string {
  return signed(plain.format(value), roundsToZero(value, 0.005) ? 0 : value);
}

/** 0.279: a factor, whose third decimal counts. */
export function factor(value: number): string {
  return signed(thousandths.format(value), roundsToZero(value, 0.0005) ? 0 : value);
}

/**
 * 1.35 for 1.3487, but 1.24 for 1.2499: a multiple never rounds up to a quarter, because lenders' limits are quarters that it would then
 * seem to meet.
 */
export function multiple(value: number): string {
  const nearest = Math.round(value * 100 + Math.abs(value) * 4e-13);
  const short = nearest % 25 === 0 && nearest - value * 100 > Math.abs(value) * 4e-13;
  return number((short ? nearest - 1 : nearest) / 100);
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

function roundsToZero(value: number, below: number): boolean {
  return Math.abs(value) < below;
}
