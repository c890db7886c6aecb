import type { CalendarDate } from '#calculators/functions/dates/calendar.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import {
  firstRefusal,
  mustBeAtLeast,
  mustBeFinite,
  mustBeMoreThan,
  mustBeWhole,
  type Outcome,
  stated,
} from '#calculators/kit/finance/outcome.ts';

interface ForwardYears {
  readonly startRate: number;
  readonly endRate: number;
  readonly startYears: number;
  readonly endYears: number;
  readonly compounding: number;
}

/**
 * Forward rate between two times, from the spot rates to each of them.
 *   (1 + z2 ÷ m)^(m · t2) = (1 + z1 ÷ m)^(m · t1) · (1 + f ÷ m)^(m · (t2 − t1)); continuous where m is 0
 * Rates are yearly fractions compounded m times a year. Source: Hull, Options, Futures, and Other Derivatives, ch. 4.
 */
export function forwardRateOfYears({ startRate, endRate, startYears, endYears, compounding: m }: ForwardYears): Outcome {
  const refusal = firstRefusal(
    mustBeWhole('compounding', m, 0),
    m === 0 ? mustBeFinite('start_rate', startRate) : mustBeMoreThan('start_rate', startRate, -m),
    m === 0 ? mustBeFinite('end_rate', endRate) : mustBeMoreThan('end_rate', endRate, -m),
    mustBeAtLeast('start_years', startYears, 0),
    mustBeMoreThan('end_years', endYears, startYears),
  );
  if (refusal !== undefined) return refusal;
  const log = (rate: number) => (m === 0 ? rate : m * Math.log1p(rate / m));
  const between = (log(endRate) * endYears - log(startRate) * startYears) / (endYears - startYears);
  return stated(m === 0 ? between : m * Math.expm1(between / m));
}

interface ForwardDates extends Omit<ForwardYears, 'startYears' | 'endYears'> {
  readonly valueDate: CalendarDate;
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
}

/** The same between two dates; a year has 365 days. */
export function forwardRate({ valueDate, startDate, endDate, ...rates }: ForwardDates): Outcome {
  const [start, end] = [startDate.serial - valueDate.serial, endDate.serial - valueDate.serial];
  if (start < 0) return refuse('"start_date" must not be before "value_date".', 'start_date');
  if (end <= start) return refuse('"end_date" must be after "start_date".', 'end_date');
  return forwardRateOfYears({ ...rates, startYears: start / 365, endYears: end / 365 });
}
