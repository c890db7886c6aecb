import { gompertz } from '../figures/annuitants.ts';
import type { Fraction, Years } from '../kit/units.ts';

export type Gender = 'male' | 'female';

const lastAge = 120;

/**
 * Chance of living so many years longer.
 *   p = exp(−e^((age − m) ÷ b) · (e^(t ÷ b) − 1))
 * Source: Milevsky, The Calculus of Retirement Income, ch. 3: Gompertz law of mortality.
 */
function chanceOf(gender: Gender, age: Years): (years: Years) => Fraction {
  const { mode, spread } = gompertz[gender];
  const force = Math.exp((age - mode) / spread);
  return (years) => Math.exp(-force * Math.expm1(years / spread));
}

export interface LifeAnnuity {
  readonly gender: Gender;
  readonly age: Years;
  /** Years until the first month that is paid for. */
  readonly wait: Years;
  /** Months paid whether alive or not, counted from the start of payments. */
  readonly certainMonths: number;
  readonly monthlyRate: Fraction;
}

export interface Lifetime {
  /** Present value of 1 at the end of each month of life to 120, after the wait. */
  readonly value: number;
  /** How many of those months are paid, on average. */
  readonly months: number;
}

export function lifeAnnuity(annuity: LifeAnnuity): Lifetime {
  const { gender, age, wait, certainMonths, monthlyRate } = annuity;
  const whole = Math.max(certainMonths, Math.round((lastAge - age - wait) * 12));
  const chance = chanceOf(gender, age);
  const alive = chance(wait);
  const factor = 1 / (1 + monthlyRate);
  let weight = Math.exp(-wait * 12 * Math.log1p(monthlyRate));
  let value = 0;
  let months = 0;
  for (let month = 1; month <= whole; month++) {
    weight *= factor;
    const paid = month <= certainMonths ? alive : chance(wait + month / 12);
    value += weight * paid;
    months += paid;
  }
  return { value, months };
}
