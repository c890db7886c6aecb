import { mortality } from '#calculators/figures/retirement/mortality.ts';
import type { Fraction, Years } from '#calculators/figures/units.ts';

/** The last row of each table, which applies to every older age. */
const lastAge = 120;
/** Payments fall monthly, so the year of death counts for 11/24. */
const yearOfDeath = 11 / 24;

/**
 * Single Life Table, from the mortality that it was made of; 120 applies to every older age. The printed table would only add to the
 * download.
 *   Σ survival + 11/24, to the nearest tenth, at least 1
 * Source: 26 CFR 1.401(a)(9)-9(b), (e); T.D. 9930, explanation of the tables.
 */
export function singleLifeExpectancy(age: number): Years {
  return toTenth(survival(age).reduce((years, alive) => years + alive, yearOfDeath));
}

/**
 * Uniform Lifetime Table: the joint expectancy with a person ten years younger. From 72 it is the table of 26 CFR 1.401(a)(9)-9(c).
 * Withdrawals under section 72(t) also need younger ages, which stand in Notice 2022-6, appendix A.
 */
export function uniformLifeExpectancy(age: number): Years {
  const at = held(age);
  return jointLifeExpectancy(at, at - 10);
}

/**
 * Joint and Last Survivor Table, from the mortality that it was made of.
 *   Σ (survival of one + of the other − of both) + 11/24, to the nearest tenth, at least 1
 * Source: 26 CFR 1.401(a)(9)-9(d), (e); T.D. 9930, explanation of the tables.
 */
export function jointLifeExpectancy(age: number, otherAge: number): Years {
  const older = survival(Math.max(age, otherAge));
  const sum = survival(Math.min(age, otherAge)).reduce((years, first, at) => {
    const second = older[at] ?? 0;
    return years + (first + second - first * second);
  }, yearOfDeath);
  return toTenth(sum);
}

function toTenth(years: Years): Years {
  return Math.max(1, Math.round(years * 10) / 10);
}

/**
 * Present value of 1 a year at the end of each year of a life: Σ survival · (1 + i)^−t.
 * Source: Notice 2022-6, sec. 3.01(c), with the mortality of 26 CFR 1.401(a)(9)-9(e).
 */
export function lifeAnnuityFactor(age: number, rate: Fraction): number {
  return survival(age).reduce((sum, alive, at) => sum + alive * Math.exp(-(at + 1) * Math.log1p(rate)), 0);
}

const computed: (readonly number[])[] = [];

/** Probability of being alive after 1, 2, … years. Computed once per age, since a schedule asks for the same ages again and again. */
function survival(age: number): readonly number[] {
  const from = held(age);
  computed[from] ??= aliveAfter(mortality.slice(from));
  return computed[from];
}

function aliveAfter(dyingInYear: readonly number[]): readonly number[] {
  let alive = 1;
  return dyingInYear.map((dying) => {
    alive *= 1 - dying;
    return alive;
  });
}

function held(age: number): number {
  return Math.min(lastAge, Math.max(0, Math.floor(age)));
}
