import { addMonths, type CalendarDate, isEndOfMonth } from '#calculators/functions/dates/calendar.ts';
import { checkBasis, daysBetween } from '#calculators/functions/dates/day-count.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { firstRefusal, mustBeMoreThan, mustBeOneOf, type Outcome, stated } from '#calculators/kit/finance/outcome.ts';

interface Accrual {
  readonly issue: CalendarDate;
  readonly firstInterest: CalendarDate;
  readonly settlement: CalendarDate;
  readonly rate: number;
  readonly par?: number;
  /** Coupons a year: 1, 2 or 4. */
  readonly frequency: number;
  readonly basis?: number;
  /** True if interest runs from issue; otherwise, past the first coupon, from that coupon on. */
  readonly calcMethod?: boolean;
}

/**
 * ACCRINT = par · rate ÷ frequency · Σ A(i) ÷ NL(i): days accrued in each quasi-coupon period ÷ its length.
 * Quasi-coupon dates lie whole coupon periods from the first one; lengths as in COUPDAYS. Unit: rate a yearly fraction, result as par.
 * Source: OpenFormula 1.2, 6.12 ACCRINT; Microsoft, ACCRINT function.
 */
export function accrint({ issue, firstInterest, settlement, rate, par = 1000, frequency, basis = 0, calcMethod = true }: Accrual): Outcome {
  const refusal = firstRefusal(
    issue.serial < settlement.serial ? undefined : refuse('"settlement" must be later than "issue".', 'settlement'),
    issue.serial < firstInterest.serial ? undefined : refuse('"first_interest" must be later than "issue".', 'first_interest'),
    mustBeMoreThan('rate', rate, 0),
    mustBeMoreThan('par', par, 0),
    mustBeOneOf('frequency', frequency, [1, 2, 4]),
    checkBasis(basis),
  );
  if (refusal !== undefined) return refusal;
  const start = calcMethod || settlement.serial <= firstInterest.serial ? issue : firstInterest;
  const coupons = { anchor: firstInterest, toEnd: isEndOfMonth(firstInterest), frequency, basis };
  return stated(((par * rate) / frequency) * quasiPeriods(start, settlement, coupons));
}

interface QuasiCoupons {
  readonly anchor: CalendarDate;
  /** True if they are the last days of their months. */
  readonly toEnd: boolean;
  readonly frequency: number;
  readonly basis: number;
}

/**
 * Number of quasi-coupon periods between two dates. A whole period counts as one, whatever its number of days; a partial one counts as days
 * of the basis over the length from COUPDAYS.
 */
export function quasiPeriods(from: CalendarDate, to: CalendarDate, { anchor, toEnd, frequency, basis }: QuasiCoupons): number {
  const step = 12 / frequency;
  const quasiCoupon = (index: number): CalendarDate => addMonths(anchor, index * step, toEnd);
  const months = (from.year - anchor.year) * 12 + from.month - anchor.month;
  let index = Math.floor(months / step) - 1;
  while (quasiCoupon(index + 1).serial <= from.serial) index++;
  let periods = 0;
  for (; quasiCoupon(index).serial < to.serial; index++) {
    const begin = quasiCoupon(index);
    const end = quasiCoupon(index + 1);
    const length = basis === 1 ? end.serial - begin.serial : (basis === 3 ? 365 : 360) / frequency;
    if (from.serial <= begin.serial && end.serial <= to.serial) {
      periods += 1;
      continue;
    }
    const first = from.serial > begin.serial ? from : begin;
    const last = to.serial < end.serial ? to : end;
    periods += daysBetween(first, last, basis) / length;
  }
  return periods;
}
