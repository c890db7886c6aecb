import { type ByStatus, byStatus, separateOrOther } from './filing-status.ts';
import type { PerSet } from './set.ts';
import type { Dollars, Fraction } from './units.ts';

export interface AmtFigures {
  readonly exemption: ByStatus<Dollars>;
  readonly phaseOutStart: ByStatus<Dollars>;
  /** Amount of the exemption lost for each dollar above the start. */
  readonly phaseOutRate: Fraction;
  /** Start of the 28 % rate. */
  readonly upperRateStart: ByStatus<Dollars>;
}

export const amtRates: readonly [Fraction, Fraction] = [0.26, 0.28];

const law2025: AmtFigures = {
  exemption: byStatus(88100, 137000, 68500, 88100),
  phaseOutStart: byStatus(626350, 1252700, 626350, 626350),
  phaseOutRate: 0.25,
  upperRateStart: separateOrOther(119550, 239100),
};

export const amt: PerSet<AmtFigures> = {
  spec: {
    ...law2025,
    exemption: byStatus(85700, 139400, 69700, 85700),
    phaseOutStart: byStatus(626350, 1252550, 626350, 626350),
  },
  2024: {
    exemption: byStatus(85700, 133300, 66650, 85700),
    phaseOutStart: byStatus(609350, 1218700, 609350, 609350),
    phaseOutRate: 0.25,
    upperRateStart: separateOrOther(116300, 232600),
  },
  2025: law2025,
  2026: {
    exemption: byStatus(90100, 140200, 70100, 90100),
    phaseOutStart: byStatus(500000, 1000000, 500000, 500000),
    phaseOutRate: 0.5,
    upperRateStart: separateOrOther(122250, 244500),
  },
};
