import { refuse } from '../refusal.ts';
import { firstRefusal, mustBeFinite, mustBeMoreThan, mustBeWhole, type Outcome, stated } from './outcome.ts';
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

/** PPMT: principal in the payment of period `per`, PMT − IPMT. */
export function ppmt({ per, ...loan }: Loan & { readonly per: number }): Outcome {
  const payment = pmt(loan);
  if (typeof payment !== 'number') return payment;
  return checkPeriod('per', per, loan.nper) ?? stated(payment - interestOf(loan, payment, per));
}

function interestOf(loan: Loan, payment: number, per: number): number {
  const { rate, type = 0 } = loan;
  if (type === 1 && per === 1) return 0;
  return (-balanceAt(loan, payment, per - 1) * rate) / (1 + rate * type);
}

/**
 * What is owed after `count` periods, before a payment at the start of the next one. Counted back from the end where the amount there is
 * the smaller one, as on a loan, and forward otherwise: the other way a long term at a high rate loses digits.
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
 * CUMPRINC: principal paid from `startPeriod` through `endPeriod`, the fall of the balance over them.
 * Sign: negative on a loan. Source: OpenFormula 1.2, 6.12 CUMPRINC (there as a sum of PPMT).
 */
export function cumprinc(stretch: Stretch): Outcome {
  const payment = stretchPayment(stretch);
  return typeof payment === 'number' ? stated(principalOver(stretch, payment)) : payment;
}

/** CUMIPMT: interest paid from `startPeriod` through `endPeriod`: the payments less their principal. Sign: negative on a loan. */
export function cumipmt(stretch: Stretch): Outcome {
  const payment = stretchPayment(stretch);
  if (typeof payment !== 'number') return payment;
  if (stretch.rate === 0) return 0;
  return stated(payment * (stretch.endPeriod - stretch.startPeriod + 1) - principalOver(stretch, payment));
}

function stretchPayment({ rate, nper, pv, startPeriod, endPeriod, type = 0 }: Stretch): Outcome {
  const refusal = firstRefusal(
    checkPeriod('start_period', startPeriod, nper),
    checkPeriod('end_period', endPeriod, nper),
    endPeriod < startPeriod ? refuse('"end_period" must not come before "start_period".', 'end_period') : undefined,
  );
  return refusal ?? pmt({ rate, nper, pv, type });
}

function principalOver(stretch: Stretch, payment: number): number {
  return balanceAfter(stretch, payment, stretch.endPeriod) - balanceAfter(stretch, payment, stretch.startPeriod - 1);
}

/** What is owed right after payment `count`. With payments at the start, the last interest has not accrued yet. */
function balanceAfter(loan: Loan, payment: number, count: number): number {
  if (count === 0) return loan.pv;
  return balanceAt(loan, payment, count) / (1 + loan.rate * (loan.type ?? 0));
}

/**
 * ISPMT: interest of period `per` where equal parts of principal are repaid; periods count from 0.
 *   interest = −pv · rate · (1 − per ÷ nper)
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
  return refusal ?? stated(-pv * rate * (1 - per / nper));
}

function checkPeriod(name: string, period: number, nper: number): ReturnType<typeof firstRefusal> {
  return firstRefusal(
    mustBeMoreThan('nper', nper, 0),
    mustBeWhole(name, period, 1),
    period > nper ? refuse(`"${name}" must be at most "nper".`, name) : undefined,
  );
}
