import type { FigureSet, PerSet } from './set.ts';
import type { Years } from './units.ts';

/** Uniform Lifetime Table, from age 72 to 120 and over. */
export const uniformLifetimeFrom = 72;
export const uniformLifetime: readonly Years[] = [
  27.4, 26.5, 25.5, 24.6, 23.7, 22.9, 22, 21.1, 20.2, 19.4, 18.5, 17.7, 16.8, 16, 15.2, 14.4, 13.7, 12.9, 12.2, 11.5, 10.8, 10.1, 9.5, 8.9,
  8.4, 7.8, 7.3, 6.8, 6.4, 6, 5.6, 5.2, 4.9, 4.6, 4.3, 4.1, 3.9, 3.7, 3.5, 3.4, 3.3, 3.1, 3, 2.9, 2.8, 2.7, 2.5, 2.3, 2,
];

/** Single Life Table, from age 0 to 120 and over. */
export const singleLife: readonly Years[] = [
  84.6, 83.7, 82.8, 81.8, 80.8, 79.8, 78.8, 77.9, 76.9, 75.9, 74.9, 73.9, 72.9, 71.9, 70.9, 69.9, 69, 68, 67, 66, 65, 64.1, 63.1, 62.1,
  61.1, 60.2, 59.2, 58.2, 57.3, 56.3, 55.3, 54.4, 53.4, 52.5, 51.5, 50.5, 49.6, 48.6, 47.7, 46.7, 45.7, 44.8, 43.8, 42.9, 41.9, 41, 40, 39,
  38.1, 37.1, 36.2, 35.3, 34.3, 33.4, 32.5, 31.6, 30.6, 29.8, 28.9, 28, 27.1, 26.2, 25.4, 24.5, 23.7, 22.9, 22, 21.2, 20.4, 19.6, 18.8, 18,
  17.2, 16.4, 15.6, 14.8, 14.1, 13.3, 12.6, 11.9, 11.2, 10.5, 9.9, 9.3, 8.7, 8.1, 7.6, 7.1, 6.6, 6.1, 5.7, 5.3, 4.9, 4.6, 4.3, 4, 3.7, 3.4,
  3.2, 3, 2.8, 2.6, 2.5, 2.3, 2.2, 2.1, 2.1, 2.1, 2, 2, 2, 2, 2, 1.9, 1.9, 1.8, 1.8, 1.6, 1.4, 1.1, 1,
];

/**
 * Age in the first year with a required distribution. The standard set starts at 72 for everybody; the law depends on the year of birth.
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
export const rmdStart: PerSet<readonly RmdStart[]> = {
  spec: [{ bornFrom: 0, age: 72 }],
  2024: bySecureAct,
  2025: bySecureAct,
  2026: bySecureAct,
};

/** The last age of the standard set's own table; older ages use the rows of the law. */
export const standardTableEnd = 100;
export function usesLawRows(set: FigureSet, age: number): boolean {
  return set === 'spec' && age > standardTableEnd;
}
