import type { Dollars } from '#calculators/figures/units.ts';
import type { ScheduleRow } from '#calculators/kit/amortization/schedule.ts';
import { centsToDollars, toCent } from '#calculators/kit/money/money.ts';

/** Balance after a number of payments: the principal before the first, 0 after the last. */
export function balanceAfter(rows: readonly ScheduleRow[], periods: number, principal: Dollars): Dollars {
  if (periods <= 0) return toCent(principal);
  return centsToDollars(rows[Math.ceil(periods) - 1]?.balance ?? 0);
}

/** Sum of the first payments, up to the given number. */
export function paidUntil(rows: readonly ScheduleRow[], periods: number): Dollars {
  const last = Math.min(rows.length, Math.ceil(periods));
  let sum = 0;
  for (let at = 0; at < last; at++) sum += rows[at]?.payment ?? 0;
  return centsToDollars(sum);
}

/** 0, 1, 2 … up to the last year, which may be a partial one. */
export function yearPoints(months: number): readonly number[] {
  const whole = Array.from({ length: Math.floor(months / 12) + 1 }, (_, year) => year);
  return months % 12 === 0 ? whole : [...whole, months / 12];
}

/** Balances of a monthly table at points in years, for a chart. */
export function balanceLine(
  table: readonly { readonly balance: Dollars }[],
  principal: Dollars,
  years: readonly number[],
): readonly Dollars[] {
  return years.map((year) => (year === 0 ? principal : (table[Math.round(year * 12) - 1]?.balance ?? 0)));
}

export const annuitySource = {
  title: 'Brealey, Myers and Allen, Principles of Corporate Finance',
  locator: 'ch. 2, present value of an annuity',
};
export const paymentFormula = 'payment = P × i ÷ (1 − (1 + i)^−n), i the yearly rate ÷ 12, n the months.';
export const centsAssumption = 'Interest is rounded to the cent each month; the last payment clears what is left.';
export const roundingDiffers = 'A site that does not round each month differs by some cents.';
