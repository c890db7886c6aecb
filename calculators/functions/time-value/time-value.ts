import { refuse } from '#calculators/kit/definition/refusal.ts';
import { firstRefusal, mustBeFinite, mustBeMoreThan, mustBeOneOf, type Outcome, stated } from '#calculators/kit/finance/outcome.ts';

/**
 * The five quantities of a level annuity, tied by one equation:
 *   pv · (1 + rate)^nper + pmt · (1 + rate · type) · ((1 + rate)^nper − 1) ÷ rate + fv = 0, and pv + pmt · nper + fv = 0 at rate 0.
 * Sign: money received is positive, money paid is negative; so a loan has a positive pv and a negative pmt.
 * Unit: `rate` is a fraction per period; `type` is 0 for payments at the end of a period and 1 for payments at its start.
 * Powers are taken through log1p and expm1, so that rates near zero lose no digits; a rate of 0 is exact.
 * Source: OASIS OpenDocument Format 1.2, part 2 (OpenFormula), 6.12 Financial Functions: PMT, PV, FV, NPER.
 */
export interface Annuity {
  readonly rate: number;
  readonly nper: number;
  readonly pmt: number;
  readonly pv: number;
  readonly fv: number;
  readonly type: number;
}

/** Level payment per period. */
export function pmt({ rate, nper, pv, fv = 0, type = 0 }: Omit<Annuity, 'pmt' | 'fv' | 'type'> & Ending): Outcome {
  const refusal = firstRefusal(checkTerms(rate, type), mustBeMoreThan('nper', nper, 0), mustBeFinite('pv', pv), mustBeFinite('fv', fv));
  if (refusal !== undefined) return refusal;
  if (rate === 0) return stated(-(pv + fv) / nper);
  const discount = Math.exp(-nper * Math.log1p(rate));
  return stated(-(pv + fv * discount) / ((1 + rate * type) * (-Math.expm1(-nper * Math.log1p(rate)) / rate)));
}

/** Defaults of the last arguments, as in spreadsheets. */
export interface Ending {
  readonly fv?: number;
  readonly type?: number;
}

/** Present value of level payments and a final amount. */
export function pv({ rate, nper, pmt = 0, fv = 0, type = 0 }: { rate: number; nper: number; pmt?: number } & Ending): Outcome {
  const refusal = firstRefusal(checkTerms(rate, type), mustBeFinite('nper', nper), mustBeFinite('pmt', pmt), mustBeFinite('fv', fv));
  return refusal ?? stated(presentValue(rate, nper, pmt, fv, type));
}

/** PV without its checks, for callers that have made them. */
export function presentValue(rate: number, nper: number, pmt: number, fv: number, type: number): number {
  if (rate === 0) return -(fv + pmt * nper);
  const power = -nper * Math.log1p(rate);
  return -(fv * Math.exp(power) + pmt * (1 + rate * type) * (-Math.expm1(power) / rate));
}

/** Future value of level payments and an amount at the start. */
export function fv({
  rate,
  nper,
  pmt = 0,
  pv = 0,
  type = 0,
}: {
  readonly rate: number;
  readonly nper: number;
  readonly pmt?: number;
  readonly pv?: number;
  readonly type?: number;
}): Outcome {
  const refusal = firstRefusal(checkTerms(rate, type), mustBeFinite('nper', nper), mustBeFinite('pmt', pmt), mustBeFinite('pv', pv));
  return refusal ?? stated(futureValue(rate, nper, pmt, pv, type));
}

/** FV without its checks, for callers that have made them. */
export function futureValue(rate: number, nper: number, pmt: number, pv: number, type: number): number {
  if (rate === 0) return -(pv + pmt * nper);
  const power = nper * Math.log1p(rate);
  return -(pv * Math.exp(power) + pmt * (1 + rate * type) * (Math.expm1(power) / rate));
}

/**
 * Number of periods until the future value is reached.
 *   nper = log1p(−rate · (pv + fv) ÷ (pmt · (1 + rate · type) + pv · rate)) ÷ log1p(rate), and −(pv + fv) ÷ pmt at rate 0
 * A negative result is a number of periods in the past; if no number of periods is a solution, the result is a refusal.
 */
export function nper({ rate, pmt, pv, fv = 0, type = 0 }: { rate: number; pmt: number; pv: number } & Ending): Outcome {
  const refusal = firstRefusal(checkTerms(rate, type), mustBeFinite('pmt', pmt), mustBeFinite('pv', pv), mustBeFinite('fv', fv));
  if (refusal !== undefined) return refusal;
  const never = refuse('These payments never reach the future value.', 'pmt');
  if (pv + fv === 0) return stated(0);
  if (rate === 0) return pmt === 0 ? never : stated(-(pv + fv) / pmt);
  const change = (-rate * (pv + fv)) / (pmt * (1 + rate * type) + pv * rate);
  return change > -1 && Number.isFinite(change) ? stated(Math.log1p(change) / Math.log1p(rate)) : never;
}

/** The two bounds that every annuity function shares. */
export function checkTerms(rate: number, type: number): ReturnType<typeof firstRefusal> {
  return firstRefusal(mustBeMoreThan('rate', rate, -1), mustBeOneOf('type', type, [0, 1]));
}
