import type { Cents, Dollars, Percent } from '#calculators/figures/units.ts';
import { dollarsToCents } from '#calculators/kit/money/money.ts';
import { exactRate, interestCents } from '#calculators/kit/money/rate.ts';
import { levelPaymentCents } from './annuity.ts';

export interface Loan {
  readonly principal: Dollars;
  /** Nominal yearly rate. */
  readonly annualRate: Percent;
  readonly periods: number;
  /** 12 for monthly, 26 for biweekly. */
  readonly periodsPerYear?: number;
  /** A payment other than the level one, e.g. for the balance of an older loan that keeps its payment. */
  readonly payment?: Cents;
  /** Additional payment in dollars: in every period, or given for each period by a function (1 is the first). */
  readonly extra?: Dollars | ((period: number) => Dollars);
}

/** One payment. All amounts are whole cents. */
export interface ScheduleRow {
  readonly period: number;
  readonly payment: Cents;
  readonly interest: Cents;
  readonly principal: Cents;
  readonly balance: Cents;
}

interface Totals {
  readonly payment: Cents;
  readonly totalInterest: Cents;
  readonly totalPaid: Cents;
  /** Payments until the loan is repaid. */
  readonly count: number;
}

export interface Schedule extends Totals {
  readonly rows: readonly ScheduleRow[];
}

/**
 * Amortizes a loan in whole cents: interest on the balance rounded half up each period, the rest of the payment to principal, the last row
 * clears the balance. A payment that does not cover the first interest is refused with `undefined`, because its loop would never end.
 */
export function amortize(loan: Loan): Schedule | undefined {
  const rows = new Array<ScheduleRow>(Math.max(0, Math.ceil(loan.periods)));
  const totals = repay(loan, rows);
  if (totals === undefined) return undefined;
  rows.length = totals.count;
  const { payment, totalInterest, totalPaid, count } = totals;
  return { rows, payment, totalInterest, totalPaid, count };
}

/** Totals of `amortize`, for callers that do not need the single payments. */
export function amortizeTotals(loan: Loan): Totals | undefined {
  return repay(loan, undefined);
}

function repay(loan: Loan, rows: ScheduleRow[] | undefined): Totals | undefined {
  const { periods, extra } = loan;
  const periodsPerYear = loan.periodsPerYear ?? 12;
  const rate = exactRate(loan.annualRate, periodsPerYear);
  const payment = loan.payment ?? levelPaymentCents(loan.principal, loan.annualRate / 100 / periodsPerYear, periods);
  const lastClears = loan.payment === undefined;
  const always = typeof extra === 'number' ? dollarsToCents(extra) : 0;
  let balance: number = dollarsToCents(loan.principal);
  let totalInterest = 0;
  let totalPaid = 0;
  let count = 0;
  if (balance > 0 && !lastClears && payment <= interestCents(balance, rate)) return undefined;
  while (count < periods && balance > 0) {
    count += 1;
    const interest = interestCents(balance, rate);
    const wanted = payment - interest + (typeof extra === 'function' ? dollarsToCents(extra(count)) : always);
    const principal = wanted > balance || (lastClears && count === periods) ? balance : wanted;
    balance -= principal;
    totalInterest += interest;
    totalPaid += interest + principal;
    if (rows !== undefined) rows[count - 1] = { period: count, payment: interest + principal, interest, principal, balance };
  }
  return { payment, count, totalInterest, totalPaid };
}
