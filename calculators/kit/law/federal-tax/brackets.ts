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

/** Progressive tax on an amount, not rounded. The same sum in one pass, because a plan asks for it many times a year. */
export function taxByBrackets(amount: Dollars, rates: readonly Fraction[], tops: readonly Dollars[]): Dollars {
  let tax = 0;
  let from = 0;
  for (let at = 0; at < rates.length && amount > from; at++) {
    const to = tops[at] ?? Number.MAX_VALUE;
    tax += (rates[at] ?? 0) * (Math.min(amount, to) - from);
    from = to;
  }
  return tax;
}

/** Rate of the bracket in which an amount ends. An amount exactly at the top of a bracket still belongs to it. */
export function rateAt(amount: Dollars, rates: readonly Fraction[], tops: readonly Dollars[]): Fraction {
  let above = 0;
  for (const top of tops) if (amount > top) above++;
  return rates[above] ?? 0;
}
