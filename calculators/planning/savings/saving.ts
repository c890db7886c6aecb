import type { Dollars, Months, Percent } from '#calculators/figures/units.ts';
import { futureValueOfDeposits, growth } from '#calculators/kit/amortization/annuity.ts';
import { toCent } from '#calculators/kit/money/money.ts';

export interface Saving {
  readonly start: Dollars;
  /** At the end of each month. */
  readonly deposit: Dollars;
  /** Nominal yearly rate, compounded monthly. */
  readonly rate: Percent;
}

/**
 * Balance after the given number of months, unrounded.
 *   B = P · (1 + i)^n + D · ((1 + i)^n − 1) ÷ i, i = yearly per cent ÷ 1200
 */
export function balanceAfter({ start, deposit, rate }: Saving, months: Months): Dollars {
  const monthly = rate / 1200;
  return start * growth(monthly, months) + futureValueOfDeposits(deposit, monthly, months);
}

/**
 * Monthly deposit that brings a balance to a goal: the missing amount divided by the future value of one dollar a month; never negative.
 */
export function depositFor(goal: Dollars, start: Dollars, rate: Percent, months: Months): Dollars {
  const missing = goal - balanceAfter({ start, deposit: 0, rate }, months);
  return Math.max(0, missing / futureValueOfDeposits(1, rate / 1200, months));
}

const longestSaving: Months = 1200;

/** First month at whose end the goal is reached, to the cent; null if that takes more than a hundred years. */
export function monthsToReach(goal: Dollars, saving: Saving): Months | null {
  for (let month = 0; month <= longestSaving; month++) if (toCent(balanceAfter(saving, month)) >= goal) return month;
  return null;
}

export const savingFormula = 'B = P × (1 + i)^n + D × ((1 + i)^n − 1) ÷ i, i the yearly rate ÷ 12, n the months.';
export const savingSource = {
  title: 'Brealey, Myers and Allen, Principles of Corporate Finance',
  locator: 'ch. 2, future value of an annuity',
};
export const monthEnd = 'Deposits come at the end of each month; interest is added monthly.';
export const steadyRate = 'The rate stays the same throughout.';
export const depositsDiffer = 'Deposits at the start of the month earn one month more.';
