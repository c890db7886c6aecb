import { type ByStatus, byStatus } from '#calculators/figures/filing-status.ts';
import type { Dollars, Fraction } from '#calculators/figures/units.ts';

/** Net investment income tax: neither the rate nor the thresholds are indexed, so every set has the same. */
export const niitRate: Fraction = 0.038;
export const niitThreshold: ByStatus<Dollars> = byStatus(200000, 250000, 125000, 200000);
