import type { CalendarDate } from '#calculators/functions/dates/calendar.ts';
import { type Refusal, refuse } from '#calculators/kit/definition/refusal.ts';
import { oneRate } from '#calculators/kit/finance/one-rate.ts';
import { firstRefusal, mustBeFlows, mustBeMoreThan, type Outcome, stated } from '#calculators/kit/finance/outcome.ts';
import { type Flow, type RatesOfReturn, ratesOfReturn } from '#calculators/kit/finance/roots.ts';

interface DatedFlows {
  readonly values: readonly number[];
  readonly dates: readonly CalendarDate[];
}

/**
 * XNPV = Σ value(k) ÷ (1 + rate)^((date(k) − date(0)) ÷ 365): worth on the first date.
 * Sign: received positive, paid negative. Unit: fraction a year of 365 days, leap years too. Source: OpenFormula 1.2, 6.12 XNPV.
 */
export function xnpv({ rate, values, dates }: DatedFlows & { readonly rate: number }): Outcome {
  const refusal = firstRefusal(mustBeMoreThan('rate', rate, -1), checkDates(values, dates), checkFirst(dates));
  if (refusal !== undefined) return refusal;
  const growth = Math.log1p(rate);
  return stated(datedFlows(values, dates).reduce((sum, { amount, time }) => sum + amount * Math.exp(-time * growth), 0));
}

/**
 * XIRR: the yearly rate at which XNPV is 0. Found by bracketing, so short losses work: −2.4 % in six days is −76.51 % a year.
 * The rate does not depend on the day of the value, so the first flow need not be the earliest. Sign and unit as XNPV; several rates as IRR. Source: OpenFormula 1.2, 6.12 XIRR.
 */
export function xirr({ values, dates, guess }: DatedFlows & { readonly guess?: number | undefined }): Outcome {
  return checkDates(values, dates) ?? oneRate(ratesOfReturnOfDated(values, dates), guess);
}

/** All yearly rates of return of dated flows. */
export function ratesOfReturnOfDated(values: readonly number[], dates: readonly CalendarDate[]): RatesOfReturn {
  return ratesOfReturn(datedFlows(values, dates));
}

function datedFlows(values: readonly number[], dates: readonly CalendarDate[]): readonly Flow[] {
  const start = dates[0]?.serial ?? 0;
  return values.map((amount, index) => ({ amount, time: ((dates[index]?.serial ?? start) - start) / 365 }));
}

function checkDates(values: readonly number[], dates: readonly CalendarDate[]): Refusal | undefined {
  const refusal = mustBeFlows('values', values);
  if (refusal !== undefined) return refusal;
  return values.length === dates.length ? undefined : refuse('"values" and "dates" must have the same length.', 'dates');
}

function checkFirst(dates: readonly CalendarDate[]): Refusal | undefined {
  const start = dates[0]?.serial ?? 0;
  return dates.some(({ serial }) => serial < start) ? refuse('"dates" must not hold a date before the first one.', 'dates') : undefined;
}
