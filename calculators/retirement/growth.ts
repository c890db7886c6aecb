import type { Dollars, Fraction, Years } from '#calculators/figures/units.ts';
import { futureValueOfDeposits, growth, principalFor } from '#calculators/kit/amortization/annuity.ts';

/** Monthly rate that compounds to a yearly one. */
export function monthlyRate(annual: Fraction): Fraction {
  return Math.expm1(Math.log1p(annual) / 12);
}

/** Value at the end of the year of twelve month-end deposits that add up to 1. */
export function yearOfDeposits(annual: Fraction): number {
  return futureValueOfDeposits(1 / 12, monthlyRate(annual), 12);
}

/** Balance after years with a level monthly deposit. */
export function savedUp(balance: Dollars, monthly: Dollars, annual: Fraction, years: Years): Dollars {
  return balance * growth(annual, years) + futureValueOfDeposits(monthly, monthlyRate(annual), years * 12);
}

/** Level monthly deposit that reaches a goal; 0 if the balance alone reaches it, and the missing amount if no time is left. */
export function depositFor(goal: Dollars, balance: Dollars, annual: Fraction, years: Years): Dollars {
  const missing = Math.max(0, goal - balance * growth(annual, years));
  return years === 0 ? missing : missing / futureValueOfDeposits(1, monthlyRate(annual), years * 12);
}

/**
 * Present value of 1 a year from today on, which grows each year: Σ ((1 + g) ÷ (1 + r))^k for k = 0 … n − 1.
 * The real rate (1 + r) ÷ (1 + g) − 1 may be negative.
 */
export function growingAnnuityDue(annual: Fraction, increase: Fraction, years: Years): number {
  const real = (annual - increase) / (1 + increase);
  return principalFor(1, real, years) * (1 + real);
}
