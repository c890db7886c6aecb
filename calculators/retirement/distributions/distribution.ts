import type { FigureSet } from '#calculators/figures/set.ts';
import { lawYear } from '#calculators/figures/set.ts';
import type { Dollars, Percent, Years } from '#calculators/figures/units.ts';
import { type Refusal, refuse } from '#calculators/kit/definition/refusal.ts';
import { requiredDistribution, rmdDivisor, rmdStartAge } from '#calculators/kit/law/retirement/rmd.ts';
import { toCent } from '#calculators/kit/money/money.ts';

export const rmdSources = [
  { title: '26 CFR 1.401(a)(9)-9(c), T.D. 9930', locator: 'Uniform Lifetime Table, distribution years from 2022' },
  { title: '26 USC 401(a)(9)(C)(v)', locator: 'age 73 from 2023, 75 for those born in 1960 or later' },
] as const;

export interface Distribution {
  readonly requiredDistribution: Dollars;
  readonly monthlyDistribution: Dollars;
  readonly divisor: Years;
  readonly distributionRate: Percent;
  readonly remainingBalance: Dollars;
}

interface YearOfAccount {
  readonly balance: Dollars;
  readonly age: number;
  readonly birthYear?: number;
  readonly youngerSpouseAge?: number | undefined;
}

/** Refuses the years before the starting age, with the catalog's message. */
export function notYet(set: FigureSet, age: number, birthYear = lawYear(set) - Math.floor(age)): Refusal<'currentAge'> | undefined {
  const start = rmdStartAge(set, birthYear);
  return age < start ? refuse(`RMDs not required until age ${start}`, 'currentAge') : undefined;
}

/** The distribution of a year from the starting age on, to the cent. */
export function distributionOf(set: FigureSet, year: YearOfAccount): Distribution {
  const required = toCent(requiredDistribution(set, year));
  const divisor = rmdDivisor(year.age, year.youngerSpouseAge);
  return {
    requiredDistribution: required,
    monthlyDistribution: toCent(required / 12),
    divisor,
    distributionRate: 100 / divisor,
    remainingBalance: toCent(year.balance - required),
  };
}
