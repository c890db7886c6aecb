import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import { benefitTaxBase, benefitTaxSecond } from '#calculators/figures/social-security/social-security.ts';
import type { Dollars } from '#calculators/figures/units.ts';

/**
 * Part of Social Security benefits that is taxable income. With B the benefits and P = other income (tax-exempt interest too) + B ÷ 2:
 *   P up to the base: 0; up to the second amount: min(B ÷ 2, (P − base) ÷ 2)
 *   above: min(85 % · B, 85 % · (P − second) + min(B ÷ 2, (second − base) ÷ 2))
 * Married filing separately is taken as living apart all year; together, both amounts are 0.
 * Source: 26 USC 86; IRS Publication 915, worksheet 1.
 */
export function taxableSocialSecurity(status: FilingStatus, benefits: Dollars, otherIncome: Dollars): Dollars {
  const base = benefitTaxBase[status];
  const second = benefitTaxSecond[status];
  const half = benefits / 2;
  const provisional = otherIncome + half;
  const firstTier = Math.min(half, Math.max(0, Math.min(provisional, second) - base) / 2);
  const secondTier = 0.85 * Math.max(0, provisional - second);
  return Math.min(0.85 * benefits, firstTier + secondTier);
}
