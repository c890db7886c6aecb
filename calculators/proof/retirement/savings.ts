import type { Decimal } from 'decimal.js';
import { Exact } from '#calculators/proof/decimal.ts';

/** One dollar after the given number of months at an effective yearly per cent. */
export function afterMonths(percent: Decimal.Value, months: number): Decimal {
  return new Exact(percent).div(100).plus(1).pow(new Exact(months).div(12));
}

/** A root of forty digits takes longer than the months that it serves, so each is found once. */
const monthlySteps = new Map<string, Decimal>();
function monthlyStep(percent: Decimal.Value): Decimal {
  const known = monthlySteps.get(String(percent)) ?? afterMonths(percent, 1);
  monthlySteps.set(String(percent), known);
  return known;
}

/** Balance after months of deposits, month by month. */
export function saveMonthly(start: Decimal.Value, deposit: Decimal.Value, percent: Decimal.Value, months: number): Decimal {
  const step = monthlyStep(percent);
  let balance = new Exact(start);
  for (let month = 0; month < months; month++) balance = balance.times(step).plus(deposit);
  return balance;
}

/** Balance required for the given number of yearly withdrawals, the first at once: computed back from the last year. */
export function neededFor(first: Decimal.Value, raisePercent: Decimal.Value, percent: Decimal.Value, years: number): Decimal {
  const raise = new Exact(raisePercent).div(100).plus(1);
  const step = new Exact(percent).div(100).plus(1);
  let needed = new Exact(0);
  for (let year = years - 1; year >= 0; year--) needed = needed.div(step).plus(raise.pow(year).times(first));
  return needed;
}
