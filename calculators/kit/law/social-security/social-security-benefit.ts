import type { FigureSet } from '#calculators/figures/set.ts';
import {
  earliestClaim,
  fullRetirementAgeMonths,
  latestClaim,
  piaShares,
  socialSecurity,
} from '#calculators/figures/social-security/social-security.ts';
import type { Dollars, Months } from '#calculators/figures/units.ts';

/**
 * Primary insurance amount, down to the dime.
 *   90 % of AIME up to the first bend point + 32 % up to the second + 15 % above
 * Whole dollars times whole per cent are whole cents, so there is no error before rounding.
 * Source: 42 USC 415(a)(1), (2)(C).
 */
export function primaryInsuranceAmount(aime: Dollars, bendPoints: readonly [Dollars, Dollars]): Dollars {
  const [low, middle, high] = piaShares;
  const [first, second] = bendPoints;
  const whole = Math.floor(aime);
  const upper = Math.max(0, whole - second);
  const between = Math.max(0, Math.min(whole, second) - first);
  const cents = low * Math.min(whole, first) + middle * between + high * upper;
  return Math.floor(cents / 10) / 10;
}

const listedBirthYears = Object.keys(fullRetirementAgeMonths).map(Number);

/** The bend points of a set: those of workers who turn 62 in its year. */
export function bendPointsOf(set: FigureSet): readonly [Dollars, Dollars] {
  return socialSecurity[set].bendPoints;
}

/** Full retirement age in months. Born on 1 January counts as the year before. Source: 42 USC 416(l). */
export function fullRetirementAge(birthYear: number): Months {
  const row = listedBirthYears.findLast((year) => year <= birthYear) ?? 1937;
  return fullRetirementAgeMonths[row] ?? 0;
}

/**
 * Monthly benefit on a claim at an age, down to the dollar.
 *   early: − 5/9 of 1 % for each of the first 36 months, − 5/12 of 1 % for each further one
 *   late: + 8 % a year in whole months to 70 (less for those born before 1943)
 * Source: 42 USC 402(q)(1), (9), 402(w); 20 CFR 404.410, 404.313.
 */
export function retirementBenefit(pia: Dollars, birthYear: number, claimAge: Months): Dollars {
  const claim = Math.min(latestClaim, Math.max(earliestClaim, claimAge));
  const away = claim - fullRetirementAge(birthYear);
  const change = away < 0 ? -reduction(-away, 40) : away * delayedCredit(birthYear);
  return downToDollar(pia, change);
}

/**
 * Addition of a spouse to their own benefit, down to the dollar: half the worker's PIA less the spouse's own PIA.
 *   early: − 25/36 of 1 % for each of the first 36 months, − 5/12 of 1 % for each further one; no credit for waiting
 * Source: 42 USC 402(b), (c), (q)(1), (k)(3).
 */
export function spousalBenefit(workerPia: Dollars, birthYear: number, claimAge: Months, ownPia: Dollars = 0): Dollars {
  const early = Math.max(0, fullRetirementAge(birthYear) - Math.max(earliestClaim, claimAge));
  const half = Math.floor(tenths(workerPia) / 2);
  const excess = Math.max(0, half - tenths(ownPia)) / 10;
  return downToDollar(excess, -reduction(early, 50));
}

/**
 * Part of a year's benefits that earnings take back: 1 of each 2 dollars above the limit before the year of full retirement age, 1 of
 * each 3 in that year (counting the months before it), nothing from then on. Source: 42 USC 403(b), (f)(3), (8).
 */
export function earningsTest(set: FigureSet, when: 'before' | 'yearOf' | 'after', earnings: Dollars, yearlyBenefit: Dollars): Dollars {
  const { earningsTestUnder, earningsTestYearOf } = socialSecurity[set];
  const withheld = { before: (earnings - earningsTestUnder) / 2, yearOf: (earnings - earningsTestYearOf) / 3, after: 0 }[when];
  return Math.min(yearlyBenefit, Math.max(0, withheld));
}

/** All rates of reduction and credit are whole multiples of 1/7200 a month: 5/9 of 1 % is 40, 25/36 is 50, 5/12 is 30, 2/3 is 48. */
const unit = 7200;

function reduction(months: Months, firstRate: number): number {
  return firstRate * Math.min(months, 36) + 30 * Math.max(0, months - 36);
}

/** A year: 1 % before 1917, 3 % to 1924, then half of 1 % more for each two years of birth, up to 8 %. */
function delayedCredit(birthYear: number): number {
  return birthYear < 1917 ? 6 : Math.min(48, 18 + 3 * Math.max(0, Math.floor((birthYear - 1923) / 2)));
}

function tenths(amount: Dollars): number {
  return Math.round(amount * 10);
}

function downToDollar(amount: Dollars, change: number): Dollars {
  return Math.floor((tenths(amount) * (unit + change)) / (10 * unit));
}
