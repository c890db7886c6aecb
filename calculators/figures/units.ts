/**
 * Numbers tagged with their unit. Each is a plain number at run time; the tag prevents passing a per cent where a fraction is expected. A
 * plain number fits any of them, so arithmetic needs no casts; a tagged one fits only its own kind.
 */
interface Tagged<U extends string> {
  readonly unit?: U;
}

/** Per cent as people type it: 6.5 means 6.5 %. */
export type Percent = number & Tagged<'percent'>;
/** A fraction: 0.065 means 6.5 %. */
export type Fraction = number & Tagged<'fraction'>;
/** An amount in dollars. */
export type Dollars = number & Tagged<'dollars'>;
/** An amount in whole cents: an integer. */
export type Cents = number & Tagged<'cents'>;
export type Months = number & Tagged<'months'>;
export type Years = number & Tagged<'years'>;

/** 0.065 becomes 6.5. */
export function fractionToPercent(fraction: Fraction): Percent {
  return fraction * 100;
}
