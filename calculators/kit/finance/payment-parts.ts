import { refuse } from '../refusal.ts';
import { firstRefusal, mustBeFinite, mustBeMoreThan, mustBeWhole, type Outcome, stated } from './outcome.ts';
import { checkTerms, type Ending, futureValue, pmt } from './time-value.ts';

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

function interestOf({ rate, pv, type = 0 }: Loan, payment: number, per: number): number {
  if (type === 1 && per === 1) return 0;
  const balance = futureValue(rate, per - 1, payment, pv, type);
  return type === 1 ? (balance * rate) / (1 + rate) : balance * rate;
}

interface Stretch extends Omit<Loan, 'fv'> {
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

function principalOver({ rate, pv, startPeriod, endPeriod, type = 0 }: Stretch, payment: number): number {
  return balanceAfter(rate, pv, payment, type, endPeriod) - balanceAfter(rate, pv, payment, type, startPeriod - 1);
}

/** What is owed right after payment `count`. With payments at the start, the last interest has not accrued yet. */
function balanceAfter(rate: number, pv: number, payment: number, type: number, count: number): number {
  if (count === 0) return pv;
  return -futureValue(rate, count, payment, pv, type) / (1 + rate * type);
}

/**
 * ISPMT: interest of period `per` where equal parts of principal are repaid; periods count from 0.
 *   interest = −pv · rate · (1 − per ÷ nper)
 * Source: Microsoft, ISPMT function.
 */
export function ispmt({ rate, per, nper, pv }: { readonly rate: number; readonly per: number; readonly nper: number; readonly pv: number }): Outcome {
  const refusal = firstRefusal(
    checkTerms(rate, 0),
    mustBeFinite('per', per),
    mustBeMoreThan('nper', nper, 0),
    mustBeFinite('pv', pv),
  );
  return refusal ?? stated(-pv * rate * (1 - per / nper));
}

function checkPeriod(name: string, period: number, nper: number): ReturnType<typeof firstRefusal> {
  return firstRefusal(
    mustBeMoreThan('nper', nper, 0),
    mustBeWhole(name, period, 1),
    period > nper ? refuse(`"${name}" must be at most "nper".`, name) : undefined,
  );
}
