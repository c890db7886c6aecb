import { builder } from '#contract/pages/landing-page-values.ts';

/** The nearest grid line. */
export function snapToGrid(length: number): number {
  // Adding zero turns -0 into 0.
  return Math.round(length / builder.gridPx) * builder.gridPx + 0;
}
