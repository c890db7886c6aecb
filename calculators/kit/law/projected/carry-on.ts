import type { DatedFigure } from '#calculators/figures/dated-figure.ts';
import { type FilingStatus, filingStatuses } from '#calculators/figures/filing-status.ts';
import type { Dollars } from '#calculators/figures/units.ts';

/** Price level of a year; only the ratio of two years counts. */
export type Prices = (year: number) => number;

/** The way in which a statute rounds an indexed amount. */
export type Rounding = (amount: number) => number;

/** Next lower multiple: 26 USC 1(f)(7) and the sections that follow it. */
export function downTo(step: Dollars): Rounding {
  return (amount) => Math.floor(amount / step + 1e-9) * step;
}

/** Nearest multiple. */
export function nearest(step: Dollars): Rounding {
  return (amount) => Math.round(amount / step) * step;
}

/** Dimes, as a premium of Medicare is rounded. Whole dimes are divided, so that the result prints exactly. */
export const nearestDime: Rounding = (amount) => Math.round(amount * 10) / 10;

/** A value with the first and the last year in which it is in force. */
interface Span<T> {
  readonly first: number;
  readonly last: number;
  readonly value: T;
}

/** The values of a figure by year, the newest first, read once from their dates. */
export type Timeline<T> = readonly Span<T>[];

export function timelineOf<T>({ values }: DatedFigure<T>): Timeline<T> {
  return values.map(({ from, until, value }) => ({ first: yearOf(from), last: yearOf(until ?? from), value }));
}

/** A timeline for each filing status. */
export function timelinesByStatus<T>(figure: DatedFigure<Readonly<Record<FilingStatus, T>>>): Readonly<Record<FilingStatus, Timeline<T>>> {
  const spans = timelineOf(figure);
  const [single, marriedJoint, marriedSeparate, headOfHousehold] = filingStatuses.map((status) =>
    spans.map((span) => ({ ...span, value: span.value[status] })),
  );
  return {
    single: single ?? [],
    marriedJoint: marriedJoint ?? [],
    marriedSeparate: marriedSeparate ?? [],
    headOfHousehold: headOfHousehold ?? [],
  };
}

/** A figure that its statute holds: the value of the year, or the last published one; before the first year, the first one. */
export function held<T>(timeline: Timeline<T>, year: number, otherwise: T): T {
  return begunBy(timeline, year)?.value ?? otherwise;
}

/** A figure that ends on a date of its own. */
export function untilItsEnd<T>(timeline: Timeline<T>, year: number, afterwards: T): T {
  const span = begunBy(timeline, year);
  return span === undefined || span.last < year ? afterwards : span.value;
}

/** An indexed figure: as published, and after the last published year raised with prices and rounded as the statute says. */
export function indexed(timeline: Timeline<Dollars>, year: number, prices: Prices, rounding: Rounding): Dollars {
  const span = begunBy(timeline, year);
  if (span === undefined) return 0;
  return span.last >= year ? span.value : rounding((span.value * prices(year)) / prices(span.last));
}

/** The same for several amounts at once. */
export function indexedList(timeline: Timeline<readonly Dollars[]>, year: number, prices: Prices, rounding: Rounding): readonly Dollars[] {
  const span = begunBy(timeline, year);
  if (span === undefined || span.last >= year) return span?.value ?? [];
  const ratio = prices(year) / prices(span.last);
  return span.value.map((value) => rounding(value * ratio));
}

function begunBy<T>(timeline: Timeline<T>, year: number): Span<T> | undefined {
  return timeline.find(({ first }) => first <= year) ?? timeline.at(-1);
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}
