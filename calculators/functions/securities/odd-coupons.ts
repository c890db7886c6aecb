import { addMonths, type CalendarDate } from '#calculators/functions/dates/calendar.ts';
import { checkBasis, daysBetween, daysOfUsMonths } from '#calculators/functions/dates/day-count.ts';
import { type Refusal, refuse } from '#calculators/kit/definition/refusal.ts';
import { firstRefusal, mustBeAtLeast, mustBeMoreThan, mustBeOneOf, type Outcome, stated } from '#calculators/kit/finance/outcome.ts';
import { type Flow, ratesOfReturn } from '#calculators/kit/finance/roots.ts';
import { quasiPeriods } from './accrued-interest.ts';
import { couponPeriod, partToCome } from './coupons.ts';

/** A bond per 100 face value; the yearly coupon rate a fraction. */
interface OddBond {
  readonly settlement: CalendarDate;
  readonly maturity: CalendarDate;
  readonly rate: number;
  readonly redemption: number;
  /** Coupons a year: 1, 2 or 4. */
  readonly frequency: number;
  readonly basis?: number;
}

interface OddFirst extends OddBond {
  readonly issue: CalendarDate;
  readonly firstCoupon: CalendarDate;
}

interface OddLast extends OddBond {
  readonly lastInterest: CalendarDate;
}

/**
 * ODDFPRICE: clean price of a bond whose first period is short or long. All stretches are counted in quasi-coupon periods q of the basis,
 * with c = 100 · rate ÷ frequency and y = yld ÷ frequency:
 *   c · q(issue, first) ÷ (1 + y)^q(settlement, first) + Σ c ÷ (1 + y)^(q + k) + redemption at the last, − c · q(issue, settlement)
 * Source: OpenFormula 1.2, 6.12 ODDFPRICE; SIFMA, Standard Securities Calculation Methods, vol. 1.
 */
export function oddfprice({ yld, ...bond }: OddFirst & { readonly yld: number }): Outcome {
  const refusal = firstRefusal(checkOddFirst(bond), mustBeMoreThan('yld', yld, -bond.frequency));
  if (refusal !== undefined) return refusal;
  const { flows, accrued } = oddFirstFlows(bond);
  const growth = Math.log1p(yld / bond.frequency);
  return stated(flows.reduce((sum, { amount, time }) => sum + amount * Math.exp(-time * growth), 0) - accrued);
}

/** ODDFYIELD: the yield at which ODDFPRICE gives `pr`; there is exactly one. Source: OpenFormula 1.2, 6.12 ODDFYIELD. */
export function oddfyield({ pr, ...bond }: OddFirst & { readonly pr: number }): Outcome {
  const refusal = firstRefusal(checkOddFirst(bond), mustBeMoreThan('pr', pr, 0));
  if (refusal !== undefined) return refusal;
  const { flows, accrued } = oddFirstFlows(bond);
  const found = ratesOfReturn([{ amount: -pr - accrued, time: 0 }, ...flows]);
  return found.kind === 'one' ? stated(found.rate * bond.frequency) : refuse('No yield gives this price.', 'pr');
}

/**
 * ODDLPRICE: clean price of a bond in its odd last period, at simple interest:
 *   (redemption + c · q(last, maturity)) ÷ (1 + y · q(settlement, maturity)) − c · q(last, settlement)
 * Quasi-coupons follow the last interest month by month, on its day as far as the months before had it; parts are over the days of their
 * own period.
 * Source: OpenFormula 1.2, 6.12 ODDLPRICE.
 */
export function oddlprice({ yld, ...bond }: OddLast & { readonly yld: number }): Outcome {
  const refusal = firstRefusal(checkOddLast(bond), mustBeAtLeast('yld', yld, 0));
  if (refusal !== undefined) return refusal;
  const { paid, accrued, left } = oddLastFlows(bond);
  return stated(paid / (1 + (yld / bond.frequency) * left) - accrued);
}

/** ODDLYIELD: the yield at which ODDLPRICE gives `pr`. Source: OpenFormula 1.2, 6.12 ODDLYIELD. */
export function oddlyield({ pr, ...bond }: OddLast & { readonly pr: number }): Outcome {
  const refusal = firstRefusal(checkOddLast(bond), mustBeMoreThan('pr', pr, 0));
  if (refusal !== undefined) return refusal;
  const { paid, accrued, left } = oddLastFlows(bond);
  if (!(left > 0)) return refuse('These dates lie no day apart under this basis.', 'maturity');
  return stated(((paid / (pr + accrued) - 1) * bond.frequency) / left);
}

