import { oneRate } from './one-rate.ts';
import { firstRefusal, mustBeFinite, mustBeMoreThan, mustBeOneOf, type Outcome } from './outcome.ts';
import { asRates, crossings, cutsOf, type Weighed } from './roots.ts';

/**
 * RATE: interest rate per period of a level annuity, the i that solves
 *   pv + pmt · (1 + i · type) · (1 − (1 + i)^−nper) ÷ i + fv · (1 + i)^−nper = 0
 * Sign: as PMT. Unit: fraction per period.
 *
 * Times i, and written in e^x = 1 + i, the equation is a sum of four exponentials; its turning points cut the axis into stretches
 * with one root at most, so no guess is needed and none can fail. `guess` chooses where two rates fit.
 * Source: OpenFormula 1.2, 6.12 RATE (equation); the four exponentials by multiplying it out.
 */
export function rate({
  nper,
  pmt = 0,
  pv,
  fv = 0,
  type = 0,
  guess,
}: {
  readonly nper: number;
  readonly pmt?: number;
  readonly pv: number;
  readonly fv?: number;
  readonly type?: number;
  readonly guess?: number | undefined;
}): Outcome {
  const refusal = firstRefusal(
    mustBeMoreThan('nper', nper, 0),
    mustBeFinite('pmt', pmt),
    mustBeFinite('pv', pv),
    mustBeFinite('fv', fv),
    mustBeOneOf('type', type, [0, 1]),
  );
  if (refusal !== undefined) return refusal;
  const cuts = cutsOf([
    { amount: pv + pmt * type, time: -1 },
    { amount: pmt * (1 - type) - pv, time: 0 },
    { amount: fv - pmt * type, time: nper - 1 },
    { amount: -fv - pmt * (1 - type), time: nper },
  ]);
  return oneRate(asRates(crossings((x) => annuityValue(x, { nper, pmt, pv, fv, type }), cuts)), guess);
}

interface Level {
  readonly nper: number;
  readonly pmt: number;
  readonly pv: number;
  readonly fv: number;
  readonly type: number;
}

/** Value of the annuity at x = log(1 + i), taken at its start for x ≥ 0 and at its end otherwise, so that nothing overflows. */
function annuityValue(x: number, { nper, pmt, pv, fv, type }: Level): Weighed {
  const first = x >= 0 ? pv : pv * Math.exp(nper * x);
  const last = x >= 0 ? fv * Math.exp(-nper * x) : fv;
  const size = Math.abs(x);
  const sum = x === 0 ? nper : Math.expm1(-nper * size) / Math.expm1(-size);
  const payments = pmt * (x >= 0 === (type === 1) ? sum : sum * Math.exp(-size));
  return { value: first + payments + last, size: Math.abs(first) + Math.abs(payments) + Math.abs(last) };
}
