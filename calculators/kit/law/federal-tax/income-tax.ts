import { incomeTax, incomeTaxRates, saltRate, seniorDeductionRate } from '#calculators/figures/federal-tax/income-tax.ts';
import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import type { FigureSet } from '#calculators/figures/set.ts';
import type { Dollars, Fraction } from '#calculators/figures/units.ts';
import { halfUp, toCent } from '#calculators/kit/money/money.ts';
import { type BracketPart, rateAt, splitOverBrackets, taxByBrackets } from './brackets.ts';

/**
 * Federal income tax on ordinary taxable income, by the rate schedules and not rounded. The Tax Table of Form 1040, which serves below
 * 100,000, takes the middle of a band of 50 dollars and so differs by a few dollars.
 * Source: 26 USC 1(j).
 */
export function ordinaryIncomeTax(set: FigureSet, status: FilingStatus, taxableIncome: Dollars): Dollars {
  return taxByBrackets(taxableIncome, incomeTaxRates, incomeTax[set].bracketTops[status]);
}

/** Upper limit of the taxable income for which the Tax Table of Form 1040 applies. */
export const taxTableEnd: Dollars = 100000;

/**
 * Tax by the Tax Table of Form 1040: the schedule at the middle of a band, to the dollar, half up. Bands are 50 dollars wide from 3,000
 * on and 25 wide below, but the first run from 0 to 5, to 15 and to 25. From 100,000 on the schedules hold.
 * Source: 26 USC 3; Form 1040 instructions, Tax Table.
 */
export function tableIncomeTax(set: FigureSet, status: FilingStatus, taxableIncome: Dollars): Dollars {
  if (taxableIncome >= taxTableEnd) return ordinaryIncomeTax(set, status, taxableIncome);
  if (taxableIncome < 5) return 0;
  const middle = taxableIncome < 25 ? (taxableIncome < 15 ? 10 : 20) : middleOfBand(taxableIncome, taxableIncome < 3000 ? 25 : 50);
  return halfUp(toCent(ordinaryIncomeTax(set, status, middle)));
}

function middleOfBand(income: Dollars, width: Dollars): Dollars {
  return (Math.floor(income / width) + 0.5) * width;
}

/** The rate on the last dollar of an income; 0 for no income. */
export function marginalIncomeTaxRate(set: FigureSet, status: FilingStatus, taxableIncome: Dollars): Fraction {
  return taxableIncome > 0 ? rateAt(taxableIncome, incomeTaxRates, incomeTax[set].bracketTops[status]) : 0;
}

/** Income and tax in each bracket, for a breakdown. */
export function incomeTaxParts(set: FigureSet, status: FilingStatus, taxableIncome: Dollars): readonly BracketPart[] {
  return splitOverBrackets(taxableIncome, incomeTaxRates, incomeTax[set].bracketTops[status]);
}

/**
 * Standard deduction with its additions: one for each of "65 or older" and "blind", of the taxpayer and on a joint return of the spouse.
 * Source: 26 USC 63(c), (f).
 */
export function standardDeduction(set: FigureSet, status: FilingStatus, additions = 0): Dollars {
  const figures = incomeTax[set];
  return figures.standardDeduction[status] + additions * figures.agedOrBlindAddition[status];
}

/**
 * Deduction for people of 65 or older, 2025 to 2028, beside the standard or the itemized deduction.
 *   each person: amount − 6 % · (modified AGI − start), at least 0; not on a separate return
 * Source: 26 USC 151(d)(5)(C), P.L. 119-21 sec. 70103.
 */
export function seniorDeduction(set: FigureSet, status: FilingStatus, people: number, modifiedAgi: Dollars): Dollars {
  if (status === 'marriedSeparate') return 0;
  const figures = incomeTax[set];
  const lost = seniorDeductionRate * Math.max(0, modifiedAgi - figures.seniorDeductionStart[status]);
  return people * Math.max(0, figures.seniorDeduction - lost);
}

/**
 * State and local taxes that may be itemized.
 *   min(paid, max(floor, cap − 30 % · (modified AGI − start)))
 * Source: 26 USC 164(b)(6), (7); P.L. 119-21 sec. 70120.
 */
export function deductibleStateTaxes(set: FigureSet, status: FilingStatus, paid: Dollars, modifiedAgi: Dollars): Dollars {
  const figures = incomeTax[set];
  const lost = saltRate * Math.max(0, modifiedAgi - figures.saltStart[status]);
  return Math.min(paid, Math.max(figures.saltFloor[status], figures.saltCap[status] - lost));
}

/**
 * Itemized deductions after the limit of the highest bracket, in force from 2026.
 *   itemized − 2 ÷ 37 · min(itemized, income before them − start of the highest bracket)
 * Source: 26 USC 68(a), P.L. 119-21 sec. 70111.
 */
export function itemizedDeductionsKept(set: FigureSet, status: FilingStatus, itemized: Dollars, income: Dollars): Dollars {
  const { bracketTops, itemizedLoss } = incomeTax[set];
  const above = Math.max(0, income - (bracketTops[status].at(-1) ?? 0));
  return itemized - itemizedLoss * Math.min(itemized, above);
}
