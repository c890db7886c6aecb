import { type DatedFigures, noEndDate, perSet } from '#calculators/figures/dated-figure.ts';

export interface MarketplaceFigures {
  /** Household income in per cent of the poverty line at which each band begins. */
  readonly bandStarts: readonly number[];
  /** Share of income, in per cent, expected at the start and at the end of each band. */
  readonly expectedAtStart: readonly number[];
  readonly expectedAtEnd: readonly number[];
  /** Per cent of the poverty line above which no credit is left; null where the year has no such end. */
  readonly creditEnds: number | null;
}

const enhanced = '26 USC 36B(b)(3)(A)(iii), P.L. 117-169 sec. 12001';

export const marketplaceFigures: DatedFigures<MarketplaceFigures> = {
  bandStarts: {
    label: 'marketplace credit: income in per cent of the poverty line where each band starts',
    unit: 'percent',
    values: [
      { from: '2026-01-01', value: [0, 133, 150, 200, 250, 300], source: 'Rev. Proc. 2025-25 sec. 3.01', evidence: 'published' },
      { from: '2024-01-01', until: '2025-12-31', value: [0, 150, 200, 250, 300, 400], source: enhanced, evidence: 'published' },
    ],
  },
  expectedAtStart: {
    label: 'share of income expected at the start of each band',
    unit: 'percent',
    values: [
      { from: '2026-01-01', value: [2.1, 3.14, 4.19, 6.6, 8.44, 9.96], source: 'Rev. Proc. 2025-25 sec. 3.01', evidence: 'published' },
      { from: '2024-01-01', until: '2025-12-31', value: [0, 0, 2, 4, 6, 8.5], source: enhanced, evidence: 'published' },
    ],
  },
  expectedAtEnd: {
    label: 'share of income expected at the end of each band',
    unit: 'percent',
    values: [
      { from: '2026-01-01', value: [2.1, 4.19, 6.6, 8.44, 9.96, 9.96], source: 'Rev. Proc. 2025-25 sec. 3.01', evidence: 'published' },
      { from: '2024-01-01', until: '2025-12-31', value: [0, 2, 4, 6, 8.5, 8.5], source: enhanced, evidence: 'published' },
    ],
  },
  creditEnds: {
    label: 'per cent of the poverty line above which there is no credit',
    unit: 'percent',
    values: [
      { from: '2026-01-01', until: noEndDate, value: 400, source: '26 USC 36B(c)(1)(A)', evidence: 'published' },
      { from: '2024-01-01', until: '2025-12-31', value: null, source: enhanced, evidence: 'published' },
    ],
  },
};

export const marketplace = perSet('marketplace credit', marketplaceFigures);
