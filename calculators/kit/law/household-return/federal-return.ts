import { capitalGainsRates } from '#calculators/figures/federal-tax/capital-gains.ts';
import { childTaxCreditFall, incomeTaxRates } from '#calculators/figures/federal-tax/income-tax.ts';
import { niitRate } from '#calculators/figures/federal-tax/niit.ts';
import {
  earlyWithdrawalRate,
  healthAccountPenaltyRate,
  otherDependentCredit,
} from '#calculators/figures/federal-tax/personal-deductions.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import { taxByBrackets } from '#calculators/kit/law/federal-tax/brackets.ts';
import { netCapitalGains } from '#calculators/kit/law/federal-tax/capital-gains.ts';
import type { FederalLaw } from '#calculators/kit/law/projected/projected-law.ts';
import { type DeductionLines, deductionLines } from './deduction-lines.ts';
import type { HouseholdIncome } from './household-income.ts';
import { type PayrollLines, payrollLines } from './payroll-lines.ts';

/** The lines of a federal return, not rounded. */
export interface FederalReturn {
  readonly totalIncome: Dollars;
  readonly taxableBenefits: Dollars;
  readonly studentInterest: Dollars;
  readonly agi: Dollars;
  readonly deductions: DeductionLines;
  readonly taxableIncome: Dollars;
  /** The part of the taxable income that is taxed by the brackets, and the part taxed as long-term gain. */
  readonly ordinaryIncome: Dollars;
  readonly preferentialIncome: Dollars;
  readonly incomeTax: Dollars;
  readonly credits: Dollars;
  readonly niit: Dollars;
  readonly payroll: PayrollLines;
  readonly penalties: Dollars;
  /** All but the tax on wages, which the employer withholds. */
  readonly tax: Dollars;
  /** Losses carried to the next year, as positive amounts. */
  readonly shortTermCarryover: Dollars;
  readonly longTermCarryover: Dollars;
  /** Income that decides the surcharges of Medicare two years later: with tax-exempt interest. 42 USC 1395r(i)(4). */
  readonly medicareIncome: Dollars;
  /** Income that decides the marketplace credit: with tax-exempt interest and all benefits. 26 USC 36B(d)(2)(B). */
  readonly marketplaceIncome: Dollars;
  /** Persons of 65 or older. */
  readonly aged: number;
}

/**
 * The federal return of a household. Source: Form 1040 with Schedules 1, 2, D, SE and Forms 8960, 8959; 26 USC 1, 24, 61 to 63, 86, 1411.
 */
