import { type DatedFigure, type Evidence, type FigureUnit, type FigureValue, inForce, type StandardFigure } from './dated-figure.ts';
import type { ByStatus } from './filing-status.ts';
import { type FigureSet, lawYear } from './set.ts';

/** A figure as documents print it: one with dates, or one that has been the same in every year of law. */
export interface CitedFigure {
  readonly label: string;
  readonly unit: FigureUnit;
  /** Undefined if the year of the set has no value yet. */
  readonly value: (set: FigureSet) => FigureValue | ByStatus<FigureValue> | undefined;
  readonly source: string | ((year: number) => string);
  readonly evidence: Evidence | ((year: number) => Evidence);
  /** Found by a survey or a statistic, not set by a law or a lender. */
  readonly measured?: true;
  /** Missing if the original figures follow 2025. */
  readonly standard?: StandardFigure;
  /** The entries behind the values. */
  readonly dated?: DatedFigure;
}

/** A dated figure with the source and the evidence of each year. */
export function cited(dated: DatedFigure): CitedFigure {
  const { label, unit, standard, values } = dated;
  const newest = values[0];
  const cite = {
    label,
    unit,
    value: (set: FigureSet) => (set === 'spec' && standard !== undefined ? standard.value : inForce(dated, lawYear(set))?.value),
    source: (year: number) => inForce(dated, year)?.source ?? '',
    evidence: (year: number) => inForce(dated, year)?.evidence ?? newest?.evidence ?? 'published',
    dated,
  };
  return standard === undefined ? cite : { ...cite, standard };
}
