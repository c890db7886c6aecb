import { averageWage } from '#calculators/figures/social-security/wage-index.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import type { YearOfEarnings } from './social-security-earnings.ts';

/** Credits required for a retirement benefit, for everybody born in 1929 or later. Source: 42 USC 414(a). */
export const creditsNeeded = 40;
const creditsAYear = 4;

/** Credits of years of equal earnings: one for each full amount of a quarter of coverage, at most four a year. Source: 42 USC 413(d). */
export function creditsOfYears(years: number, earningsAYear: Dollars, quarterOfCoverage: Dollars): number {
  return Math.floor(years * Math.min(creditsAYear, Math.floor(earningsAYear / quarterOfCoverage)));
}

/** Credits of an earnings record, each year by its own amount. */
export function creditsOfRecord(record: readonly YearOfEarnings[]): number {
  return record.reduce((sum, { year, amount }) => sum + creditsOfYears(1, amount, quarterOfCoverageAt(year)), 0);
}

/** 250 dollars of 1978, raised by the wage index two years before to the next 10; before 1978 50 dollars a quarter. 42 USC 413(d)(2). */
function quarterOfCoverageAt(year: number): Dollars {
  if (year < 1978) return 50;
  return Math.max(250, Math.round((25 * averageWage(year - 2)) / averageWage(1976)) * 10);
}
