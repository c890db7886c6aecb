import type { Dollars, Fraction, Months, Percent, Years } from '#calculators/figures/units.ts';
import { futureValueOfDeposits } from '#calculators/kit/amortization/annuity.ts';
import { choice } from '#calculators/kit/definition/fields.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/** Compounding frequency; a year of daily compounding has 365 days. */
const periodsPerYear = { yearly: 1, semiannually: 2, quarterly: 4, monthly: 12, daily: 365 } as const;
export type Compounding = keyof typeof periodsPerYear;
export const frequencies: readonly Compounding[] = ['yearly', 'semiannually', 'quarterly', 'monthly', 'daily'];

export const compounding = choice(
  'Compounding',
  { yearly: 'Yearly', semiannually: 'Half-yearly', quarterly: 'Quarterly', monthly: 'Monthly', daily: 'Daily (365)' },
  'monthly',
  { tooltip: 'How often interest is added to the balance.' },
);
export const depositTiming = choice('Deposits come', { end: 'At the end of the month', start: 'At its start' }, 'end', { advanced: true });

/** log of the growth in a year: m · ln(1 + r ÷ m). */
function yearlyLog(rate: Percent, frequency: Compounding): number {
  const periods = periodsPerYear[frequency];
  return periods * Math.log1p(rate / 100 / periods);
}

/** Effective yearly rate: (1 + r ÷ m)^m − 1. */
export function effectiveRate(rate: Percent, frequency: Compounding): Percent {
  return Math.expm1(yearlyLog(rate, frequency)) * 100;
}

/** Monthly rate equivalent to the stated one: (1 + r ÷ m)^(m ÷ 12) − 1. */
export function monthlyRate(rate: Percent, frequency: Compounding = 'monthly'): Fraction {
  return Math.expm1(yearlyLog(rate, frequency) / 12);
}

export interface Saving {
  readonly start: Dollars;
  /** Each month. */
  readonly deposit: Dollars;
  readonly rate: Percent;
  readonly frequency?: Compounding;
  readonly timing?: 'end' | 'start';
}

/**
 * Balance after the given number of months, unrounded.
 *   B = P · (1 + j)^n + D · ((1 + j)^n − 1) ÷ j, j = (1 + r ÷ m)^(m ÷ 12) − 1
 * Source: Brealey, Myers and Allen, Principles of Corporate Finance, ch. 2.
 */
export function balanceAfter(saving: Saving, months: Months): Dollars {
  const { start, deposit, rate, frequency = 'monthly', timing = 'end' } = saving;
  const log = yearlyLog(rate, frequency) / 12;
  return start * Math.exp(log * months) + futureValueOfDeposits(deposit, Math.expm1(log), months, timing);
}

export const growthColumns = { year: 'years', deposits: 'money', interest: 'money', balance: 'balance' } as const;
export interface GrowthRow {
  readonly year: number;
  /** Deposits until then, including the initial amount. */
  readonly deposits: Dollars;
  /** Interest until then. */
  readonly interest: Dollars;
  readonly balance: Dollars;
}

/** Balances at the end of each year; the last row may be a partial year. */
export function growthTable(saving: Saving, years: Years): readonly GrowthRow[] {
  const months = Math.max(1, Math.round(years * 12));
  return Array.from({ length: Math.ceil(months / 12) }, (_, at) => {
    const month = Math.min(months, (at + 1) * 12);
    const balance = toCent(balanceAfter(saving, month));
    const deposits = toCent(saving.start + saving.deposit * month);
    return { year: month / 12, deposits, interest: toCent(balance - deposits), balance };
  });
}

/** The last row: the final result. */
export function growthEnd(rows: readonly GrowthRow[]): GrowthRow {
  return rows[rows.length - 1] ?? { year: 0, deposits: 0, interest: 0, balance: 0 };
}

export const compoundFormula = 'B = P × (1 + j)^n + D × ((1 + j)^n − 1) ÷ j';
export const compoundTerms = 'j = (1 + r ÷ m)^(m ÷ 12) − 1 a month, m the compounding periods a year, n the months.';
export const compoundSource = {
  title: 'Brealey, Myers and Allen, Principles of Corporate Finance',
  locator: 'ch. 2, future value; continuously and periodically compounded rates',
};
export const steadyRate = 'The rate stays the same throughout.';
export const compoundingDiffers = 'Another compounding: 10,000 at 6% in 10 years is 17,908 yearly, 18,194 monthly, 18,220 daily.';
