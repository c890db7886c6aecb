import type { Cents } from '#calculators/figures/units.ts';
import { liveYear } from '#calculators/plan/year/live-year.ts';
import type { PathInputs } from '#calculators/plan/year/open-year.ts';
import { startPath } from '#calculators/plan/year/path-state.ts';

/** Outcome of one of many paths: accounts at the end of each year in today's prices, and unpaid needs. */
export interface PathOutcome {
  readonly shortfall: Cents;
  readonly final: Cents;
}

/** A shortfall of less than a dollar is rounding, not failure. */
export const negligible: Cents = 100;

/** Follows one path without a ledger; `onYear` is told the accounts at the end of each year in today's prices. */
export function pathOutcome(inputs: PathInputs, onYear?: (at: number, accounts: Cents) => void): PathOutcome {
  const { setup, markets } = inputs;
  const state = startPath(setup);
  let shortfall = 0;
  let final = 0;
  for (let year = setup.startYear; year <= setup.endYear; year++) {
    const at = year - setup.startYear;
    const { work } = liveYear(inputs, state, year);
    shortfall += work.sums.shortfall;
    let sum = 0;
    for (const balance of state.balances) sum += balance;
    final = sum / (markets.prices[at] ?? 1);
    onYear?.(at, final);
  }
  return { shortfall, final };
}
