import { autoLoanInterestRate, saltRate, seniorDeductionRate } from '#calculators/figures/federal-tax/income-tax.ts';
import { giftCeiling, medicalFloor } from '#calculators/figures/federal-tax/personal-deductions.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import type { FederalLaw } from '#calculators/kit/law/projected/projected-law.ts';
import type { HouseholdIncome } from './household-income.ts';

export interface DeductionLines {
  /** Standard deduction with the additions for age. */
  readonly standard: Dollars;
  readonly itemized: Dollars;
  readonly isItemized: boolean;
  readonly senior: Dollars;
  readonly tips: Dollars;
  readonly overtime: Dollars;
  readonly autoLoanInterest: Dollars;
  /** Gifts in cash beside the standard deduction. */
  readonly gifts: Dollars;
  readonly total: Dollars;
}

/** Each started 1,000 of income above 150,000 (joint 300,000) takes 100 of the deductions for tips and overtime. P.L. 119-21 sec. 70201. */
const earningsDeductionFall = 0.1;

/**
 * Deductions from adjusted gross income: the larger of the standard and the itemized ones, and those that stand beside both.
 * Source: 26 USC 63, 68, 151(d)(5)(C), 163(h)(4), 164(b)(7), 170(b)(1)(I), (p), 213(a), 224, 225.
 */
export function deductionLines(law: FederalLaw, income: HouseholdIncome, agi: Dollars, aged: number): DeductionLines {
  const standard = law.standardDeduction + aged * law.agedAddition;
  const itemized = itemizedDeductions(law, income, agi);
  const isItemized = itemized > standard;
  const isSeparate = law.status === 'marriedSeparate';
  const lost = seniorDeductionRate * Math.max(0, agi - law.seniorDeductionStart);
  const senior = isSeparate || aged === 0 ? 0 : aged * Math.max(0, law.seniorDeduction - lost);
  const earningsStart = law.status === 'marriedJoint' ? 300000 : 150000;
  const fall = earningsDeductionFall * startedThousands(agi - earningsStart);
  const tips = isSeparate || income.tips === 0 ? 0 : Math.max(0, Math.min(income.tips, law.tipsCap) - fall);
  const overtime = isSeparate || income.overtime === 0 ? 0 : Math.max(0, Math.min(income.overtime, law.overtimeCap) - fall);
  const autoFall = autoLoanInterestRate * startedThousands(agi - law.autoLoanInterestStart);
  const autoLoanInterest =
    income.autoLoanInterest === 0 ? 0 : Math.max(0, Math.min(income.autoLoanInterest, law.autoLoanInterestCap) - autoFall);
  const gifts = isItemized ? 0 : Math.min(income.gifts, law.giftsWithoutItemizing);
  const main = isItemized ? itemized : standard;
  return {
    standard,
    itemized,
    isItemized,
    senior,
    tips,
    overtime,
    autoLoanInterest,
    gifts,
    total: main + senior + tips + overtime + autoLoanInterest + gifts,
  };
}

function startedThousands(above: Dollars): Dollars {
  return above <= 0 ? 0 : Math.ceil(above / 1000) * 1000;
}

/** Itemized deductions after each limit, and after that of the highest bracket. */
function itemizedDeductions(law: FederalLaw, income: HouseholdIncome, agi: Dollars): Dollars {
  const { stateTaxes, mortgageInterest, gifts, medicalCosts } = income;
  if (stateTaxes + mortgageInterest + gifts + medicalCosts === 0) return 0;
  const cap = Math.max(law.saltFloor, law.saltCap - saltRate * Math.max(0, agi - law.saltStart));
  const deductibleGifts = Math.max(0, Math.min(gifts, giftCeiling * agi) - law.giftFloor * agi);
  const medical = Math.max(0, medicalCosts - medicalFloor * agi);
  const sum = Math.min(stateTaxes, cap) + mortgageInterest + deductibleGifts + medical;
  const above = Math.max(0, agi - (law.bracketTops.at(-1) ?? 0));
  return sum - law.itemizedLoss * Math.min(sum, above);
}
