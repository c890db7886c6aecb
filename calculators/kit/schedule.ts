import { levelPaymentCents } from './annuity.ts';
import { dollarsToCents } from './money.ts';
import { exactRate, interestCents } from './rate.ts';
import type { Cents, Dollars, Percent } from './units.ts';

export interface Loan {
  readonly principal: Dollars;
  /** Nominal yearly rate. */
  readonly annualRate: Percent;
  readonly periods: number;
  /** 12 for monthly, 26 for biweekly. */
  readonly periodsPerYear?: number;
  /** A payment other than the level one, e.g. the balance of an older loan that keeps its payment. */
  readonly payment?: Cents;
  /** Paid on top in a period (1 is the first), in dollars. */
  readonly extra?: (period: number) => Dollars;
}

/** One payment. All amounts are whole cents. */
export interface ScheduleRow {
  readonly period: number;
  readonly payment: Cents;
  readonly interest: Cents;
  readonly principal: Cents;
  readonly balance: Cents;
}

export interface Schedule {
  readonly rows: readonly ScheduleRow[];
  readonly payment: Cents;
  readonly totalInterest: Cents;
  readonly totalPaid: Cents;
}

/**
 * Amortizes a loan in whole cents: interest on the balance rounded half up each period, the rest of the payment to principal, the
 * last row clears the balance. A payment that does not cover the first interest is refused with `undefined`: no loop can end it.
 */
export function amortize(loan: Loan): Schedule | undefined {
  const periodsPerYear = loan.periodsPerYear ?? 12;
  const rate = exactRate(loan.annualRate, periodsPerYear);
  const payment = loan.payment ?? levelPaymentCents(loan.principal, loan.annualRate / 100 / periodsPerYear, loan.periods);
  const rows: ScheduleRow[] = [];
  let balance: number = dollarsToCents(loan.principal);
  let totalInterest = 0;
  let totalPaid = 0;
  if (balance > 0 && loan.payment !== undefined && payment <= interestCents(balance, rate)) return undefined;
  for (let period = 1; period <= loan.periods && balance > 0; period++) {
    const interest = interestCents(balance, rate);
    const extra = loan.extra === undefined ? 0 : dollarsToCents(loan.extra(period));
    const wanted = payment - interest + extra;
    const principal = wanted > balance || (period === loan.periods && loan.payment === undefined) ? balance : wanted;
    balance -= principal;
    totalInterest += interest;
    totalPaid += interest + principal;
    rows.push({ period, payment: interest + principal, interest, principal, balance });
  }
  return { rows, payment, totalInterest, totalPaid };
}
