import type { Dollars } from '../figures/units.ts';
import { toCent } from '../kit/money.ts';

/** A cent times a rate of four decimals, or times 92.35 % and a rate of 2.9 or 0.9 %, is a whole number of these parts of a dollar. */
const parts = 2e8;

/**
 * Rounds a tax to the cent, half up. Sums and differences of amounts above it leave binary noise that could hide a half cent, so what
 * lies beyond the parts that a tax can have is dropped first.
 */
export function taxToCent(tax: Dollars): Dollars {
  return toCent(Math.round(tax * parts) / parts);
}
