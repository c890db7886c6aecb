import {
  credits,
  earnedIncomeCreditFall,
  earnedIncomeCreditRates,
  payrollTaxAlternativeFrom,
  refundableChildCreditFloor,
  refundableChildCreditRate,
} from '#calculators/figures/federal-tax/credits.ts';
import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import type { FigureSet } from '#calculators/figures/set.ts';
import type { Dollars } from '#calculators/figures/units.ts';

export interface EarnedIncome {
  readonly children: number;
  readonly earned: Dollars;
  readonly agi: Dollars;
  readonly investmentIncome: Dollars;
}

/**
 * Earned income credit by its formula. The table of the IRS takes the middle of steps of 50, so a return may differ by a few dollars.
 *   min(rate · earned income, most − fall · (the larger of AGI and earned income − start)), at least 0
 * The fall lowers the largest credit, not the credit of small earnings beside other income. None on a separate return, and none with too
 * much investment income. Source: 26 USC 32(a)(2), (b), (d), (i), (j); IRS Publication 596, worksheet A.
 */
export function earnedIncomeCredit(set: FigureSet, status: FilingStatus, income: EarnedIncome): Dollars {
  const figures = credits[set];
  if (status === 'marriedSeparate' || income.investmentIncome > figures.earnedIncomeCreditInvestmentLimit) return 0;
  const row = Math.min(3, income.children);
  const starts = status === 'marriedJoint' ? figures.earnedIncomeCreditFallsFromJoint : figures.earnedIncomeCreditFallsFrom;
  const above = Math.max(0, Math.max(income.agi, income.earned) - (starts[row] ?? 0));
  const left = (figures.earnedIncomeCreditMost[row] ?? 0) - (earnedIncomeCreditFall[row] ?? 0) * above;
  return Math.max(0, Math.min((earnedIncomeCreditRates[row] ?? 0) * income.earned, left));
}

export interface UnusedChildCredit {
  readonly children: number;
  /** Child tax credit that exceeds the tax. */
  readonly unused: Dollars;
  readonly earned: Dollars;
  /** Social Security and Medicare tax less the earned income credit. */
  readonly payrollTaxLessCredit: Dollars;
}

/**
 * Additional child tax credit, the refundable part.
 *   min(unused credit, 1,700 · children, 15 % · (earned income − 2,500)); with three children or more the payroll taxes may apply instead
 * Source: 26 USC 24(d), (h)(5); Schedule 8812, part II.
 */
export function additionalChildTaxCredit(set: FigureSet, { children, unused, earned, payrollTaxLessCredit }: UnusedChildCredit): Dollars {
  const share = refundableChildCreditRate * Math.max(0, earned - refundableChildCreditFloor);
  const most = children >= payrollTaxAlternativeFrom ? Math.max(share, payrollTaxLessCredit) : share;
  return Math.max(0, Math.min(unused, children * credits[set].refundableChildCredit, most));
}
