import type { Dollars, Percent, Years } from '#calculators/figures/units.ts';
import { growth } from '#calculators/kit/amortization/annuity.ts';
import type { PlannedYear } from '#calculators/kit/simulation/simulate.ts';
import { yearOfDeposits } from '#calculators/retirement/growth.ts';

/** Years of saving: twelve month-end deposits, with their value at the end of the year at the expected return. */
export function savingYears(count: Years, monthly: Dollars, expectedReturn: Percent): readonly PlannedYear[] {
  const atEnd = monthly * 12 * yearOfDeposits(expectedReturn / 100);
  return Array.from({ length: count }, () => ({ atStart: 0, atEnd, expectedReturn }));
}

/** Years of withdrawals: one at the start of each, rising with prices. */
export function drawingYears(count: Years, first: Dollars, rates: { expectedReturn: Percent; inflation: Percent }): readonly PlannedYear[] {
  return Array.from({ length: count }, (_, at) => ({
    atStart: -first * growth(rates.inflation / 100, at),
    atEnd: 0,
    expectedReturn: rates.expectedReturn,
  }));
}
