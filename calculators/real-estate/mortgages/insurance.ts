import {
  mipLongTermYears,
  mipRows,
  mipThreshold,
  mipYears,
  pmiAbove,
  pmiEndsAt,
  vaFundingFee,
} from '#calculators/figures/housing/housing.ts';
import type { Dollars, Percent, Years } from '#calculators/figures/units.ts';
import type { ScheduleRow } from '#calculators/kit/amortization/schedule.ts';
import { dollarsToCents, toCent } from '#calculators/kit/money/money.ts';

/** Private mortgage insurance is due above 80 % of the value, not at exactly 80.00 %. Compared in whole cents. */
export function needsPmi(loan: Dollars, value: Dollars): boolean {
  return dollarsToCents(loan) * 100 > pmiAbove * dollarsToCents(value);
}

/** The largest loan without it, in whole cents. */
export function loanWithoutPmi(value: Dollars): Dollars {
  return Math.floor((dollarsToCents(value) * pmiAbove) / 100) / 100;
}

/** Payments until the balance is at or below a share of the original value, or all of them. */
export function paymentsUntilShare(rows: readonly ScheduleRow[], value: Dollars, share: Percent): number {
  const limit = dollarsToCents(value) * share;
  return rows.find((row) => row.balance * 100 <= limit)?.period ?? rows.length;
}

/**
 * Payments that carry the premium: automatic termination at 78 % of the original value, at the latest at the midpoint of the term
 * (12 U.S.C. 4901(18), 4902(b)-(c)).
 */
export function pmiPayments(rows: readonly ScheduleRow[], value: Dollars, periods: number): number {
  return Math.min(paymentsUntilShare(rows, value, pmiEndsAt), Math.max(1, Math.floor(periods / 2)));
}

/** Annual FHA premium by term, base loan and loan-to-value (HUD Handbook 4000.1, appendix 1.0), and the years it is due, if limited. */
export function annualMip(base: Dollars, value: Dollars, term: Years): { readonly rate: Percent; readonly years: Years | undefined } {
  const large = toCent(base) > mipThreshold;
  const short = term <= mipLongTermYears;
  const rows = short ? (large ? mipRows.shortLarge : mipRows.shortSmall) : large ? mipRows.longLarge : mipRows.longSmall;
  const row = rows.find(({ upToLtv }) => dollarsToCents(base) * 100 <= upToLtv * dollarsToCents(value));
  return { rate: row?.rate ?? 0, years: row?.endsAfter11Years === true ? mipYears : undefined };
}

/** VA funding fee in per cent of the loan for a purchase: by down payment below 5, below 10, from 10 % (38 U.S.C. 3729(b)(2)). */
export function vaFee(down: Dollars, value: Dollars, use: 'firstUse' | 'laterUse' = 'firstUse'): Percent {
  const [none, five, ten] = vaFundingFee[use];
  const share = dollarsToCents(down) * 100;
  const cents = dollarsToCents(value);
  if (share < 5 * cents) return none;
  return share < 10 * cents ? five : ten;
}
