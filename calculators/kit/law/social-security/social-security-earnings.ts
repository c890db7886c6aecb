import { computationYears } from '#calculators/figures/social-security/social-security.ts';
import { averageWage, wageBaseOf } from '#calculators/figures/social-security/wage-index.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import { toCent } from '#calculators/kit/money/money.ts';

export interface YearOfEarnings {
  readonly year: number;
  readonly amount: Dollars;
}

/**
 * Average indexed monthly earnings, down to the dollar: the 35 highest years of covered earnings, each raised to the wage level of the
 * year of age 60, over 420 months. Earnings from that year on count at face value.
 *   indexed = min(earnings, wage base) · wage index at 60 ÷ wage index of the year
 * Years after the last published index use that one. Source: 42 USC 415(b); SSA, Benefit Calculation Examples.
 */
export function averageIndexedMonthlyEarnings(birthYear: number, earnings: readonly YearOfEarnings[]): Dollars {
  const total = indexedEarnings(birthYear, earnings)
    .map(({ amount }) => amount)
    .sort((a, b) => b - a)
    .slice(0, computationYears)
    .reduce((sum, amount) => sum + amount, 0);
  return Math.floor(toCent(total) / (computationYears * 12));
}

/** Each year's covered earnings at the wage level of age 60. */
export function indexedEarnings(birthYear: number, earnings: readonly YearOfEarnings[]): readonly YearOfEarnings[] {
  const indexYear = birthYear + 60;
  return earnings.map(({ year, amount }) => {
    const factor = year < indexYear ? averageWage(indexYear) / averageWage(year) : 1;
    return { year, amount: Math.min(amount, wageBaseOf(year)) * factor };
  });
}

/**
 * Bend points of workers who turn 62 in a year: 180 and 1,085 dollars of 1979, raised by the wage index two years before.
 * Source: 42 USC 415(a)(1)(B).
 */
export function bendPointsAt(eligibilityYear: number): readonly [Dollars, Dollars] {
  const factor = averageWage(eligibilityYear - 2) / averageWage(1977);
  return [Math.round(180 * factor), Math.round(1085 * factor)];
}
