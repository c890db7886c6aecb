import { niitRate, niitThreshold } from '#calculators/figures/federal-tax/niit.ts';
import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import type { Dollars } from '#calculators/figures/units.ts';

/**
 * Net investment income tax.
 *   3.8 % · min(net investment income, modified AGI − threshold), at least 0
 * Source: 26 USC 1411(a)(1); Form 8960.
 */
export function netInvestmentIncomeTax(status: FilingStatus, investmentIncome: Dollars, modifiedAgi: Dollars): Dollars {
  return niitRate * Math.max(0, Math.min(investmentIncome, modifiedAgi - niitThreshold[status]));
}
