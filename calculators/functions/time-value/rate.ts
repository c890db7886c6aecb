import { oneRate } from '#calculators/kit/finance/one-rate.ts';
import { firstRefusal, mustBeFinite, mustBeMoreThan, mustBeOneOf, type Outcome } from '#calculators/kit/finance/outcome.ts';
import { netFlows, ratesWhere, type ValueWithSize } from '#calculators/kit/finance/roots.ts';

/**
 * RATE: interest rate per period of a level annuity, the i that solves
 *   pv + pmt · (1 + i · type) · (1 − (1 + i)^−nper) ÷ i + fv · (1 + i)^−nper = 0
 * Sign: as PMT. Unit: fraction per period.
 *
 * Multiplied by i, and written in e^x = 1 + i, the equation is a sum of four exponentials; its turning points divide the axis into
 * intervals with at most one root, so no guess is needed and the search cannot fail. `guess` chooses if two rates fit.
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
  const exponentials = netFlows([
    { amount: pv + pmt * type, time: -1 },
    { amount: pmt * (1 - type) - pv, time: 0 },
    { amount: fv - pmt * type, time: nper - 1 },
    { amount: -fv - pmt * (1 - type), time: nper },
  ]);
  return oneRate(
    ratesWhere(exponentials, (x) => annuityValue(x, { nper, pmt, pv, fv, type })),
    guess,
  );
}

interface Level {
  readonly nper: number;
  readonly pmt: number;
  readonly pv: number;
  readonly fv: number;
  readonly type: number;
}

/**
 * Value of the annuity at x = log(1 + i), taken at its start for x ≥ 0 and at its end otherwise, so that nothing overflows. The payment
 * that falls on the first or the last day is added to the amount there before anything is rounded; the others fall on periods 1 to n − 1.
 */
function annuityValue(x: number, { nper, pmt, pv, fv, type }: Level): ValueWithSize {
  const size = Math.abs(x);
  const between = x === 0 ? nper - 1 : Math.expm1((1 - nper) * size) / Math.expm1(-size);
  const first = (pv + pmt * type) * (x >= 0 ? 1 : Math.exp(nper * x));
  const payments = pmt * Math.exp(-size) * between;
  const last = (fv + pmt * (1 - type)) * (x >= 0 ? Math.exp(-nper * x) : 1);
  return { value: first + payments + last, size: Math.abs(first) + Math.abs(payments) + Math.abs(last) };
}
