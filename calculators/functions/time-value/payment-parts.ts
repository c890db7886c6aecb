import { refuse } from '#calculators/kit/definition/refusal.ts';
import { firstRefusal, mustBeFinite, mustBeMoreThan, mustBeWhole, type Outcome, stated } from '#calculators/kit/finance/outcome.ts';
import { checkTerms, type Ending, futureValue, pmt, presentValue } from './time-value.ts';

interface Loan extends Ending {
  readonly rate: number;
  readonly nper: number;
  readonly pv: number;
}

/**
 * IPMT: interest in the payment of period `per` (1 is the first).
 *   interest = −balance before the payment · rate; with payments at the start the first one holds no interest
 * Sign: as PMT, interest on a loan is negative. Unit: fraction per period. Source: OpenFormula 1.2, 6.12 IPMT.
 */
export function ipmt({ per, ...loan }: Loan & { readonly per: number }): Outcome {
  const payment = pmt(loan);
  if (typeof payment !== 'number') return payment;
  return checkPeriod('per', per, loan.nper) ?? stated(interestOf(loan, payment, per));
}

/**
 * PPMT: principal in the payment of period `per`: PMT − IPMT, computed as a share of the total repayment, so that the first payments of a
 * long loan at a high rate, which are nearly all interest, keep their digits.
 */
export function ppmt({ per, ...loan }: Loan & { readonly per: number }): Outcome {
  const payment = pmt(loan);
  if (typeof payment !== 'number') return payment;
  const refusal = checkPeriod('per', per, loan.nper);
  if (refusal !== undefined) return refusal;
  const { rate, nper, pv, fv = 0, type = 0 } = loan;
  if (type === 1 && per === 1) return payment;
  return stated((-(pv + fv) * repaidShare(rate, nper, { from: per, to: per })) / (1 + rate * type));
}

function interestOf(loan: Loan, payment: number, per: number): number {
  const { rate, type = 0 } = loan;
  if (type === 1 && per === 1) return 0;
  return (-balanceAt(loan, payment, per - 1) * rate) / (1 + rate * type);
}

/**
 * Balance after `count` periods, before a payment at the start of the next one. Computed back from the end if the amount there is smaller,
 * as on a loan, and forward otherwise: the other direction loses digits for a long term at a high rate.
 */
function balanceAt({ rate, nper, pv, fv = 0, type = 0 }: Loan, payment: number, count: number): number {
  const backward = Math.abs(pv) * Math.exp(nper * Math.log1p(rate)) > Math.abs(fv);
  return backward ? presentValue(rate, nper - count, payment, fv, type) : -futureValue(rate, count, payment, pv, type);
}

interface Stretch {
  readonly rate: number;
  readonly nper: number;
  readonly pv: number;
  readonly type?: number;
  readonly startPeriod: number;
  readonly endPeriod: number;
}

/**
 * CUMPRINC: principal paid from `startPeriod` through `endPeriod`.
 * Sign: negative on a loan. Source: OpenFormula 1.2, 6.12 CUMPRINC (there as a sum of PPMT).
 */
export function cumprinc(stretch: Stretch): Outcome {
  const payment = stretchPayment(stretch);
  if (typeof payment !== 'number') return payment;
  const { rate, nper, pv, type = 0, startPeriod, endPeriod } = stretch;
  // With payments at the start the first one is principal throughout.
  const atOnce = type === 1 && startPeriod === 1;
  const later = repaidShare(rate, nper, { from: atOnce ? 2 : startPeriod, to: endPeriod });
  return stated((atOnce ? payment : 0) - (pv * later) / (1 + rate * type));
}

/**
 * CUMIPMT: interest paid from `startPeriod` through `endPeriod`: the payments less their principal. Where interest is a small part of the
 * payments, that difference would lose its digits, and payment · Σ (1 − (1 + rate)^−periods left) is summed instead.
 * Sign: negative on a loan. Source: OpenFormula 1.2, 6.12 CUMIPMT.
 */
export function cumipmt(stretch: Stretch): Outcome {
  const payment = stretchPayment(stretch);
  if (typeof payment !== 'number') return payment;
  const { rate, nper, pv, type = 0, endPeriod } = stretch;
  const from = type === 1 ? Math.max(stretch.startPeriod, 2) : stretch.startPeriod;
  const count = endPeriod - from + 1;
  if (rate === 0) return 0;
  const paid = payment * count;
  const interest = paid + (pv * repaidShare(rate, nper, { from, to: endPeriod })) / (1 + rate * type);
  return stated(
    Math.abs(interest) >= Math.abs(paid) / 10 ? interest : payment * discountLost(Math.log1p(rate), nper - endPeriod + 1, count),
  );
}

/**
 * The share of pv + fv that is repaid in a range of periods with payments at the end: ((1 + rate)^to − (1 + rate)^(from − 1)) ÷ ((1 +
 * rate)^nper − 1), written with negative exponents only.
 */
function repaidShare(rate: number, nper: number, { from, to }: { readonly from: number; readonly to: number }): number {
  const count = to - from + 1;
  if (rate === 0) return count / nper;
  const size = Math.abs(Math.log1p(rate));
  const apart = rate > 0 ? nper - to : from - 1;
  return (Math.exp(-apart * size) * Math.expm1(-count * size)) / Math.expm1(-nper * size);
}

/** Σ (1 − e^(−growth · (least + k))), k from 0 to count − 1, without a difference of nearly equal numbers. */
function discountLost(growth: number, least: number, count: number): number {
  const discounts = Math.expm1(-count * growth) / Math.expm1(-growth);
  const inside = (count * exponentialBeyondLine(-growth) - exponentialBeyondLine(-count * growth)) / Math.expm1(-growth);
  return inside - discounts * Math.expm1(-least * growth);
}

/**
 * e^x − 1 − x by its series x² ÷ 2 + x³ ÷ 6 + …, for x near 0: where interest is less than a tenth of the payments, their count times the
 * growth stays below a quarter.
 */
function exponentialBeyondLine(x: number): number {
  let term = (x * x) / 2;
  let sum = term;
  for (let power = 3; power <= 18; power++) {
    term *= x / power;
    sum += term;
  }
  return sum;
}

function stretchPayment({ rate, nper, pv, startPeriod, endPeriod, type = 0 }: Stretch): Outcome {
  const refusal = firstRefusal(
    checkPeriod('start_period', startPeriod, nper),
    checkPeriod('end_period', endPeriod, nper),
    endPeriod < startPeriod ? refuse('"end_period" must not come before "start_period".', 'end_period') : undefined,
  );
  return refusal ?? pmt({ rate, nper, pv, type });
}

/**
 * ISPMT: interest of period `per` where equal parts of principal are repaid; periods count from 0.
 *   interest = −pv · rate · (nper − per) ÷ nper
 * Source: Microsoft, ISPMT function.
 */
export function ispmt({
  rate,
  per,
  nper,
  pv,
}: {
  readonly rate: number;
  readonly per: number;
  readonly nper: number;
  readonly pv: number;
}): Outcome {
  const refusal = firstRefusal(checkTerms(rate, 0), mustBeFinite('per', per), mustBeMoreThan('nper', nper, 0), mustBeFinite('pv', pv));
  return refusal ?? stated((-pv * rate * (nper - per)) / nper);
}

function checkPeriod(name: string, period: number, nper: number): ReturnType<typeof firstRefusal> {
  return firstRefusal(
    mustBeMoreThan('nper', nper, 0),
    mustBeWhole(name, period, 1),
    period > nper ? refuse(`"${name}" must be at most "nper".`, name) : undefined,
  );
}
