import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import {
  catchUpAge,
  contributions,
  highCatchUpAges,
  hsaCatchUp,
  hsaCatchUpAge,
  sepShare,
} from '#calculators/figures/retirement/contributions.ts';
import type { FigureSet } from '#calculators/figures/set.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import { halfUp } from '#calculators/kit/money/money.ts';

/** Employee deferral to a 401(k), 403(b) or governmental 457(b), with the catch-up of the age reached in the year. 26 USC 402(g), 414(v). */
export function deferralLimit(set: FigureSet, age: number): Dollars {
  const figures = contributions[set];
  return figures.deferral + catchUp(age, figures.deferralCatchUp, figures.deferralHighCatchUp);
}

/** In each of the three years before normal retirement age a 457(b) may double the deferral instead of the catch-up. 26 USC 457(b)(3). */
export function finalYearsLimit(set: FigureSet, unusedOfEarlierYears: Dollars): Dollars {
  const { deferral } = contributions[set];
  return deferral + Math.min(deferral, unusedOfEarlierYears);
}

/** Traditional and Roth IRA together. 26 USC 219(b)(5). */
export function iraLimit(set: FigureSet, age: number): Dollars {
  const figures = contributions[set];
  return figures.ira + (age >= catchUpAge ? figures.iraCatchUp : 0);
}

/** Deferral to a SIMPLE plan. 26 USC 408(p)(2), 414(v). */
export function simpleLimit(set: FigureSet, age: number): Dollars {
  const figures = contributions[set];
  return figures.simple + catchUp(age, figures.simpleCatchUp, figures.simpleHighCatchUp);
}

/** SEP contribution for an employee: 25 % of compensation up to its limit, at most the annual additions. 26 USC 402(h), 408(j). */
export function sepLimit(set: FigureSet, compensation: Dollars): Dollars {
  const figures = contributions[set];
  return Math.min(figures.annualAdditions, sepShare * Math.min(compensation, figures.compensationLimit));
}

/** Health savings account by coverage; 1,000 more from 55. 26 USC 223(b). */
export function hsaLimit(set: FigureSet, coverage: 'self' | 'family', age: number): Dollars {
  const { hsaSelf, hsaFamily } = contributions[set];
  return (coverage === 'self' ? hsaSelf : hsaFamily) + (age >= hsaCatchUpAge ? hsaCatchUp : 0);
}

/**
 * Roth contribution at an income.
 *   limit − limit · (income − from) ÷ (to − from), up to the next 10 dollars and not below 200 until the range ends
 * Source: 26 USC 408A(c)(3); IRS Publication 590-A, worksheet 2-2 (the share to three decimals).
 */
export function rothLimit(set: FigureSet, status: FilingStatus, age: number, modifiedAgi: Dollars): Dollars {
  return phasedOut(iraLimit(set, age), contributions[set].rothRange[status], modifiedAgi, 1e3);
}

/**
 * Deductible part of a traditional contribution for a person with a plan at work, by the same formula with the unrounded share.
 * Source: 26 USC 219(g); IRS Publication 590-A, worksheet 1-2.
 */
export function iraDeductionLimit(set: FigureSet, status: FilingStatus, age: number, modifiedAgi: Dollars): Dollars {
  return phasedOut(iraLimit(set, age), contributions[set].deductionRange[status], modifiedAgi, 1e9);
}

function phasedOut(limit: Dollars, [from, to]: readonly [Dollars, Dollars], income: Dollars, shareParts: number): Dollars {
  if (income <= from) return limit;
  if (income >= to) return 0;
  const share = halfUp(((income - from) / (to - from)) * shareParts) / shareParts;
  const left = Math.ceil(halfUp(limit * (1 - share) * 100) / 1000) * 10;
  return Math.max(200, left);
}

function catchUp(age: number, ordinary: Dollars, high: Dollars): Dollars {
  const [from, to] = highCatchUpAges;
  if (age >= from && age <= to) return high;
  return age >= catchUpAge ? ordinary : 0;
}
