import { missingFigure } from '#calculators/figures/dated-figure.ts';
import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import { type FigureSet, isComplete, lawYear } from '#calculators/figures/set.ts';
import { type FederalLaw, projectedLaw } from './projected-law.ts';

/** The compiled law of a set for calculators, which project nothing: a year that is not complete is refused. */
export function publishedLaw(set: FigureSet, status: FilingStatus): FederalLaw {
  const year = lawYear(set);
  return isComplete(set) ? projectedLaw(year, status, () => 1) : missingFigure('income tax, bracket tops', year);
}
