import type { Dollars, Years } from '#calculators/figures/units.ts';

/** Yearly income of one person of a return. Amounts are taxable income unless said otherwise. */
export interface PersonIncome {
  /** Age at the end of the year. */
  readonly age: Years;
  readonly wages: Dollars;
  /** Net profit of a business. */
  readonly selfEmployment: Dollars;
  /** Pensions and distributions of plans by payer, because states treat each differently. */
  readonly employer: Dollars;
  readonly ira: Dollars;
  readonly public: Dollars;
  readonly military: Dollars;
  /** Social Security benefits before any exclusion. */
  readonly benefits: Dollars;
}

/** One household's year, as a return needs it. */
export interface HouseholdIncome {
  /** One person, or both spouses of a joint return. */
  readonly persons: readonly PersonIncome[];
  readonly interest: Dollars;
  /** Counts for the taxation of benefits, and for the surcharges of Medicare. */
  readonly taxExemptInterest: Dollars;
  readonly ordinaryDividends: Dollars;
  readonly qualifiedDividends: Dollars;
  /** Net results of the year with what was carried over; losses are negative. */
  readonly shortTermGains: Dollars;
  readonly longTermGains: Dollars;
  /** Rents, annuities, and other income taxed like wages; not investment income. */
  readonly otherIncome: Dollars;
  /** Deductions before adjusted gross income, such as those for an IRA or a health savings account. */
  readonly adjustments: Dollars;
  readonly studentInterest: Dollars;
  readonly tips: Dollars;
  readonly overtime: Dollars;
  readonly autoLoanInterest: Dollars;
  /** Itemized deductions as paid, before their limits. */
  readonly stateTaxes: Dollars;
  readonly mortgageInterest: Dollars;
  readonly gifts: Dollars;
  readonly medicalCosts: Dollars;
  /** Children under 17, and other dependents. */
  readonly children: number;
  readonly otherDependents: number;
  /** Withdrawals with the additional tax on early ones, and those of a health savings account with theirs. */
  readonly earlyWithdrawals: Dollars;
  readonly healthAccountWithdrawals: Dollars;
}

export const noPersonIncome: PersonIncome = {
  age: 0,
  wages: 0,
  selfEmployment: 0,
  employer: 0,
  ira: 0,
  public: 0,
  military: 0,
  benefits: 0,
};

export const noIncome: Omit<HouseholdIncome, 'persons'> = {
  interest: 0,
  taxExemptInterest: 0,
  ordinaryDividends: 0,
  qualifiedDividends: 0,
  shortTermGains: 0,
  longTermGains: 0,
  otherIncome: 0,
  adjustments: 0,
  studentInterest: 0,
  tips: 0,
  overtime: 0,
  autoLoanInterest: 0,
  stateTaxes: 0,
  mortgageInterest: 0,
  gifts: 0,
  medicalCosts: 0,
  children: 0,
  otherDependents: 0,
  earlyWithdrawals: 0,
  healthAccountWithdrawals: 0,
};
