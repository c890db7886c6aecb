import type { Fraction, Percent, Years } from './units.ts';

/** Additional taxes on accounts for retirement and health, and the ages and years that keep them away. Not indexed. */
export const earlyDistributionTax: Percent = 10;
export const penaltyFreeAge: Years = 59.5;
/** A series of substantially equal payments lasts so long at least. */
export const seriesYears: Years = 5;
/** Falls to 10 % where the distribution is made up within two years. */
export const missedDistributionTax: Fraction = 0.25;
/** A year, on what an account holds above its limit. */
export const excessContributionTax: Percent = 6;
