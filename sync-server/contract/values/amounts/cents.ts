import { minorDigits, payableStep } from './currency.ts';

/**
 * Money is counted in whole units of the smallest kind: cents, or yen. In names, *cents* stands for all of them. Decimal texts are read
 * digit by digit, because a floating-point number cannot hold 0.1 exactly.
 */

/** Cents of a decimal text; further decimal places are rounded, half a cent up. Dinars are rounded to ten fils, because no card pays less. */
export function centsOf(amount: string): number {
  return centsOfMany(1, amount);
}

/** The total in cents of several equal prices, half a cent up: the price of a call may be a fraction of a cent. */
export function centsOfMany(count: number, amount: string): number {
  const { digits, scale } = read(amount);
  return payable(digits * BigInt(count) * 10n ** BigInt(minorDigits()), scale);
}

/** A part of an amount, half a cent up: 15 of 30 days of 49.00. */
export function partOfCents(cents: number, part: number, whole: number): number {
  return payable(BigInt(cents) * BigInt(part), BigInt(whole));
}

/** A part of an amount, rounded down, so that all parts together are never more than the whole. */
export function fullCentsOf(cents: number, part: number, whole: number): number {
  const step = BigInt(payableStep());
  return Number(step * ((BigInt(cents) * BigInt(part)) / (BigInt(whole) * step)));
}

/** False for an amount in dinars that does not end in a full ten fils. */
export function isPayable(cents: number): boolean {
  return cents % payableStep() === 0;
}

/** A rate as decimal text with at most two places, half up: 12.345 is '12.35'. It does not depend on the currency. */
export function rateText(rate: number): string {
  const { digits, scale } = read(String(rate));
  return decimalText(Number(halfUp(digits * 100n, scale)), 2).replace(/\.?0+$/, '');
}

/** A percentage of an amount, half a cent up. */
export function percentOfCents(cents: number, percent: string): number {
  const { digits, scale } = read(percent);
  return payable(digits * BigInt(cents), scale * 100n);
}

/** 4900 is '49.00', and −4900 is '-49.00'. Where the currency has no cents, 4900 is '4900'. */
export function centsToText(cents: number): string {
  return decimalText(cents, minorDigits());
}

function decimalText(cents: number, decimals: number): string {
  const digits = String(Math.abs(cents)).padStart(decimals + 1, '0');
  const sign = cents < 0 ? '-' : '';
  return decimals === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
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

/** The nearest amount that can be paid. */
function payable(numerator: bigint, divisor: bigint): number {
  const step = payableStep();
  return step * Number(halfUp(numerator, divisor * BigInt(step)));
}

function halfUp(numerator: bigint, divisor: bigint): bigint {
  const doubled = 2n * numerator + divisor;
  const quotient = doubled / (2n * divisor);
  return doubled < 0n && doubled % (2n * divisor) !== 0n ? quotient - 1n : quotient;
}
