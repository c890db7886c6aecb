import type { ByStatus } from './filing-status.ts';
import type { FigureSet, LawYear } from './set.ts';

/** A number, or several: the tops of brackets, the ends of a range. */
export type FigureValue = number | null | readonly number[];

/**
 * Certainty of a value: compared in two open tax models, read in one, or read on a public page. A planning value is none of these: it was
 * chosen by the product, not set by a law or a survey.
 */
export type Evidence = 'two models' | 'one model' | 'published' | 'planning value';

export interface CitedFigure {
  readonly label: string;
  readonly unit: 'dollars' | 'percent' | 'fraction' | 'years' | 'months' | 'points';
  readonly value: (set: FigureSet) => FigureValue | ByStatus<FigureValue>;
  /** The same law every year, or one source for each. */
  readonly source: string | Readonly<Record<LawYear, string>>;
  readonly evidence: Evidence;
  /** Found by a survey or a statistic, not set by a law or a lender. */
  readonly measured?: true;
  /** Missing if the standard set follows 2025. */
  readonly standard?: StandardFigure;
}

/** A value that the standard set states itself. */
export interface StandardFigure {
  /** Tax year of the value; null if it matches none. */
  readonly year: number | null;
  readonly source: string;
  readonly note: string;
}
