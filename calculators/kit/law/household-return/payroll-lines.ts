import {
  additionalMedicareRate,
  medicareRate,
  selfEmploymentFactor,
  selfEmploymentMinimum,
  socialSecurityRate,
} from '#calculators/figures/federal-tax/payroll.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import type { FederalLaw } from '#calculators/kit/law/projected/projected-law.ts';
import type { HouseholdIncome } from './household-income.ts';

export interface PayrollLines {
  /** Social Security and Medicare tax on wages, without the additional one. */
  readonly wageTax: Dollars;
  readonly selfEmploymentTax: Dollars;
  readonly additionalMedicare: Dollars;
}

/**
 * Taxes on earnings: each person has a wage base of their own, the additional Medicare tax a threshold for the return.
 * Source: 26 USC 1401, 1402(a)(12), (b)(2), 3101.
 */
export function payrollLines(law: FederalLaw, { persons }: HouseholdIncome): PayrollLines {
  let wageTax = 0;
  let selfEmploymentTax = 0;
  let wages = 0;
  let netEarnings = 0;
  for (const person of persons) {
    wages += person.wages;
    wageTax += socialSecurityRate * Math.min(person.wages, law.wageBase) + medicareRate * person.wages;
    const earned = person.selfEmployment * selfEmploymentFactor;
    if (earned < selfEmploymentMinimum) continue;
    netEarnings += earned;
    selfEmploymentTax += 2 * socialSecurityRate * Math.min(earned, Math.max(0, law.wageBase - person.wages)) + 2 * medicareRate * earned;
  }
  const onWages = Math.max(0, wages - law.additionalMedicareThreshold);
  const onEarnings = Math.max(0, netEarnings - Math.max(0, law.additionalMedicareThreshold - wages));
  return { wageTax, selfEmploymentTax, additionalMedicare: additionalMedicareRate * (onWages + onEarnings) };
}
