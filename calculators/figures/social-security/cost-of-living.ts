import type { Percent } from '#calculators/figures/units.ts';

/**
 * Automatic increases of Social Security benefits in per cent, from the one of 1975. Since 1983 the increase of a year takes effect in
 * December and is first paid in January. Source: 42 USC 415(i); SSA, Cost-of-Living Adjustments.
 */
export const firstIncreaseYear = 1975;
export const benefitIncreases: readonly Percent[] = [
  8, 6.4, 5.9, 6.5, 9.9, 14.3, 11.2, 7.4, 3.5, 3.5, 3.1, 1.3, 4.2, 4, 4.7, 5.4, 3.7, 3, 2.6, 2.8, 2.6, 2.9, 2.1, 1.3, 2.5, 3.5, 2.6, 1.4,
  2.1, 2.7, 4.1, 3.3, 2.3, 5.8, 0, 0, 3.6, 1.7, 1.5, 1.7, 0, 0.3, 2, 2.8, 1.6, 1.3, 5.9, 8.7, 3.2, 2.5, 2.8,
];
export const lastIncreaseYear = firstIncreaseYear + benefitIncreases.length - 1;
