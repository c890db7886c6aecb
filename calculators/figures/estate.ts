import type { PerSet } from './set.ts';
import type { Dollars, Fraction } from './units.ts';

export interface EstateFigures {
  /** The basic exclusion amount. */
  readonly exclusion: Dollars;
  /** Gifts to one person in a year that are exempt. */
  readonly annualGiftExclusion: Dollars;
}

/** The highest rate of the unified schedule, and the only one that applies above the exclusion. */
export const estateRate: Fraction = 0.4;
/** Unified rate schedule: the rates, and the end of each bracket below the highest. */
export const estateRates: readonly Fraction[] = [0.18, 0.2, 0.22, 0.24, 0.26, 0.28, 0.3, 0.32, 0.34, 0.37, 0.39, 0.4];
export const estateBracketTops: readonly Dollars[] = [10000, 20000, 40000, 60000, 80000, 100000, 150000, 250000, 500000, 750000, 1000000];

export const estate: PerSet<EstateFigures> = {
  spec: { exclusion: 13610000, annualGiftExclusion: 19000 },
  2024: { exclusion: 13610000, annualGiftExclusion: 18000 },
  2025: { exclusion: 13990000, annualGiftExclusion: 19000 },
  2026: { exclusion: 15000000, annualGiftExclusion: 19000 },
};
