import { publishedLimitFactor } from '#calculators/figures/housing/hecm-factors.ts';
import { hecmMinimumAge, hecmOrigination, hecmUpfrontMip, housing, principalLimit } from '#calculators/figures/housing/housing.ts';
import type { FigureSet } from '#calculators/figures/set.ts';
import type { Dollars, Fraction, Percent, Years } from '#calculators/figures/units.ts';

/** The younger of borrower and spouse must be 62. */
export function isReverseMortgageAge(youngestAge: number): boolean {
  return youngestAge >= hecmMinimumAge;
}

/**
 * Share of the claim amount that may be borrowed, 0 before 62. The original figures have the product's own formula, which ignores the rate:
 * min(0.585, 0.175 + (age − 62) · 0.013). The years of law take HUD's table, which is undefined above 18.875 %.
 */
export function principalLimitFactor(set: FigureSet, youngestAge: Years, expectedRate: Percent): Fraction | undefined {
  if (!isReverseMortgageAge(youngestAge)) return 0;
  return set === 'spec' ? assumedLimitFactor(youngestAge) : publishedLimitFactor(youngestAge, expectedRate);
}

/** Summed in whole thousandths, so that the factor at 70 is exactly 0.279. */
export function assumedLimitFactor(youngestAge: Years): Fraction {
  const thousandths = (share: number) => share * 1000;
  const sum = thousandths(principalLimit.at62) + (youngestAge - hecmMinimumAge) * thousandths(principalLimit.perYear);
  return Math.min(principalLimit.cap, sum / thousandths(1));
}

/** Value of the home, up to the maximum claim amount of the set. */
export function maximumClaimAmount(set: FigureSet, homeValue: Dollars): Dollars {
  return Math.min(homeValue, housing[set].hecmMaximumClaim);
}

/** Maximum origination fee of a lender. Source: 24 CFR 206.31(a)(1). */
export function hecmOriginationFee(claimAmount: Dollars): Dollars {
  const { firstTier, firstRate, secondRate, least, most } = hecmOrigination;
  const tiers = firstRate * Math.min(claimAmount, firstTier) + secondRate * Math.max(0, claimAmount - firstTier);
  return Math.min(most, Math.max(least, tiers / 100));
}

/** Insurance premium at closing: 2 % of the claim amount. Source: 24 CFR 206.105(a). */
export function hecmUpfrontPremium(claimAmount: Dollars): Dollars {
  return (claimAmount * hecmUpfrontMip) / 100;
}
