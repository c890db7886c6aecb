import type { Dollars } from '#calculators/figures/units.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/** A cent times a rate of four decimals, or times 92.35 % and a rate of 2.9 or 0.9 %, is a whole number of these fractions of a dollar. */
const parts = 2e8;

/**
 * Rounds a tax to the cent, half up. Sums and differences of larger amounts leave binary noise that could hide a half cent, so digits
 * beyond the precision of a tax are dropped first.
 */
export function taxToCent(tax: Dollars): Dollars {
  return toCent(Math.round(tax * parts) / parts);
}
