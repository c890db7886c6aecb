import type { Cents, Dollars } from './units.ts';

/**
 * Rounds to the nearest whole number, halves away from zero. `Math.round` alone takes −0.5 to −0 and 1.005 × 100 to 100; the
 * relative nudge repairs decimal halves that binary cannot hold, and stays far below any amount that money can show.
 */
export function halfUp(value: number): number {
  const size = Math.abs(value);
  const rounded = Math.floor(size + 0.5 + size * 1e-15);
  return rounded === 0 ? 0 : Math.sign(value) * rounded;
}

/** Rounds to the nearest whole number, halves to the even neighbour (banker's rounding, as the IRS and IEEE 754 define it). */
export function halfEven(value: number): number {
  const size = Math.abs(value);
  const floor = Math.floor(size);
  const rest = size - floor;
  const nudge = size * 4e-15 + 1e-15;
  const up = rest > 0.5 + nudge || (Math.abs(rest - 0.5) <= nudge && floor % 2 === 1);
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
