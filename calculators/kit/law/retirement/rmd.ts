import { rmdStart } from '#calculators/figures/retirement/rmd.ts';
import { type FigureSet, lawYear } from '#calculators/figures/set.ts';
import type { Dollars, Years } from '#calculators/figures/units.ts';
import { jointLifeExpectancy, uniformLifeExpectancy } from './life-expectancy.ts';

/** Age of the first required year: 72 in the original figures; by law 72, 73 or 75 by year of birth. Source: 26 USC 401(a)(9)(C)(v). */
export function rmdStartAge(set: FigureSet, birthYear: number): number {
  return rmdStart(set).find(({ bornFrom }) => birthYear >= bornFrom)?.age ?? 72;
}

/**
 * Divisor of a year: the Uniform Lifetime Table, or the Joint and Last Survivor Table where the only beneficiary is a spouse more than
 * ten years younger. Ages are those reached in the year. Source: 26 CFR 1.401(a)(9)-5(c).
 */
export function rmdDivisor(age: number, youngerSpouseAge = age): Years {
  return age - youngerSpouseAge > 10 ? jointLifeExpectancy(age, youngerSpouseAge) : uniformLifeExpectancy(age);
}

export interface DistributionYear {
  /** Balance at the end of the previous year. */
  readonly balance: Dollars;
  readonly age: number;
  /** Derived from the age and the year of the set if unknown. */
  readonly birthYear?: number;
  readonly youngerSpouseAge?: number | undefined;
}

/** Minimum distribution of a year: balance ÷ divisor, and 0 before the starting age. */
export function requiredDistribution(set: FigureSet, year: DistributionYear): Dollars {
  const birthYear = year.birthYear ?? lawYear(set) - year.age;
  if (year.age < rmdStartAge(set, birthYear)) return 0;
  return Math.max(0, year.balance) / rmdDivisor(year.age, year.youngerSpouseAge);
}
