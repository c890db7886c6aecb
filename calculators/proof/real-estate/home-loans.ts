import type { Decimal } from 'decimal.js';
import { cent, Exact, type ExactRow, payment, sum } from '#calculators/proof/decimal.ts';

export interface Terms {
  readonly principal: Decimal.Value;
  /** Yearly per cent, or one for each period; the payment is recomputed when it changes. */
  readonly rate: Decimal.Value | ((period: number) => Decimal.Value);
  readonly periods: number;
  readonly perYear?: number;
  /** A fixed payment instead of the level one. */
  readonly payment?: Decimal.Value;
  readonly extra?: (period: number) => Decimal.Value;
}

/** Repays a loan to the cent, as a lender's statement does. */
export function repay(terms: Terms): readonly ExactRow[] {
  const perYear = terms.perYear ?? 12;
  const rows: ExactRow[] = [];
  let balance = cent(terms.principal);
  let level = new Exact(0);
  let before: Decimal.Value | undefined;
  for (let period = 1; period <= terms.periods && balance.gt(0); period++) {
    const rate = typeof terms.rate === 'function' ? terms.rate(period) : terms.rate;
    if (before === undefined || !new Exact(before).eq(rate))
      level = terms.payment === undefined ? cent(payment(balance, rate, terms.periods - period + 1, perYear)) : new Exact(terms.payment);
    before = rate;
    const interest = cent(balance.times(rate).div(100 * perYear));
    const wanted = level.minus(interest).plus(cent(terms.extra?.(period) ?? 0));
    const last = period === terms.periods && terms.payment === undefined;
    const principal = last || wanted.gt(balance) ? balance : wanted;
    balance = balance.minus(principal);
    rows.push({ payment: interest.plus(principal), interest, principal, balance });
  }
  return rows;
}

export function interestOf(rows: readonly ExactRow[]): Decimal {
  return sum(rows.map((row) => row.interest));
}

/** Balance after a number of payments. */
export function owedAfter(rows: readonly ExactRow[], periods: number, principal: Decimal.Value): Decimal {
  return periods === 0 ? cent(principal) : (rows[periods - 1]?.balance ?? new Exact(0));
}

/** Total paid after a number of payments, and the remaining balance. */
export function costAfter(rows: readonly ExactRow[], periods: number, principal: Decimal.Value): Decimal {
  return sum(rows.slice(0, periods).map((row) => row.payment)).plus(owedAfter(rows, periods, principal));
}

/** A per cent of an amount. */
export function part(amount: Decimal.Value, percent: Decimal.Value): Decimal {
  return new Exact(amount).times(percent).div(100);
}

/** An amount after years of growth at a yearly per cent. */
export function grownBy(amount: Decimal.Value, percent: Decimal.Value, years: number): Decimal {
  return new Exact(percent).div(100).plus(1).pow(years).times(amount);
}

/** Payments until the balance is at or below a per cent of a value. */
export function untilShare(rows: readonly ExactRow[], value: Decimal.Value, percent: number): number {
  const at = rows.findIndex((row) => row.balance.lte(part(value, percent)));
  return at < 0 ? rows.length : at + 1;
}
