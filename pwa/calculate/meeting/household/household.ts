/** One of two people. Every field is the typed text; an empty one is not known. */
export interface Person {
  readonly name: string;
  /** Format: 1965-04-30. */
  readonly birthDate: string;
  readonly income: string;
  readonly retirementAge: string;
  /** The age to which the plan should last. */
  readonly planAge: string;
  /** Social Security a month at full retirement age. */
  readonly fullBenefit: string;
  /** Traditional IRAs, 401(k)s, and the like. */
  readonly pretaxAccounts: string;
  readonly rothAccounts: string;
}

/** Facts about the client's household, entered once for all calculators of the meeting. */
export interface Household {
  readonly first: Person;
  readonly second: Person;
  readonly otherSavings: string;
  readonly debts: string;
  readonly childBirthDate: string;
}

const nobody: Person = {
  name: '',
  birthDate: '',
  income: '',
  retirementAge: '',
  planAge: '',
  fullBenefit: '',
  pretaxAccounts: '',
  rothAccounts: '',
};

export const emptyHousehold: Household = { first: nobody, second: nobody, otherSavings: '', debts: '', childBirthDate: '' };
