import type { StateCode } from '#calculators/figures/states/state-names.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import type { CarriedState } from '#calculators/kit/law/projected/carried-state.ts';
import type { FederalLaw } from '#calculators/kit/law/projected/projected-law.ts';
import type { StateHousehold, StatePerson } from '#calculators/kit/law/states/state-household.ts';
import { type StateLines, stateLines } from '#calculators/kit/law/states/state-income-tax.ts';
import { type FederalReturn, federalReturn } from './federal-return.ts';
import type { HouseholdIncome, PersonIncome } from './household-income.ts';

/** The law of one year and household: federal for its filing status, and that of its state, if it lives in one. */
export interface HouseholdLaw {
  readonly federal: FederalLaw;
  readonly state: (CarriedState & { readonly code: StateCode }) | undefined;
}

export interface HouseholdReturn {
  readonly federal: FederalReturn;
  readonly state: StateLines | undefined;
  readonly stateTax: Dollars;
  /** Federal and state income taxes with those on self-employment; not the tax on wages. */
  readonly tax: Dollars;
}

/**
 * Federal and state return of a household in one call, not rounded. Interest, dividends, gains, and other income of a joint return count
 * half to each spouse where a state limits an exclusion by person.
 */
export function householdReturn(law: HouseholdLaw, income: HouseholdIncome): HouseholdReturn {
  const federal = federalReturn(law.federal, income);
  const lines = law.state === undefined ? undefined : stateLines(stateHousehold(law.federal, law.state, income, federal));
  const state = lines === 'unpublished' ? undefined : lines;
  const stateTax = state?.tax ?? 0;
  return { federal, state, stateTax, tax: federal.tax + stateTax };
}

function stateHousehold(
  { status, year }: FederalLaw,
  state: NonNullable<HouseholdLaw['state']>,
  income: HouseholdIncome,
  federal: FederalReturn,
): StateHousehold {
  const { persons } = income;
  const people = persons.length > 1 ? 2 : 1;
  const [wages, pension, benefits] = sumsOf(persons);
  const longTermGains = Math.max(0, Math.max(0, income.longTermGains) + Math.min(0, income.shortTermGains));
  const rest = federal.agi - federal.taxableBenefits - wages - pension - longTermGains;
  // These two tax each class of income alone, so that a loss or an adjustment lowers no wages.
  const isByClass = state.code === 'PA' || state.code === 'NJ';
  const otherIncome = isByClass ? Math.max(0, rest) : rest;
  const share = 1 / people;
  return {
    year: state.year,
    taxYear: year,
    state: state.code,
    status,
    tables: state.tables,
    persons: persons.map((person) => statePerson(person, otherIncome * share, longTermGains * share)),
    people,
    aged: federal.aged,
    dependents: income.children + income.otherDependents,
    wages,
    otherIncome,
    pension,
    benefits,
    longTermGains,
    taxableBenefits: federal.taxableBenefits,
    agi: federal.agi + otherIncome - rest,
    federalTaxable: federal.taxableIncome,
    federalTax: federal.incomeTax - federal.credits,
  };
}

function statePerson(person: PersonIncome, otherIncome: Dollars, longTermGains: Dollars): StatePerson {
  const { age, wages, benefits, employer, ira, public: ofState, military } = person;
  return { age, wages, otherIncome, longTermGains, benefits, employer, ira, public: ofState, military };
}

/** Wages, pensions with distributions, and benefits of all persons. */
function sumsOf(persons: readonly PersonIncome[]): readonly [wages: Dollars, pension: Dollars, benefits: Dollars] {
  let wages = 0;
  let pension = 0;
  let benefits = 0;
  for (const person of persons) {
    wages += person.wages;
    pension += person.employer + person.ira + person.public + person.military;
    benefits += person.benefits;
  }
  return [wages, pension, benefits];
}
