import { hecmMinimumAge, hecmOrigination, hecmUpfrontMip, housing, principalLimit } from '../../figures/housing.ts';
import type { FigureSet } from '../../figures/set.ts';
import type { Dollars, Fraction } from '../units.ts';

/** The younger of borrower and spouse must be 62. */
export function isReverseMortgageAge(youngestAge: number): boolean {
  return youngestAge >= hecmMinimumAge;
}

/**
 * Share of the claim amount that may be borrowed: min(0.585, 0.175 + (age − 62) · 0.013), 0 before 62. This is the product's own
 * approximation: HUD's factors depend on the expected rate too and are higher (0.41 at 62 and 5 %).
 */
export function principalLimitFactor(youngestAge: number): Fraction {
  if (!isReverseMortgageAge(youngestAge)) return 0;
  return Math.min(principalLimit.cap, principalLimit.at62 + (youngestAge - hecmMinimumAge) * principalLimit.perYear);
}

/** Value of the home, up to the maximum claim amount of the set. */
export function maximumClaimAmount(set: FigureSet, homeValue: Dollars): Dollars {
  return Math.min(homeValue, housing[set].hecmMaximumClaim);
}

/** Most that a lender may charge to originate. Source: 24 CFR 206.31(a)(1). */
export function hecmOriginationFee(claimAmount: Dollars): Dollars {
  const { firstTier, firstRate, secondRate, least, most } = hecmOrigination;
  const tiers = firstRate * Math.min(claimAmount, firstTier) + secondRate * Math.max(0, claimAmount - firstTier);
  return Math.min(most, Math.max(least, tiers / 100));
}

/** Insurance premium at closing: 2 % of the claim amount. Source: 24 CFR 206.105(a). */
export function hecmUpfrontPremium(claimAmount: Dollars): Dollars {
  return (claimAmount * hecmUpfrontMip) / 100;
}
