import type { Fraction, Percent, Years } from '#calculators/figures/units.ts';

/** Additional taxes on retirement and health accounts, and the ages and years that avoid them. Not indexed. */
export const earlyDistributionTax: Percent = 10;
export const penaltyFreeAge: Years = 59.5;
/** Minimum duration of a series of substantially equal payments. */
export const seriesYears: Years = 5;
/** 10 % if the distribution is made up within two years. */
export const missedDistributionTax: Fraction = 0.25;
/** Per year, on the amount in an account above its limit. */
export const excessContributionTax: Percent = 6;
