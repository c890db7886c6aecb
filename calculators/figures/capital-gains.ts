import { type ByStatus, byStatus, separateOrOther } from './filing-status.ts';
import type { PerSet } from './set.ts';
import type { Dollars, Fraction } from './units.ts';

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

const law2025: CapitalGainsFigures = {
  zeroRateTop: byStatus(48350, 96700, 48350, 64750),
  fifteenRateTop: byStatus(533400, 600050, 300000, 566700),
};

export const capitalGains: PerSet<CapitalGainsFigures> = {
  spec: law2025,
  2024: { zeroRateTop: byStatus(47025, 94050, 47025, 63000), fifteenRateTop: byStatus(518900, 583750, 291850, 551350) },
  2025: law2025,
  2026: { zeroRateTop: byStatus(49450, 98900, 49450, 66200), fifteenRateTop: byStatus(545500, 613700, 306850, 579600) },
};
