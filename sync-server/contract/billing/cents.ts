/**
 * Money is counted in whole cents. Decimal texts are read digit by digit, because a floating-point number cannot hold 0.1 dollars exactly.
 */

/** Cents of a decimal text in dollars; further decimal places are rounded, half a cent up. */
export function centsOf(dollars: string): number {
  return centsOfMany(1, dollars);
}

/** The total in cents of several equal prices in dollars, half a cent up: the price of a call may be a fraction of a cent. */
export function centsOfMany(count: number, dollars: string): number {
  const { digits, scale } = read(dollars);
  return Number(halfUp(digits * BigInt(count) * 100n, scale));
}

/** A percentage of an amount, half a cent up. */
export function percentOfCents(cents: number, percent: string): number {
  const { digits, scale } = read(percent);
  return Number(halfUp(digits * BigInt(cents), scale * 100n));
}

/** 4900 is '49.00', and −4900 is '-49.00'. */
export function centsToText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

interface Decimal {
  readonly digits: bigint;
  readonly scale: bigint;
}

/** A number in the settings may be written as 1e-7. */
function read(text: string): Decimal {
  const plain = text.includes('e') ? Number(text).toFixed(12) : text.trim();
  const [whole = '0', fraction = ''] = plain.split('.');
  return { digits: BigInt(`${whole}${fraction}`), scale: 10n ** BigInt(fraction.length) };
}

function halfUp(numerator: bigint, divisor: bigint): bigint {
  const doubled = 2n * numerator + divisor;
  const quotient = doubled / (2n * divisor);
  return doubled < 0n && doubled % (2n * divisor) !== 0n ? quotient - 1n : quotient;
}
