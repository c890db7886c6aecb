import { incomeTaxFigures } from '#calculators/figures/federal-tax/income-tax.ts';
import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import { held, timelinesByStatus } from './carry-on.ts';

const caps = timelinesByStatus(incomeTaxFigures.saltCap);
const floors = timelinesByStatus(incomeTaxFigures.saltFloor);
const starts = timelinesByStatus(incomeTaxFigures.saltStart);

export interface SaltLimits {
  readonly saltCap: Dollars;
  readonly saltFloor: Dollars;
  readonly saltStart: Dollars;
}

/** The last year of the higher cap, which rises by 1 % a year until then. */
const lastHigherYear = 2029;
const yearlyRise = 1.01;

/**
 * Limits on the deduction of state and local taxes. The higher cap and the income where it falls rise by 1 % a year from 2026 to 2029; from
 * 2030 on the cap is what is called its floor before. Source: 26 USC 164(b)(7), P.L. 119-21 sec. 70120.
 */
export function saltLimits(year: number, status: FilingStatus): SaltLimits {
  const floor = held(floors[status], year, 0);
  if (year > lastHigherYear) return { saltCap: floor, saltFloor: floor, saltStart: 0 };
  const factor = yearlyRise ** Math.max(0, year - (caps[status][0]?.last ?? year));
  return {
    saltCap: Math.round(held(caps[status], year, floor) * factor),
    saltFloor: floor,
    saltStart: Math.round(held(starts[status], year, 0) * factor),
  };
}
