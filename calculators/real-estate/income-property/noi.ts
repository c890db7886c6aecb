import { capRateBands } from '#calculators/figures/guidelines.ts';
import type { Dollars, Percent } from '#calculators/figures/units.ts';
import { dollarsToCents, toCent } from '#calculators/kit/money/money.ts';

/** Income and costs of a rental in a year, before any loan. */
export interface Operation {
  readonly monthlyRent: Dollars;
  readonly vacancyRate: Percent;
  /** Yearly, without loan payments, depreciation and income tax. */
  readonly operatingExpenses: Dollars;
  /** Laundry, parking, and similar income a year; not reduced by vacancy. */
  readonly otherIncome?: Dollars;
}

export interface Income {
  readonly grossRent: Dollars;
  readonly effectiveIncome: Dollars;
  readonly operatingExpenses: Dollars;
  readonly noi: Dollars;
}

/**
 * Net operating income: NOI = rent · 12 · (1 − vacancy) + other income − operating expenses; used by all rental screens.
 * Source: Brueggeman and Fisher, Real Estate Finance and Investments, ch. 10.
 */
export function netOperatingIncome(operation: Operation): Income {
  const grossRent = toCent(operation.monthlyRent * 12);
  const effectiveIncome = toCent((grossRent * (100 - operation.vacancyRate)) / 100 + (operation.otherIncome ?? 0));
  const operatingExpenses = toCent(operation.operatingExpenses);
  return { grossRent, effectiveIncome, operatingExpenses, noi: toCent(effectiveIncome - operatingExpenses) };
}

/** Capitalization rate in per cent: NOI ÷ value. Computed in whole cents, so that exactly 8 % gives 8. */
export function capRateOf(noi: Dollars, value: Dollars): Percent {
  return (dollarsToCents(noi) * 100) / dollarsToCents(value);
}

/** Grade of a rental by its cap rate: above 8 A, above 6 B, above 4 C, otherwise D. Exactly 8 is a B. */
export function gradeOf(capRate: Percent): 'A Grade' | 'B Grade' | 'C Grade' | 'D Grade' {
  const [c = 0, b = 0, a = 0] = capRateBands;
  if (capRate > a) return 'A Grade';
  if (capRate > b) return 'B Grade';
  return capRate > c ? 'C Grade' : 'D Grade';
}

/** Part of a whole in per cent; null if the whole is zero. */
export function percentOf(part: Dollars, whole: Dollars): Percent | null {
  return whole === 0 ? null : (part * 100) / whole;
}

export const noiSource = {
  title: 'Brueggeman and Fisher, Real Estate Finance and Investments',
  locator: 'ch. 10, net operating income and cap rate',
};
export const noiFormula = 'NOI = rent × 12 × (1 − vacancy) − operating expenses.';
