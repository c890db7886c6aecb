import { toCent } from '../kit/money.ts';
import type { Dollars } from '../kit/units.ts';

/** A cent times a rate of four decimals has no more places than this. */
const places = 1e8;

/**
 * Rounds a tax to the cent, half up. Sums and differences of amounts above it leave binary noise that could hide a half cent, so what
 * lies beyond the places that a tax can have is dropped first.
 */
export function taxToCent(tax: Dollars): Dollars {
  return toCent(Math.round(tax * places) / places);
}
