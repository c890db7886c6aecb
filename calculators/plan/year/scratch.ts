import type { Cents } from '#calculators/figures/units.ts';
import { noIncome, noPersonIncome } from '#calculators/kit/law/household-return/household-income.ts';
import { nothing, type WorkingIncome, type WorkingPerson, type YearSums } from './year-work.ts';

/**
 * Buffers in which a year is calculated, reused for the next one: random paths live millions of years, and new objects for each would cost more
 * than the law.
 */
export interface Scratch {
  readonly income: WorkingIncome;
  readonly sums: YearSums;
  readonly opening: Cents[];
  readonly required: Cents[];
  readonly withdrawn: Cents[];
  readonly contributed: Cents[];
  readonly draws: Cents[];
  readonly wanted: Cents[];
  readonly given: Cents[];
  readonly benefits: Cents[];
}

export function newScratch(accounts: number, people: number): Scratch {
  return {
    income: { ...noIncome, persons: Array.from({ length: people }, () => ({ ...noPersonIncome })) },
    sums: noSums(),
    opening: nothing(accounts),
    required: nothing(accounts),
    withdrawn: nothing(accounts),
    contributed: nothing(accounts),
    draws: nothing(accounts),
    wanted: nothing(accounts),
    given: nothing(accounts),
    benefits: nothing(people),
  };
}

/** Sets everything to nothing, with a person for each of the living. Written out, because copying one object over another is slower. */
export function clearScratch({ income, sums, required, withdrawn, contributed, benefits }: Scratch, ages: readonly number[]): void {
  clearIncome(income);
  while (income.persons.length > ages.length) income.persons.pop();
  for (let place = 0; place < ages.length; place++) clearPerson(income.persons[place], ages[place] ?? 0);
  clearSums(sums);
  required.fill(0);
  withdrawn.fill(0);
  contributed.fill(0);
  benefits.fill(0);
}

function clearIncome(income: WorkingIncome): void {
  income.interest = 0;
  income.taxExemptInterest = 0;
  income.ordinaryDividends = 0;
  income.qualifiedDividends = 0;
  income.shortTermGains = 0;
  income.longTermGains = 0;
  income.otherIncome = 0;
  income.adjustments = 0;
  income.studentInterest = 0;
  income.tips = 0;
  income.overtime = 0;
  income.autoLoanInterest = 0;
  income.stateTaxes = 0;
  income.mortgageInterest = 0;
  income.gifts = 0;
  income.medicalCosts = 0;
  income.children = 0;
  income.otherDependents = 0;
  income.earlyWithdrawals = 0;
  income.healthAccountWithdrawals = 0;
}

function clearPerson(person: WorkingPerson | undefined, age: number): void {
  if (person === undefined) return;
  person.age = age;
  person.wages = 0;
  person.selfEmployment = 0;
  person.employer = 0;
  person.ira = 0;
  person.public = 0;
  person.military = 0;
  person.benefits = 0;
}

function clearSums(sums: YearSums): void {
  sums.wages = 0;
  sums.selfEmployment = 0;
  sums.pensions = 0;
  sums.interest = 0;
  sums.dividends = 0;
  sums.other = 0;
  sums.taxFree = 0;
  sums.homeSales = 0;
  sums.charitable = 0;
  sums.conversions = 0;
  sums.partB = 0;
  sums.surcharges = 0;
  sums.partD = 0;
  sums.supplement = 0;
  sums.before65 = 0;
  sums.credit = 0;
  sums.outOfPocket = 0;
  sums.living = 0;
  sums.goals = 0;
  sums.debts = 0;
  sums.homes = 0;
  sums.gifts = 0;
  sums.payroll = 0;
  sums.federal = 0;
  sums.state = 0;
  sums.shortfall = 0;
}

function noSums(): YearSums {
  return {
    wages: 0,
    selfEmployment: 0,
    pensions: 0,
    interest: 0,
    dividends: 0,
    other: 0,
    taxFree: 0,
    homeSales: 0,
    charitable: 0,
    conversions: 0,
    partB: 0,
    surcharges: 0,
    partD: 0,
    supplement: 0,
    before65: 0,
    credit: 0,
    outOfPocket: 0,
    living: 0,
    goals: 0,
    debts: 0,
    homes: 0,
    gifts: 0,
    payroll: 0,
    federal: 0,
    state: 0,
    shortfall: 0,
  };
}
