import { type DatedFigures, perSet } from '#calculators/figures/dated-figure.ts';
import type { Dollars, Fraction } from '#calculators/figures/units.ts';

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

export const estateFigures: DatedFigures<EstateFigures> = {
  exclusion: {
    label: 'estate tax exclusion',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 15000000, source: 'P.L. 119-21 sec. 70106', evidence: 'one model' },
      { from: '2025-01-01', value: 13990000, source: 'Rev. Proc. 2024-40 sec. 2.41', evidence: 'one model' },
      { from: '2024-01-01', value: 13610000, source: 'Rev. Proc. 2023-34 sec. 3.41', evidence: 'one model' },
    ],
    standard: { value: 13610000, year: 2024, source: 'Rev. Proc. 2023-34 sec. 3.41', note: 'The exclusion of 2024.' },
  },
  annualGiftExclusion: {
    label: 'annual gift exclusion',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 19000, source: 'Rev. Proc. 2025-32 sec. 4.42', evidence: 'published' },
      { from: '2025-01-01', value: 19000, source: 'Rev. Proc. 2024-40 sec. 2.43', evidence: 'published' },
      { from: '2024-01-01', value: 18000, source: 'Rev. Proc. 2023-34 sec. 3.43', evidence: 'published' },
    ],
  },
};

export const estate = perSet('estate tax', estateFigures);
