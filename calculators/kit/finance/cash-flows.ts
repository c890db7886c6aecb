import { refuse } from '#calculators/kit/definition/refusal.ts';
import { oneRate } from './one-rate.ts';
import { firstRefusal, mustBeFlows, mustBeMoreThan, type Outcome, stated } from './outcome.ts';
import { type RatesOfReturn, ratesOfReturn } from './roots.ts';

/**
 * NPV = Σ value(k) ÷ (1 + rate)^k, k from 1: the first value lies one period ahead, as in spreadsheets. An outlay today is added apart.
 * Sign: received positive, paid negative. Unit: fraction per period. Source: OpenFormula 1.2, 6.12 NPV.
 */
export function npv({ rate, values }: { readonly rate: number; readonly values: readonly number[] }): Outcome {
  const refusal = firstRefusal(mustBeMoreThan('rate', rate, -1), mustBeFlows('values', values));
  return refusal ?? stated(presentValueOf(values, rate) / (1 + rate));
}

/**
 * IRR: the rate at which Σ value(k) ÷ (1 + rate)^k, k from 0, is 0. Evenly spaced flows; sign as NPV; fraction per period.
 * Several rates are refused by name unless `guess` chooses among them. Source: Brealey, Myers and Allen, ch. 5.
 */
export function irr({ values, guess }: { readonly values: readonly number[]; readonly guess?: number | undefined }): Outcome {
  return mustBeFlows('values', values) ?? oneRate(ratesOfReturnOf(values), guess);
}

/** All internal rates of return of evenly spaced flows. */
export function ratesOfReturnOf(values: readonly number[]): RatesOfReturn {
  return ratesOfReturn(values.map((amount, time) => ({ amount, time })));
}

/**
 * MIRR = (FV of receipts at the reinvestment rate ÷ −PV of payments at the finance rate)^(1 ÷ (n − 1)) − 1, n values.
 * Sign as NPV; fractions per period. Source: OpenFormula 1.2, 6.12 MIRR.
 */
export function mirr({
  values,
  financeRate,
  reinvestRate,
}: {
  readonly values: readonly number[];
  readonly financeRate: number;
  readonly reinvestRate: number;
}): Outcome {
  const refusal = firstRefusal(
    mustBeFlows('values', values),
    mustBeMoreThan('finance_rate', financeRate, -1),
    mustBeMoreThan('reinvest_rate', reinvestRate, -1),
  );
  if (refusal !== undefined) return refusal;
  const periods = values.length - 1;
  const paid = -presentValueOf(
    values.map((value) => Math.min(value, 0)),
    financeRate,
  );
  const received = presentValueOf(
    values.map((value) => Math.max(value, 0)),
    reinvestRate,
  );
  if (paid === 0 || received === 0) return refuse('"values" must hold at least one payment and one receipt.', 'values');
  return stated(Math.expm1(Math.log(received / paid) / periods + Math.log1p(reinvestRate)));
}

/** Σ value(k) ÷ (1 + rate)^k, k from 0, by Horner's rule from the last. */
function presentValueOf(values: readonly number[], rate: number): number {
  return values.reduceRight((sum, value) => sum / (1 + rate) + value, 0);
}
