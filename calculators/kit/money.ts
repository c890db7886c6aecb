import type { Cents, Dollars } from '../figures/units.ts';

/**
 * How far short of a half a decimal half may fall in binary: some units in the last place of a large number, and for a small one what a
 * subtraction of larger ones has left in it. Far below any amount that money can show.
 */
function shortfall(size: number): number {
  return Math.max(size * 1e-15, 1e-8);
}

/**
 * Rounds to the nearest whole number, halves away from zero. `Math.round` alone takes −0.5 to −0 and 1.005 × 100 to 100.
 */
export function halfUp(value: number): number {
  const size = Math.abs(value);
  const rounded = Math.floor(size + 0.5 + shortfall(size));
  return rounded === 0 ? 0 : Math.sign(value) * rounded;
}

/** Rounds to the nearest whole number, halves to the even neighbour (banker's rounding, as the IRS and IEEE 754 define it). */
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

/** Rounds an amount to the cent, half up: what a bill or a contract states. */
export function toCent(dollars: Dollars): Dollars {
  return centsToDollars(dollarsToCents(dollars));
}
