import type { FigureSet } from '#calculators/figures/set.ts';

/**
 * Age in the first year with a required distribution. The original figures start at 72 for everybody; the law depends on the year of birth.
 * People born before July 1949 started at 70½, which no set of these years needs for a first distribution.
 */
export interface RmdStart {
  readonly bornFrom: number;
  readonly age: number;
}
const bySecureAct: readonly RmdStart[] = [
  { bornFrom: 1960, age: 75 },
  { bornFrom: 1951, age: 73 },
  { bornFrom: 0, age: 72 },
];
export function rmdStart(set: FigureSet): readonly RmdStart[] {
  return set === 'spec' ? [{ bornFrom: 0, age: 72 }] : bySecureAct;
}

/** The last age of the original figures's own table; older ages use the rows of the law. */
export const standardTableEnd = 100;
export function usesLawRows(set: FigureSet, age: number): boolean {
  return set === 'spec' && age > standardTableEnd;
}
