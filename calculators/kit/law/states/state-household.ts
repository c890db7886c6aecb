import { incomeTax } from '#calculators/figures/federal-tax/income-tax.ts';
import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import type { StateCode } from '#calculators/figures/states/state-names.ts';
import type { Dollars, Years } from '#calculators/figures/units.ts';
import { incomeTaxWithGains } from '#calculators/kit/law/federal-tax/capital-gains.ts';
import { seniorDeduction, standardDeduction } from '#calculators/kit/law/federal-tax/income-tax.ts';
import { taxableSocialSecurity } from '#calculators/kit/law/federal-tax/taxable-social-security.ts';
import { type StateTables, stateTables } from './state-tables.ts';
import type { StateYear } from './state-year.ts';

/** Payer of the pension or plan, because states treat each differently. */
export const pensionKinds = ['employer', 'ira', 'public', 'military'] as const;
export type PensionKind = (typeof pensionKinds)[number];

/** Inputs of a full-year resident whose return has one payer of pensions. `spouse` holds what is the spouse's; the rest is the taxpayer's. */
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
  readonly spouse?: { readonly pension: Dollars; readonly pensionKind: PensionKind; readonly benefits: Dollars } | undefined;
}

/** The income of one person. States limit most exclusions of retirement income by person, not by return. */
export interface StatePerson {
  readonly age: Years;
  readonly wages: Dollars;
  readonly otherIncome: Dollars;
  readonly longTermGains: Dollars;
  readonly benefits: Dollars;
  /** Pensions and distributions of plans by payer. */
  readonly employer: Dollars;
  readonly ira: Dollars;
  readonly public: Dollars;
  readonly military: Dollars;
}

export interface StateHousehold {
  /** The year of the state's figures, and the year of the return, which is later where the figures are carried on. */
  readonly year: StateYear;
  readonly taxYear: number;
  readonly state: StateCode;
  readonly status: FilingStatus;
  readonly tables: StateTables;
  readonly persons: readonly StatePerson[];
  readonly people: 1 | 2;
  /** People of 65 or older. */
  readonly aged: number;
  readonly dependents: number;
  /** Sums over the persons. */
  readonly wages: Dollars;
  readonly otherIncome: Dollars;
  readonly pension: Dollars;
  readonly benefits: Dollars;
  readonly longTermGains: Dollars;
  readonly taxableBenefits: Dollars;
  /** Federal adjusted gross income. */
  readonly agi: Dollars;
  readonly federalTaxable: Dollars;
  /** Federal income tax after the child tax credit. */
  readonly federalTax: Dollars;
}

export function pensionOf({ employer, ira, public: ofState, military }: StatePerson): Dollars {
  return employer + ira + ofState + military;
}

/** Adds the values that a state return takes from the federal one, which uses the standard deduction. */
export function withFederalReturn(given: StateReturn): StateHousehold {
  const set = `${given.year}` as const;
  const { year, state, status, spouse, wages, otherIncome, longTermGains, dependents } = given;
  const people = status === 'marriedJoint' ? 2 : 1;
  const aged = (given.age >= 65 ? 1 : 0) + (people === 2 && given.spouseAge >= 65 ? 1 : 0);
  const benefits = given.benefits + (spouse?.benefits ?? 0);
  const pension = given.pension + (spouse?.pension ?? 0);
  const otherThanBenefits = wages + otherIncome + pension + longTermGains;
  const taxableBenefits = taxableSocialSecurity(status, benefits, otherThanBenefits);
  const agi = otherThanBenefits + taxableBenefits;
  const deduction = standardDeduction(set, status, aged) + seniorDeduction(set, status, aged, agi);
  const federalTaxable = Math.max(0, agi - deduction);
  const gain = Math.min(longTermGains, federalTaxable);
  const beforeCredit = incomeTaxWithGains(set, status, federalTaxable, { net: gain }).total;
  const childCredit = dependents * incomeTax[set].childTaxCredit;
  return {
    year,
    taxYear: year,
    state,
    status,
    tables: stateTables(year, state, status),
    persons: personsOf(given, people),
    people,
    aged,
    dependents,
    wages,
    otherIncome,
    pension,
    benefits,
    longTermGains,
    taxableBenefits,
    agi,
    federalTaxable,
    federalTax: Math.max(0, beforeCredit - childCredit),
  };
}

const noIncome = { wages: 0, otherIncome: 0, longTermGains: 0, benefits: 0, employer: 0, ira: 0, public: 0, military: 0 } as const;

function personsOf(given: StateReturn, people: 1 | 2): readonly StatePerson[] {
  const { age, spouseAge, spouse, wages, otherIncome, longTermGains, benefits } = given;
  const first = { ...noIncome, age, wages, otherIncome, longTermGains, benefits, [given.pensionKind]: given.pension };
  if (people === 1) return [first];
  const second = { ...noIncome, age: spouseAge };
  if (spouse === undefined) return [first, second];
  return [first, { ...second, benefits: spouse.benefits, [spouse.pensionKind]: spouse.pension }];
}