function oddFirstFlows(bond: OddFirst): { readonly flows: readonly Flow[]; readonly accrued: number } {
  const { settlement, maturity, issue, firstCoupon, rate, redemption, frequency, basis = 0 } = bond;
  const coupon = (100 * rate) / frequency;
  const coupons = { anchor: firstCoupon, toEnd: false, frequency, basis };
  const months = (maturity.year - firstCoupon.year) * 12 + maturity.month - firstCoupon.month;
  const later = (months * frequency) / 12;
  const period = couponPeriod({ settlement, maturity: firstCoupon, frequency, basis });
  const { days } = period;
  const ofCalendar = basis === 2 || basis === 3;
  const short = daysBetween(issue, firstCoupon, basis) < days;
  const part = short ? daysBetween(settlement, firstCoupon, basis) / days : ofCalendar ? period.daysAfter / days : partToCome(period);
  const wait = short ? part : period.count - 1 + part;
  const first = short ? daysBetween(issue, firstCoupon, basis) / days : quasiPeriods(issue, firstCoupon, coupons);
  const gone = short || ofCalendar ? daysBetween(issue, settlement, basis) / days : quasiPeriods(issue, settlement, coupons);
  const flows = Array.from({ length: later + 1 }, (_, k) => ({
    amount: (k === 0 ? coupon * first : coupon) + (k === later ? redemption : 0),
    time: wait + k,
  }));
  return { flows, accrued: coupon * gone };
}

function oddLastFlows(bond: OddLast): { readonly paid: number; readonly accrued: number; readonly left: number } {
  const { settlement, maturity, lastInterest, rate, redemption, frequency, basis = 0 } = bond;
  const coupon = (100 * rate) / frequency;
  const length = (from: CalendarDate, to: CalendarDate): number =>
    basis === 0 ? daysOfUsMonths(from, to, true) : daysBetween(from, to, basis);
  let paid = 0;
  let accrued = 0;
  let left = 0;
  let begin = lastInterest;
  const { count } = couponPeriod({ settlement: lastInterest, maturity, frequency, basis });
  for (let index = 1; index <= count; index++) {
    const end = addMonths(begin, 12 / frequency, false);
    const whole = length(begin, end);
    const inFull = index < count ? 1 : length(begin, maturity) / whole;
    paid += inFull;
    if (end.serial < settlement.serial) accrued += inFull;
    else if (begin.serial < settlement.serial) accrued += daysBetween(begin, settlement, basis) / whole;
    const from = begin.serial > settlement.serial ? begin : settlement;
    const to = end.serial < maturity.serial ? end : maturity;
    if (from.serial < to.serial) left += daysBetween(from, to, basis) / whole;
    begin = end;
  }
  return { paid: redemption + coupon * paid, accrued: coupon * accrued, left };
}

function checkBond({ rate, redemption, frequency, basis = 0 }: OddBond): Refusal | undefined {
  return firstRefusal(
    mustBeAtLeast('rate', rate, 0),
    mustBeMoreThan('redemption', redemption, 0),
    mustBeOneOf('frequency', frequency, [1, 2, 4]),
    checkBasis(basis),
  );
}

function checkOddFirst(bond: OddFirst): Refusal | undefined {
  const { settlement, maturity, issue, firstCoupon, frequency } = bond;
  const refusal = firstRefusal(
    checkBond(bond),
    issue.serial <= settlement.serial ? undefined : refuse('"settlement" must not come before "issue".', 'settlement'),
    settlement.serial < firstCoupon.serial ? undefined : refuse('"first_coupon" must be later than "settlement".', 'first_coupon'),
    firstCoupon.serial <= maturity.serial ? undefined : refuse('"maturity" must not come before "first_coupon".', 'maturity'),
  );
  if (refusal !== undefined) return refusal;
  const months = (maturity.year - firstCoupon.year) * 12 + maturity.month - firstCoupon.month;
  return Number.isInteger((months * frequency) / 12)
    ? undefined
    : refuse('"maturity" must lie whole coupon periods after "first_coupon".', 'maturity');
}

function checkOddLast(bond: OddLast): Refusal | undefined {
  const { settlement, maturity, lastInterest } = bond;
  return firstRefusal(
    checkBond(bond),
    lastInterest.serial <= settlement.serial ? undefined : refuse('"settlement" must not come before "last_interest".', 'settlement'),
    settlement.serial < maturity.serial ? undefined : refuse('"maturity" must be later than "settlement".', 'maturity'),
  );
}
