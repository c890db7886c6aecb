import {
  firstRefusal,
  mustBeAtLeast,
  mustBeFinite,
  mustBeFlows,
  mustBeMoreThan,
  mustBeWhole,
  type Outcome,
  stated,
} from '#calculators/kit/finance/outcome.ts';

/** FVSCHEDULE = principal · Π (1 + rate(k)): an amount after a series of rates, fractions. Source: OpenFormula 1.2, 6.12 FVSCHEDULE. */
export function fvschedule({ principal, schedule }: { readonly principal: number; readonly schedule: readonly number[] }): Outcome {
  const refusal = firstRefusal(mustBeFinite('principal', principal), mustBeFlows('schedule', schedule));
  return refusal ?? stated(schedule.reduce((amount, rate) => amount * (1 + rate), principal));
}

/**
 * RRI = (fv ÷ pv)^(1 ÷ nper) − 1: the equal growth per period, a fraction; neither amount negative. A total loss gives −1, and zero that
 * stays zero gives 0, as in Excel. Source: OpenFormula 1.2, 6.12 RRI.
 */
export function rri({ nper, pv, fv }: { readonly nper: number; readonly pv: number; readonly fv: number }): Outcome {
  const refusal = firstRefusal(
    mustBeMoreThan('nper', nper, 0),
    fv === 0 ? mustBeAtLeast('pv', pv, 0) : mustBeMoreThan('pv', pv, 0),
    mustBeAtLeast('fv', fv, 0),
  );
  if (refusal !== undefined) return refusal;
  if (fv === 0) return pv === 0 ? 0 : -1;
  return stated(Math.expm1(logOfRatio(fv, pv) / nper));
}

/** PDURATION = log(fv ÷ pv) ÷ log(1 + rate): periods until an amount has grown; rate per period, a fraction. Source: OpenFormula 1.2, 6.12 PDURATION. */
export function pduration({ rate, pv, fv }: { readonly rate: number; readonly pv: number; readonly fv: number }): Outcome {
  const refusal = firstRefusal(mustBeMoreThan('rate', rate, 0), mustBeMoreThan('pv', pv, 0), mustBeMoreThan('fv', fv, 0));
  return refusal ?? stated(logOfRatio(fv, pv) / Math.log1p(rate));
}

/** EFFECT = (1 + nominal ÷ npery)^npery − 1: the effective yearly rate of a nominal one compounded `npery` times. Source: OpenFormula 1.2, 6.12 EFFECT. */
export function effect({ nominalRate, npery }: { readonly nominalRate: number; readonly npery: number }): Outcome {
  const refusal = firstRefusal(mustBeWhole('npery', npery, 1), mustBeMoreThan('nominal_rate', nominalRate, -npery));
  return refusal ?? stated(Math.expm1(npery * Math.log1p(nominalRate / npery)));
}

/** NOMINAL = npery · ((1 + effect)^(1 ÷ npery) − 1): the inverse of EFFECT. Source: OpenFormula 1.2, 6.12 NOMINAL. */
export function nominal({ effectRate, npery }: { readonly effectRate: number; readonly npery: number }): Outcome {
  const refusal = firstRefusal(mustBeWhole('npery', npery, 1), mustBeMoreThan('effect_rate', effectRate, -1));
  return refusal ?? stated(npery * Math.expm1(Math.log1p(effectRate) / npery));
}

/** log(over ÷ under), exact where the two are nearly equal. */
function logOfRatio(over: number, under: number): number {
  const change = (over - under) / under;
  return Math.abs(change) < 0.5 ? Math.log1p(change) : Math.log(over / under);
}
