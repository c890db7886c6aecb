import { type Refusal, refuse } from '#calculators/kit/definition/refusal.ts';
import { halfUp } from '#calculators/kit/money/money.ts';
import { firstRefusal, mustBeAtLeast, mustBeFinite, mustBeMoreThan, mustBeWhole, type Outcome, stated } from './outcome.ts';

/** An asset written off from its cost to its salvage value over its life, counted in periods (years as a rule). */
export interface Asset {
  readonly cost: number;
  readonly salvage: number;
  readonly life: number;
}

/** SLN = (cost − salvage) ÷ life, the same in each period. Source: OpenFormula 1.2, 6.12 SLN. */
export function sln({ cost, salvage, life }: Asset): Outcome {
  const refusal = firstRefusal(mustBeFinite('cost', cost), mustBeFinite('salvage', salvage), mustBeMoreThan('life', life, 0));
  return refusal ?? stated((cost - salvage) / life);
}

/** SYD = (cost − salvage) · (life − per + 1) · 2 ÷ (life · (life + 1)): sum of the years' digits. Source: OpenFormula 1.2, 6.12 SYD. */
export function syd({ cost, salvage, life, per }: Asset & { readonly per: number }): Outcome {
  const refusal = firstRefusal(
    mustBeFinite('cost', cost),
    mustBeFinite('salvage', salvage),
    mustBeMoreThan('life', life, 0),
    mustBeAtLeast('per', per, 1),
    checkEnd('per', per, life),
  );
  return refusal ?? stated(((cost - salvage) * (life - per + 1) * 2) / (life * (life + 1)));
}

/**
 * DB: fixed declining balance with a rate of 1 − (salvage ÷ cost)^(1 ÷ life), rounded half up to three decimals.
 *   first period: cost · rate · month ÷ 12; between: book value · rate; period life + 1: book value · rate · (12 − month) ÷ 12
 * `month` is the number of months in the first year; a part of a period counts as its whole. Source: OpenFormula 1.2, 6.12 DB; Microsoft, DB function.
 */
export function db({ cost, salvage, life, period: at, month = 12 }: Asset & { readonly period: number; readonly month?: number }): Outcome {
  const refusal = firstRefusal(
    checkAsset({ cost, salvage, life }),
    mustBeMoreThan('period', at, 0),
    mustBeWhole('month', month, 1),
    checkEnd('month', month, 12),
    checkEnd('period', at, life + 1),
  );
  if (refusal !== undefined) return refusal;
  if (cost === 0) return 0;
  const period = Math.max(Math.floor(at), 1);
  const rate = halfUp((1 - (salvage / cost) ** (1 / life)) * 1000) / 1000;
  const first = cost * rate * (month / 12);
  if (period === 1) return stated(first);
  const whole = (cost - first) * (1 - rate) ** (period - 2) * rate;
  return stated(period > life ? whole * ((12 - month) / 12) : whole);
}

/**
 * DDB: declining balance at factor ÷ life (at most all) of the book value, never below the salvage value.
 *   book(k) = cost · (1 − factor ÷ life)^k, depreciation = min(book(period − 1) · factor ÷ life, book(period − 1) − salvage), at least 0
 * A period before the first has ended is the first, as in Excel. Source: OpenFormula 1.2, 6.12 DDB.
 */
export function ddb({ cost, salvage, life, period, factor = 2 }: Asset & { readonly period: number; readonly factor?: number }): Outcome {
  const refusal = firstRefusal(
    checkAsset({ cost, salvage, life }),
    mustBeMoreThan('period', period, 0),
    checkEnd('period', period, life),
    mustBeMoreThan('factor', factor, 0),
  );
  if (refusal !== undefined) return refusal;
  const rate = Math.min(factor / life, 1);
  const book = period <= 1 ? cost : cost * Math.exp((period - 1) * Math.log1p(-rate));
  return stated(Math.max(Math.min(book * rate, book - salvage), 0));
}

/** Precondition of the declining-balance methods: an asset with a valid cost, salvage value, and life. */
export function checkAsset({ cost, salvage, life }: Asset): Refusal | undefined {
  return firstRefusal(mustBeAtLeast('cost', cost, 0), mustBeAtLeast('salvage', salvage, 0), mustBeMoreThan('life', life, 0));
}

export function checkEnd(name: string, period: number, last: number): Refusal | undefined {
  return period <= last ? undefined : refuse(`"${name}" must be at most ${last}.`, name);
}
