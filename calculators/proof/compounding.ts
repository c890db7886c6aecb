import type { Decimal } from 'decimal.js';
import { Exact } from './decimal.ts';

const timesAYear: Readonly<Record<string, number>> = { yearly: 1, semiannually: 2, quarterly: 4, monthly: 12, daily: 365 };

/** Value of a dollar after a year: (1 + r ÷ m)^m. */
export function yearlyFactor(annualPercent: Decimal.Value, frequency: string): Decimal {
  const times = timesAYear[frequency] ?? 12;
  return new Exact(annualPercent).div(100).div(times).plus(1).pow(times);
}

/** Value of a dollar after a month, such that twelve months make the year. */
export function monthlyFactor(annualPercent: Decimal.Value, frequency: string): Decimal {
  if (frequency === 'monthly') return new Exact(annualPercent).div(1200).plus(1);
  return yearlyFactor(annualPercent, frequency).pow(new Exact(1).div(12));
}

/** A balance with deposits: start · f^n and the geometric series of the deposits, each for the months that it earns interest. */
export function saved(start: Decimal.Value, deposit: Decimal.Value, factor: Decimal, months: number, timing = 'end'): Decimal {
  const power = factor.pow(months);
  const series = factor.eq(1) ? new Exact(months) : power.minus(1).div(factor.minus(1));
  return power.times(start).plus(series.times(deposit).times(timing === 'start' ? factor : 1));
}
