import { type DatedFigures, noEndDate, perSet } from '#calculators/figures/dated-figure.ts';
import { type ByStatus, byStatus, jointOrOther, separateOrOther } from '#calculators/figures/filing-status.ts';
import type { Dollars, Fraction } from '#calculators/figures/units.ts';

export interface AmtFigures {
  readonly exemption: ByStatus<Dollars>;
  readonly phaseOutStart: ByStatus<Dollars>;
  /** Amount of the exemption lost for each dollar above the start. */
  readonly phaseOutRate: Fraction;
  /** Start of the 28 % rate. */
  readonly upperRateStart: ByStatus<Dollars>;
}

export const amtRates: readonly [Fraction, Fraction] = [0.26, 0.28];

export const amtFigures: DatedFigures<AmtFigures> = {
  exemption: {
    label: 'AMT exemption',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: byStatus(90100, 140200, 70100, 90100), source: 'Rev. Proc. 2025-32 sec. 4.10', evidence: 'two models' },
      { from: '2025-01-01', value: byStatus(88100, 137000, 68500, 88100), source: 'Rev. Proc. 2024-40 sec. 2.11', evidence: 'two models' },
      { from: '2024-01-01', value: byStatus(85700, 133300, 66650, 85700), source: 'Rev. Proc. 2023-34 sec. 3.11', evidence: 'two models' },
    ],
    standard: {
      value: byStatus(85700, 139400, 69700, 85700),
      year: null,
      source: 'Rev. Proc. 2023-34 sec. 3.11 in part',
      note: 'Single and head of household are those of 2024; 139,400 and 69,700 match no year (137,000 and 68,500 in 2025).',
    },
  },
  phaseOutStart: {
    label: 'start of the AMT phase-out',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: jointOrOther(1000000, 500000), source: 'P.L. 119-21 sec. 70107', evidence: 'two models' },
      { from: '2025-01-01', value: jointOrOther(1252700, 626350), source: 'Rev. Proc. 2024-40 sec. 2.11', evidence: 'two models' },
      { from: '2024-01-01', value: jointOrOther(1218700, 609350), source: 'Rev. Proc. 2023-34 sec. 3.11', evidence: 'two models' },
    ],
    standard: {
      value: jointOrOther(1252550, 626350),
      year: null,
      source: 'Rev. Proc. 2024-40 sec. 2.11 in part',
      note: 'The starts of 2025, but 1,252,550 for a joint return matches no year (1,252,700 in 2025).',
    },
  },
  phaseOutRate: {
    label: 'AMT phase-out rate',
    unit: 'fraction',
    values: [
      { from: '2026-01-01', until: noEndDate, value: 0.5, source: 'P.L. 119-21 sec. 70107', evidence: 'two models' },
      { from: '2024-01-01', until: '2025-12-31', value: 0.25, source: '26 USC 55(d)(2)', evidence: 'two models' },
    ],
  },
  upperRateStart: {
    label: 'start of the 28 % AMT rate',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: separateOrOther(122250, 244500), source: 'Rev. Proc. 2025-32 sec. 4.10', evidence: 'two models' },
      { from: '2025-01-01', value: separateOrOther(119550, 239100), source: 'Rev. Proc. 2024-40 sec. 2.11', evidence: 'two models' },
      { from: '2024-01-01', value: separateOrOther(116300, 232600), source: 'Rev. Proc. 2023-34 sec. 3.11', evidence: 'two models' },
    ],
  },
};

export const amt = perSet('AMT', amtFigures);
