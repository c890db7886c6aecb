import { gompertz } from '../figures/annuitants.ts';
import type { Fraction, Years } from '../kit/units.ts';

export type Gender = 'male' | 'female';

const lastAge = 120;

/**
 * Chance of living so many years longer.
 *   p = exp(−e^((age − m) ÷ b) · (e^(t ÷ b) − 1))
 * Source: Milevsky, The Calculus of Retirement Income, ch. 3: Gompertz law of mortality.
 */
export function survival(gender: Gender, age: Years, years: Years): Fraction {
  const { mode, spread } = gompertz[gender];
  return Math.exp(-Math.exp((age - mode) / spread) * Math.expm1(years / spread));
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

/** Present value of 1 at the end of each month of life to 120, after the wait. */
export function annuityValue(annuity: LifeAnnuity): number {
  const { gender, age, wait, certainMonths, monthlyRate } = annuity;
  const months = Math.max(certainMonths, Math.round((lastAge - age - wait) * 12));
  const alive = survival(gender, age, wait);
  let weight = Math.exp(-wait * 12 * Math.log1p(monthlyRate));
  let value = 0;
  for (let month = 1; month <= months; month++) {
    weight /= 1 + monthlyRate;
    value += weight * (month <= certainMonths ? alive : survival(gender, age, wait + month / 12));
  }
  return value;
}

/** Years still to live on average, in months of life to 120. */
export function yearsToLive(gender: Gender, age: Years): Years {
  let months = 0;
  for (let month = 1; month <= (lastAge - age) * 12; month++) months += survival(gender, age, month / 12);
  return months / 12;
}
