import { missingFigure } from '#calculators/figures/dated-figure.ts';
import { type FigureSet, lawYear } from '#calculators/figures/set.ts';

export type StateYear = 2025 | 2026;

/** The newest set in which the law of every state is published. */
export const newestStateSet = '2025';

/** The year of the state figures of a set. The original figures follow 2025; sets without state figures are refused. */
export function stateYear(set: FigureSet): StateYear {
  const year = lawYear(set);
  return year === 2025 || year === 2026 ? year : missingFigure('state income tax', year);
}
