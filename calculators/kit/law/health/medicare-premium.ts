import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import { medicare } from '#calculators/figures/health/medicare.ts';
import type { FigureSet } from '#calculators/figures/set.ts';
import type { Dollars } from '#calculators/figures/units.ts';

/**
 * Number of the surcharge step, 0 to 5. The steps begin above their levels, the highest one at its level; a separate return has only the
 * fourth and the fifth. Source: 42 USC 1395r(i)(3)(C); 20 CFR 418.1115.
 */
export function surchargeStep(starts: readonly Dollars[], income: Dollars): number {
  const last = starts.length - 1;
  let step = 0;
  for (let at = 0; at <= last; at++) {
    const start = starts[at] ?? 0;
    if (at === last ? income >= start : income > start) step = at + 1;
  }
  return starts.length === 2 && step > 0 ? step + 3 : step;
}

export interface MedicarePremium {
  readonly step: number;
  /** All for one person and a month. */
  readonly partB: Dollars;
  readonly partBSurcharge: Dollars;
  readonly partDSurcharge: Dollars;
  /** Income above which the next step begins; undefined on the highest step. */
  readonly nextStart: Dollars | undefined;
}

/**
 * Premium of a month for one person, by the income and the filing status of the return two years before: adjusted gross income with
 * tax-exempt interest. A life-changing event puts a later year's income in its place. Source: 42 USC 1395r(i), 1395w-113(a)(7).
 */
export function medicarePremium(set: FigureSet, status: FilingStatus, income: Dollars): MedicarePremium {
  const { partBPremium, partBSurcharges, partDSurcharges, surchargeStarts } = medicare[set];
  const starts = surchargeStarts[status];
  const step = surchargeStep(starts, income);
  const passed = starts.length === 2 && step > 0 ? step - 3 : step;
  const partBSurcharge = step === 0 ? 0 : (partBSurcharges[step - 1] ?? 0);
  const partDSurcharge = step === 0 ? 0 : (partDSurcharges[step - 1] ?? 0);
  return { step, partB: partBPremium, partBSurcharge, partDSurcharge, nextStart: starts[passed] };
}
