import type { Dollars, Fraction } from '#calculators/figures/units.ts';

/** One bracket of a progressive tax, and the part of an amount that falls into it. */
export interface BracketPart {
  readonly rate: Fraction;
  readonly from: Dollars;
  /** The amount taxed at this rate. */
  readonly taxed: Dollars;
  readonly tax: Dollars;
}

/**
 * Splits an amount over brackets: `tops` are the upper ends of all brackets but the highest, so there is one rate more than tops.
 *   tax = Σ rate · (min(amount, top) − bottom), each part at least 0
 * The amount is in dollars, the rates are fractions; a negative amount is not taxed.
 */
export function splitOverBrackets(amount: Dollars, rates: readonly Fraction[], tops: readonly Dollars[]): readonly BracketPart[] {
  return rates.map((rate, at) => {
    const from = tops[at - 1] ?? 0;
    const to = tops[at] ?? Number.MAX_VALUE;
    const taxed = Math.max(0, Math.min(amount, to) - from);
    return { rate, from, taxed, tax: rate * taxed };
  });
}

/** Progressive tax on an amount, not rounded. */
export function taxByBrackets(amount: Dollars, rates: readonly Fraction[], tops: readonly Dollars[]): Dollars {
  return splitOverBrackets(amount, rates, tops).reduce((sum, part) => sum + part.tax, 0);
}

/** Rate of the bracket in which an amount ends. An amount exactly at the top of a bracket still belongs to it. */
export function rateAt(amount: Dollars, rates: readonly Fraction[], tops: readonly Dollars[]): Fraction {
  const above = tops.filter((top) => amount > top).length;
  return rates[above] ?? 0;
}
