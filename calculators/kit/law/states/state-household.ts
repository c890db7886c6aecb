import { incomeTax } from '#calculators/figures/federal-tax/income-tax.ts';
import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import type { StateCode } from '#calculators/figures/states/state-names.ts';
import type { Dollars, Years } from '#calculators/figures/units.ts';
import { incomeTaxWithGains } from '#calculators/kit/law/federal-tax/capital-gains.ts';
import { seniorDeduction, standardDeduction } from '#calculators/kit/law/federal-tax/income-tax.ts';
import { taxableSocialSecurity } from '#calculators/kit/law/federal-tax/taxable-social-security.ts';
import type { StateYear } from './state-year.ts';

/** Payer of the pension or plan, because states treat each differently. */
export type PensionKind = 'employer' | 'ira' | 'public' | 'military';

/** Inputs of a full-year resident. */
export interface StateReturn {
  readonly year: StateYear;
  readonly state: StateCode;
  readonly status: FilingStatus;
  readonly wages: Dollars;
  /** Interest and other income taxed like wages. */
  readonly otherIncome: Dollars;
  readonly pension: Dollars;
  readonly pensionKind: PensionKind;
  /** Social Security benefits of the year, before any exclusion. */
  readonly benefits: Dollars;
  readonly longTermGains: Dollars;
  /** Children under 17. */
  readonly dependents: number;
  readonly age: Years;
  readonly spouseAge: Years;
}

export interface StateHousehold extends StateReturn {
  readonly people: 1 | 2;
  /** People of 65 or older. */
  readonly aged: number;
  readonly taxableBenefits: Dollars;
  /** Federal adjusted gross income. */
  readonly agi: Dollars;
  readonly federalTaxable: Dollars;
  /** Federal income tax after the child tax credit. */
  readonly federalTax: Dollars;
}

/** Adds the values that a state return takes from the federal one, which uses the standard deduction. */
export function withFederalReturn(given: StateReturn): StateHousehold {
  const set = `${given.year}` as const;
  const { status } = given;
  const people = status === 'marriedJoint' ? 2 : 1;
  const aged = (given.age >= 65 ? 1 : 0) + (people === 2 && given.spouseAge >= 65 ? 1 : 0);
  const otherThanBenefits = given.wages + given.otherIncome + given.pension + given.longTermGains;
  const taxableBenefits = taxableSocialSecurity(status, given.benefits, otherThanBenefits);
  const agi = otherThanBenefits + taxableBenefits;
  const deduction = standardDeduction(set, status, aged) + seniorDeduction(set, status, aged, agi);
  const federalTaxable = Math.max(0, agi - deduction);
  const gain = Math.min(given.longTermGains, federalTaxable);
  const beforeCredit = incomeTaxWithGains(set, status, federalTaxable, { net: gain }).total;
  const childCredit = given.dependents * incomeTax[set].childTaxCredit;
  return { ...given, people, aged, taxableBenefits, agi, federalTaxable, federalTax: Math.max(0, beforeCredit - childCredit) };
}
