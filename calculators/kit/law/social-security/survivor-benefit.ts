import { benefitIncreases, firstIncreaseYear } from '#calculators/figures/social-security/cost-of-living.ts';
import type { Dollars, Months } from '#calculators/figures/units.ts';
import { fullRetirementAge } from './social-security-benefit.ts';

/** A surviving spouse may claim from 60 on. */
export const earliestSurvivorClaim: Months = 720;

/** Reduction in thousandths for a claim at 60; later claims cost proportionally less. */
const mostReduction = 285;
/** A survivor of a person who claimed early gets the deceased's benefit, but at least this share of the deceased's PIA. */
const leastShare = 825;

/** Full retirement age for a survivor: that of a worker born two years earlier. Source: 42 USC 416(l)(2). */
export function survivorFullAge(birthYear: number): Months {
  return fullRetirementAge(birthYear - 2);
}

/**
 * Monthly benefit of a surviving spouse, down to the dollar.
 *   base = the deceased's PIA, or the deceased's benefit where waiting raised it; less 28.5 % at 60, in equal steps down to none at full age
 *   a deceased who claimed early caps it at the larger of that benefit and 82.5 % of the PIA
 * Source: 42 USC 402(e), (f), (q)(1)(B); 20 CFR 404.338, 404.410(c).
 */
export function survivorBenefit(pia: Dollars, deceasedBenefit: Dollars, birthYear: number, claimAge: Months): Dollars {
  const full = survivorFullAge(birthYear);
  const early = Math.max(0, full - Math.max(earliestSurvivorClaim, claimAge));
  const span = full - earliestSurvivorClaim;
  const base = Math.round(Math.max(pia, deceasedBenefit) * 100);
  const reduced = Math.floor((base * (span * 1000 - mostReduction * early)) / (span * 1e5));
  if (deceasedBenefit === 0 || deceasedBenefit >= pia) return reduced;
  return Math.min(reduced, Math.max(Math.floor(deceasedBenefit), Math.floor((Math.round(pia * 100) * leastShare) / 1e5)));
}

/**
 * A PIA with the increases of the years from eligibility (62) to the one before a year, each down to the dime. Unannounced increases count
 * as zero. Source: 42 USC 415(i)(2)(A).
 */
export function raisedByCostOfLiving(pia: Dollars, eligibilityYear: number, untilYear: number): Dollars {
  const increases = benefitIncreases.slice(Math.max(0, eligibilityYear - firstIncreaseYear), Math.max(0, untilYear - firstIncreaseYear));
  return increases.reduce((dimes, percent) => Math.floor((dimes * Math.round(1000 + percent * 10)) / 1000), Math.round(pia * 10)) / 10;
}
