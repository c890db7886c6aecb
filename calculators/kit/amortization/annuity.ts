import type { Cents, Dollars, Fraction } from '#calculators/figures/units.ts';
import { dollarsToCents } from '#calculators/kit/money/money.ts';

/**
 * Level payment that repays a principal, as a positive amount.
 *   payment = P · i ÷ (1 − (1 + i)^−n), and P ÷ n where i = 0
 * Paid at the end of each period. `1 − (1 + i)^−n` is taken as −expm1(−n · log1p(i)), which stays exact for rates near zero.
 * Source: Brealey, Myers and Allen, Principles of Corporate Finance, ch. 2 (present value of an annuity).
 */
export function levelPayment(principal: Dollars, periodicRate: Fraction, periods: number): Dollars {
  const rate = periodicRate;
  if (periods <= 0) return principal;
  if (rate === 0) return principal / periods;
  return (principal * rate) / -Math.expm1(-periods * Math.log1p(rate));
}

/** The level payment as a lender states it: whole cents, half up. */
export function levelPaymentCents(principal: Dollars, periodicRate: Fraction, periods: number): Cents {
  return dollarsToCents(levelPayment(principal, periodicRate, periods));
}

/** Principal that a level payment repays: payment · (1 − (1 + i)^−n) ÷ i, and payment · n where i = 0. */
export function principalFor(payment: Dollars, periodicRate: Fraction, periods: number): Dollars {
  const rate = periodicRate;
  if (rate === 0) return payment * periods;
  return (payment * -Math.expm1(-periods * Math.log1p(rate))) / rate;
}

/** (1 + i)^n, exact near i = 0. */
export function growth(periodicRate: Fraction, periods: number): number {
  return Math.exp(periods * Math.log1p(periodicRate));
}

/**
 * Value of n level deposits, each made at the end of its period (or at its start), with interest.
 *   FV = deposit · ((1 + i)^n − 1) ÷ i, times (1 + i) when deposits come first; deposit · n where i = 0
 */
export function futureValueOfDeposits(deposit: Dollars, periodicRate: Fraction, periods: number, timing: 'end' | 'start' = 'end'): Dollars {
  const rate = periodicRate;
  if (rate === 0) return deposit * periods;
  const atEnd = (deposit * Math.expm1(periods * Math.log1p(rate))) / rate;
  return timing === 'start' ? atEnd * (1 + rate) : atEnd;
}
