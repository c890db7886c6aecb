import { type DatedFigures, perSet } from '#calculators/figures/dated-figure.ts';
import { type ByStatus, byStatus, separateOrOther } from '#calculators/figures/filing-status.ts';
import type { Dollars, Fraction } from '#calculators/figures/units.ts';

export interface CapitalGainsFigures {
  /** Taxable income up to which long-term gain is taxed at 0 %, and at 15 %. */
  readonly zeroRateTop: ByStatus<Dollars>;
  readonly fifteenRateTop: ByStatus<Dollars>;
}

export const capitalGainsRates: readonly [Fraction, Fraction, Fraction] = [0, 0.15, 0.2];
export const unrecaptured1250Rate: Fraction = 0.25;
export const collectiblesRate: Fraction = 0.28;
/** Net capital loss that ordinary income absorbs in a year; not indexed. */
export const capitalLossLimit: ByStatus<Dollars> = separateOrOther(1500, 3000);

export const capitalGainsFigures: DatedFigures<CapitalGainsFigures> = {
  zeroRateTop: {
    label: 'top of the 0 % rate',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: byStatus(49450, 98900, 49450, 66200), source: 'Rev. Proc. 2025-32 sec. 4.03', evidence: 'two models' },
      { from: '2025-01-01', value: byStatus(48350, 96700, 48350, 64750), source: 'Rev. Proc. 2024-40 sec. 2.03', evidence: 'two models' },
      { from: '2024-01-01', value: byStatus(47025, 94050, 47025, 63000), source: 'Rev. Proc. 2023-34 sec. 3.03', evidence: 'two models' },
    ],
  },
  fifteenRateTop: {
    label: 'top of the 15 % rate',
    unit: 'dollars',
    values: [
      {
        from: '2026-01-01',
        value: byStatus(545500, 613700, 306850, 579600),
        source: 'Rev. Proc. 2025-32 sec. 4.03',
        evidence: 'two models',
      },
      {
        from: '2025-01-01',
        value: byStatus(533400, 600050, 300000, 566700),
        source: 'Rev. Proc. 2024-40 sec. 2.03',
        evidence: 'two models',
      },
      {
        from: '2024-01-01',
        value: byStatus(518900, 583750, 291850, 551350),
        source: 'Rev. Proc. 2023-34 sec. 3.03',
        evidence: 'two models',
      },
    ],
  },
};

export const capitalGains = perSet('capital gains', capitalGainsFigures);