export function federalReturn(law: FederalLaw, income: HouseholdIncome): FederalReturn {
  let earned = 0;
  let retirement = 0;
  let benefits = 0;
  let aged = 0;
  for (const person of income.persons) {
    earned += person.wages + person.selfEmployment;
    retirement += person.employer + person.ira + person.public + person.military;
    benefits += person.benefits;
    if (person.age >= 65) aged++;
  }
  const payroll = payrollLines(law, income);
  const { qualifiedDividends, interest, ordinaryDividends } = income;
  const beforeGains = earned + retirement + interest + ordinaryDividends + qualifiedDividends + income.otherIncome;
  const hasLoss = income.shortTermGains < 0 || income.longTermGains < 0;
  const net = hasLoss ? netCapitalGains(law.status, income.shortTermGains, income.longTermGains, beforeGains) : undefined;
  const shortTerm = net?.shortTerm ?? income.shortTermGains;
  const longTerm = net?.longTerm ?? income.longTermGains;
  const totalOther = beforeGains + shortTerm + longTerm - (net?.usedLoss ?? 0);
  const adjusted = totalOther - income.adjustments - payroll.selfEmploymentTax / 2;
  const taxableBenefits = benefits === 0 ? 0 : taxedBenefits(law, benefits, adjusted + income.taxExemptInterest);
  const beforeStudent = adjusted + taxableBenefits;
  const studentInterest = income.studentInterest === 0 ? 0 : studentDeduction(law, income.studentInterest, beforeStudent);
  const agi = beforeStudent - studentInterest;
  const deductions = deductionLines(law, income, agi, aged);
  const taxableIncome = Math.max(0, agi - deductions.total);
  const preferentialIncome = Math.min(taxableIncome, longTerm + qualifiedDividends);
  const ordinaryIncome = taxableIncome - preferentialIncome;
  const incomeTax = taxOf(law, ordinaryIncome, preferentialIncome);
  const credits = Math.min(incomeTax, dependentCredits(law, income, agi));
  const investment = Math.max(0, interest + ordinaryDividends + qualifiedDividends + shortTerm + longTerm - (net?.usedLoss ?? 0));
  const niit = niitRate * Math.max(0, Math.min(investment, agi - law.niitThreshold));
  const penalties = earlyWithdrawalRate * income.earlyWithdrawals + healthAccountPenaltyRate * income.healthAccountWithdrawals;
  return {
    totalIncome: totalOther + taxableBenefits,
    taxableBenefits,
    studentInterest,
    agi,
    deductions,
    taxableIncome,
    ordinaryIncome,
    preferentialIncome,
    incomeTax,
    credits,
    niit,
    payroll,
    penalties,
    tax: incomeTax - credits + niit + payroll.selfEmploymentTax + payroll.additionalMedicare + penalties,
    shortTermCarryover: net?.shortTermCarryover ?? 0,
    longTermCarryover: net?.longTermCarryover ?? 0,
    medicareIncome: agi + income.taxExemptInterest,
    marketplaceIncome: agi + income.taxExemptInterest + benefits - taxableBenefits,
    aged,
  };
}

/** Taxable part of benefits. Source: 26 USC 86; IRS Publication 915, worksheet 1. */
function taxedBenefits(law: FederalLaw, benefits: Dollars, other: Dollars): Dollars {
  const half = benefits / 2;
  const provisional = other + half;
  const first = Math.min(half, Math.max(0, Math.min(provisional, law.benefitTaxSecond) - law.benefitTaxBase) / 2);
  return Math.min(0.85 * benefits, first + 0.85 * Math.max(0, provisional - law.benefitTaxSecond));
}

/** Student-loan interest after its fall with income. Source: 26 USC 221(b). */
function studentDeduction(law: FederalLaw, paid: Dollars, income: Dollars): Dollars {
  if (law.studentInterestCap === 0) return 0;
  const passed = Math.min(1, Math.max(0, (income - law.studentInterestStart) / law.studentInterestWidth));
  return Math.min(paid, law.studentInterestCap) * (1 - passed);
}

/** The brackets on ordinary income, and 0, 15 and 20 % on the gain on top of it. Source: 26 USC 1(h)(1), (j). */
function taxOf(law: FederalLaw, ordinary: Dollars, gain: Dollars): Dollars {
  const plain = taxByBrackets(ordinary, incomeTaxRates, law.bracketTops);
  if (gain === 0) return plain;
  const [, fifteen, twenty] = capitalGainsRates;
  const zeroPart = Math.min(gain, Math.max(0, law.zeroRateTop - ordinary));
  const middle = Math.min(gain - zeroPart, Math.max(0, law.fifteenRateTop - ordinary - zeroPart));
  const stacked = plain + fifteen * middle + twenty * (gain - zeroPart - middle);
  return Math.min(stacked, taxByBrackets(ordinary + gain, incomeTaxRates, law.bracketTops));
}

/** Credits for children under 17 and for other dependents, which fall together. Source: 26 USC 24(a), (b), (h). */
function dependentCredits(law: FederalLaw, { children, otherDependents }: HouseholdIncome, agi: Dollars): Dollars {
  if (children === 0 && otherDependents === 0) return 0;
  const full = children * law.childTaxCredit + otherDependents * otherDependentCredit;
  const steps = Math.ceil(Math.max(0, agi - law.childTaxCreditStart) / childTaxCreditFall.step);
  return Math.max(0, full - steps * childTaxCreditFall.lost);
}
