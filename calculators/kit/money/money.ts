import type { Cents, Dollars } from '#calculators/figures/units.ts';

/**
 * The binary error below which a value counts as a half: some units in the last place of a large number, and for a small number the error
 * left by a subtraction of larger ones. Far below any amount that money can represent.
 */
function shortfall(size: number): number {
  return Math.max(size * 1e-15, 1e-8);
}

/**
 * Rounds to the nearest whole number, halves away from zero. `Math.round` alone turns −0.5 into −0 and 1.005 × 100 into 100.
 */
export function halfUp(value: number): number {
  const size = Math.abs(value);
  const rounded = Math.floor(size + 0.5 + shortfall(size));
  return rounded === 0 ? 0 : Math.sign(value) * rounded;
}

/** Rounds to the nearest whole number, halves to the even neighbor (banker's rounding, as the IRS and IEEE 754 define it). */
export function halfEven(value: number): number {
  const size = Math.abs(value);
  const floor = Math.floor(size);
  const rest = size - floor;
  const near = shortfall(size);
  const up = rest > 0.5 + near || (Math.abs(rest - 0.5) <= near && floor % 2 === 1);
  const rounded = up ? floor + 1 : floor;
  return rounded === 0 ? 0 : Math.sign(value) * rounded;
}

/** Dollars to whole cents, half up. */
export function dollarsToCents(dollars: Dollars): Cents {
  return halfUp(dollars * 100);
}

export function centsToDollars(cents: Cents): Dollars {
  return cents / 100;
}

/** Rounds an amount to the cent, half up, as on a bill or in a contract. */
export function toCent(dollars: Dollars): Dollars {
  return centsToDollars(dollarsToCents(dollars));
}
