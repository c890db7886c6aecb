import { addMonths, type CalendarDate, isEndOfMonth } from '#calculators/functions/dates/calendar.ts';
import { checkBasis, daysBetween, daysOfUsMonths } from '#calculators/functions/dates/day-count.ts';
import { type Refusal, refuse } from '#calculators/kit/definition/refusal.ts';
import { firstRefusal, mustBeOneOf, type Outcome } from '#calculators/kit/finance/outcome.ts';

export interface CouponTerms {
  readonly settlement: CalendarDate;
  readonly maturity: CalendarDate;
  /** Coupons a year: 1, 2 or 4. */
  readonly frequency: number;
  readonly basis?: number;
}

/** The coupon period that holds the settlement date, in days of the basis. */
export interface CouponPeriod {
  readonly previous: CalendarDate;
  readonly next: CalendarDate;
  /** Coupons still to be paid after settlement. */
  readonly count: number;
  /** From the previous coupon to settlement. */
  readonly daysBefore: number;
  /** From settlement to the next coupon. */
  readonly daysAfter: number;
  /** The length of the period. */
  readonly days: number;
}

/**
 * Coupon dates lie whole months before maturity; where maturity is the last day of its month, so are they.
 * Lengths: actual days under basis 1, 365 ÷ frequency under 3, 360 ÷ frequency otherwise.
 * Source: OpenFormula 1.2, 6.12 COUPDAYBS, COUPDAYS, COUPDAYSNC, COUPNCD, COUPNUM, COUPPCD.
 */
export function couponPeriod({ settlement, maturity, frequency, basis = 0 }: CouponTerms): CouponPeriod {
  const step = 12 / frequency;
  const toEnd = isEndOfMonth(maturity);
  const couponBefore = (count: number): CalendarDate => addMonths(maturity, -count * step, toEnd);
  const months = (maturity.year - settlement.year) * 12 + maturity.month - settlement.month;
  let count = Math.max(Math.floor(months / step), 1);
  while (couponBefore(count).serial > settlement.serial) count++;
  const previous = couponBefore(count);
  const next = couponBefore(count - 1);
  const days = basis === 1 ? next.serial - previous.serial : (basis === 3 ? 365 : 360) / frequency;
  const daysBefore = daysBetween(previous, settlement, basis);
  const daysAfter = basis === 0 ? daysOfUsMonths(previous, next, true) - daysBefore : daysBetween(settlement, next, basis);
  return { previous, next, count, daysBefore, daysAfter, days };
}

/** The remaining part of the period: its length less the elapsed days. Calendar days over 360 or 365 would not add up to the whole. */
export function partToCome({ days, daysBefore }: CouponPeriod): number {
  return (days - daysBefore) / days;
}

export function checkCoupons({ settlement, maturity, frequency, basis = 0 }: CouponTerms): Refusal | undefined {
  return firstRefusal(checkSettlement(settlement, maturity), mustBeOneOf('frequency', frequency, [1, 2, 4]), checkBasis(basis));
}

export function checkSettlement(settlement: CalendarDate, maturity: CalendarDate): Refusal | undefined {
  return settlement.serial < maturity.serial ? undefined : refuse('"maturity" must be later than "settlement".', 'maturity');
}

/** COUPNUM: coupons payable between settlement and maturity. */
export function coupnum(terms: CouponTerms): Outcome {
  return checkCoupons(terms) ?? couponPeriod(terms).count;
}

/** COUPDAYBS: days from the beginning of the coupon period to settlement. */
export function coupdaybs(terms: CouponTerms): Outcome {
  return checkCoupons(terms) ?? couponPeriod(terms).daysBefore;
}

/** COUPDAYS: days of the coupon period that holds settlement. */
export function coupdays(terms: CouponTerms): Outcome {
  return checkCoupons(terms) ?? couponPeriod(terms).days;
}

/** COUPDAYSNC: days from settlement to the next coupon. */
export function coupdaysnc(terms: CouponTerms): Outcome {
  return checkCoupons(terms) ?? couponPeriod(terms).daysAfter;
}

/** COUPNCD: the next coupon date after settlement. */
export function coupncd(terms: CouponTerms): CalendarDate | Refusal {
  return checkCoupons(terms) ?? couponPeriod(terms).next;
}

/** COUPPCD: the coupon date on or before settlement. */
export function couppcd(terms: CouponTerms): CalendarDate | Refusal {
  return checkCoupons(terms) ?? couponPeriod(terms).previous;
}
