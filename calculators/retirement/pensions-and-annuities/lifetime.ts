import { gompertz } from '#calculators/figures/retirement/annuitants.ts';
import type { Fraction, Years } from '#calculators/figures/units.ts';

export type Gender = 'male' | 'female';

/** Maximum age in this model. */
export const lastAge = 120;

export interface LifeAnnuity {
  readonly gender: Gender;
  readonly age: Years;
  /** Years until the first paid month. */
  readonly wait: Years;
  /** Months paid in any case, counted from the start of payments. */
  readonly certainMonths: number;
  readonly monthlyRate: Fraction;
}

export interface Lifetime {
  /** Present value of 1 at the end of each month of life to 120, after the waiting period. */
  readonly value: number;
  /** Expected number of those months that are paid. */
  readonly months: number;
}

/**
 * Sums over the months of a life.
 *   chance of living t years longer = exp(−e^((age − m) ÷ b) · (e^(t ÷ b) − 1)), where the inner exponential grows by e^(1 ÷ 12b) a month
 * Source: Milevsky, The Calculus of Retirement Income, ch. 3: Gompertz law of mortality.
 */
export function lifeAnnuity(annuity: LifeAnnuity): Lifetime {
  const { gender, age, wait, certainMonths, monthlyRate } = annuity;
  const { mode, spread } = gompertz[gender];
  const whole = Math.max(certainMonths, Math.round((lastAge - age - wait) * 12));
  const force = Math.exp((age - mode) / spread);
  const faster = Math.exp(1 / (12 * spread));
  const factor = 1 / (1 + monthlyRate);
  let later = Math.exp((age + wait - mode) / spread);
  const alive = Math.exp(force - later);
  let weight = Math.exp(-wait * 12 * Math.log1p(monthlyRate));
  let value = 0;
  let months = 0;
  for (let month = 1; month <= whole; month++) {
    weight *= factor;
    later *= faster;
    const paid = month <= certainMonths ? alive : Math.exp(force - later);
    value += weight * paid;
    months += paid;
  }
  return { value, months };
}
