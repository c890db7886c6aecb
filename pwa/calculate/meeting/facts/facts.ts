import { ageOn, birthYear } from '#app/calculate/meeting/household/household-facts.ts';
import { standardDeduction } from '#calculators/kit/law/federal-tax/income-tax.ts';
import {
  accountsOf,
  ageNow,
  ageThisYear,
  allDebts,
  debtsOf,
  type HouseholdView,
  ifKnown,
  isCouple,
  numberIn,
  onlyDebt,
  sumOf,
} from './household-view.ts';

type Value = number | string | boolean | undefined;

const pay = ({ own }: HouseholdView) => numberIn(own.income);
const payOfBoth = ({ own, other }: HouseholdView) => sumOf(numberIn(own.income), numberIn(other.income));
const benefit = ({ own }: HouseholdView) => numberIn(own.fullBenefit);
const spending = ({ plan }: HouseholdView) => numberIn(plan.spending);
const savings = (view: HouseholdView) => sumOf(numberIn(view.household.otherSavings), accountsOf(view, ['taxable', 'cash']));
const retirementAccounts = (view: HouseholdView) =>
  sumOf(
    ...[view.own, view.other].flatMap(({ pretaxAccounts, rothAccounts }) => [numberIn(pretaxAccounts), numberIn(rothAccounts)]),
    accountsOf(view, ['traditional', 'roth']),
  );
const allSavings = (view: HouseholdView) => sumOf(retirementAccounts(view), savings(view), accountsOf(view, ['hsa']));
const filingStatus = (view: HouseholdView) => (isCouple(view) ? 'marriedJoint' : undefined);
const state = ({ plan }: HouseholdView) => (plan.state === '' ? undefined : plan.state);
const deathYear = ({ birthDate, planAge }: HouseholdView['own']) =>
  ifKnown(birthYear(birthDate), (year) => ifKnown(numberIn(planAge), (age) => year + age));
const people = (view: HouseholdView) => (isCouple(view) ? 2 : 1);

/** Those who are 65 by the end of the year. */
function aged(view: HouseholdView): number | undefined {
  const ages = [view.own, view.other].map((person) => ageThisYear(view, person));
  return ages.every((age) => age === undefined) ? undefined : ages.filter((age) => (age ?? 0) >= 65).length;
}

/** Pay of both less the standard deduction, with the additions for those who are 65 by the end of the year. */
function taxableIncome(view: HouseholdView): number | undefined {
  return ifKnown(payOfBoth(view), (income) =>
    Math.max(0, income - standardDeduction(view.set, isCouple(view) ? 'marriedJoint' : 'single', aged(view) ?? 0)),
  );
}

/** Social Security benefit a year. Zero before the person has reached the age of the claim. */
function paidBenefit(view: HouseholdView, person: HouseholdView['own'], claim: string): number | undefined {
  return ifKnown(numberIn(person.fullBenefit), (month) =>
    ifKnown(numberIn(claim), (age) => ((ageNow(view, person) ?? 0) >= age ? month * 12 : 0)),
  );
}

const payers = { pension: 'employer', publicPension: 'public', militaryPension: 'military' } as const;

function isPension(kind: string): kind is keyof typeof payers {
  return Object.hasOwn(payers, kind);
}

function pensionsOf({ plan }: HouseholdView, place: HouseholdView['place']): HouseholdView['plan']['incomes'] {
  return plan.incomes.filter(({ kind, owner }) => isPension(kind) && owner === place);
}

/** Pensions a year that are paid already. */
function pensionPaid(view: HouseholdView, place: HouseholdView['place']): number | undefined {
  return sumOf(...pensionsOf(view, place).flatMap(({ amount, from }) => (from === '' ? [numberIn(amount)] : [])));
}

/** The payer of the pensions of a person, if it is one kind of payer. */
function pensionKind(view: HouseholdView, place: HouseholdView['place']): string | undefined {
  const kinds = new Set(pensionsOf(view, place).flatMap(({ kind }) => (isPension(kind) ? [payers[kind]] : [])));
  return kinds.size === 1 ? [...kinds][0] : undefined;
}

function otherPlace({ place }: HouseholdView): HouseholdView['place'] {
  return place === 'first' ? 'second' : 'first';
}

/** Every fact that calculators ask for, from the place of one person. Amounts are dollars, a year's where a name says so. */
export const facts = {
  ageNow: (view) => ageNow(view, view.own),
  ageThisYear: (view) => ageThisYear(view, view.own),
  birthYear: ({ own }) => birthYear(own.birthDate),
  isBefore59: (view) => ifKnown(ageNow(view, view.own), (age) => age < 59),
  spouseAgeThisYear: (view) => ageThisYear(view, view.other),
  spouseAgeNow: (view) => ageNow(view, view.other),
  // The joint table of required distributions is for a spouse more than ten years younger.
  muchYoungerSpouse: (view) =>
    ifKnown(ageThisYear(view, view.own), (own) =>
      ifKnown(ageThisYear(view, view.other), (other) => (own - other > 10 ? other : undefined)),
    ),
  retirementAge: ({ own }) => numberIn(own.retirementAge),
  planAge: ({ own }) => numberIn(own.planAge),
  survivorYears: (view) =>
    ifKnown(deathYear(view.own), (own) => ifKnown(deathYear(view.other), (other) => (other > own ? other - own : undefined))),
  filingStatus,
  peopleOnReturn: (view) => (view.household.childBirthDate === '' ? people(view) : undefined),
  peopleWithMedicare: (view) => ifKnown(aged(view), (count) => (count === 2 ? 'two' : 'one')),
  aged,
  state,
  region: (view) => ifKnown(state(view), (code) => (code === 'AK' ? 'alaska' : code === 'HI' ? 'hawaii' : 'contiguous')),
  pay,
  // A benefit from the statement is better than one computed from today's pay.
  payWithoutBenefit: (view) => (benefit(view) === undefined ? pay(view) : undefined),
  payOfBoth,
  payOfBothAMonth: (view) => ifKnown(payOfBoth(view), (year) => year / 12),
  taxableIncome,
  benefitAMonth: benefit,
  benefitOfSpouseAMonth: ({ other }) => numberIn(other.fullBenefit),
  benefitsOfBoth: ({ own, other }) => ifKnown(sumOf(numberIn(own.fullBenefit), numberIn(other.fullBenefit)), (month) => month * 12),
  benefitPaid: (view) => paidBenefit(view, view.own, view.ownClaim),
  benefitPaidToSpouse: (view) => paidBenefit(view, view.other, view.otherClaim),
  benefitsPaid: (view) => sumOf(paidBenefit(view, view.own, view.ownClaim), paidBenefit(view, view.other, view.otherClaim)),
  pensionPaid: (view) => pensionPaid(view, view.place),
  pensionKind: (view) => pensionKind(view, view.place),
  pensionPaidToSpouse: (view) => pensionPaid(view, otherPlace(view)),
  pensionKindOfSpouse: (view) => pensionKind(view, otherPlace(view)),
  pensionsPaid: (view) => sumOf(pensionPaid(view, 'first'), pensionPaid(view, 'second')),
  pensionAMonth: (view) => ifKnown(sumOf(...pensionsOf(view, view.place).map(({ amount }) => numberIn(amount))), (year) => year / 12),
  survivorShareOfPension: (view) => {
    const [only, ...others] = pensionsOf(view, view.place);
    return only === undefined || others.length > 0 ? undefined : numberIn(only.survivorShare);
  },
  claimingAge: ({ ownClaim }) => numberIn(ownClaim),
  spending,
  spendingAMonth: (view) => ifKnown(spending(view), (year) => year / 12),
  spendingOfPay: (view) =>
    ifKnown(payOfBoth(view), (income) => ifKnown(spending(view), (spent) => Math.round((spent / income) * 1000) / 10)),
  pretaxAccounts: (view) => sumOf(numberIn(view.own.pretaxAccounts), accountsOf(view, ['traditional'], view.place)),
  retirementAccounts,
  healthSavings: (view) => accountsOf(view, ['hsa'], view.place),
  taxableAccounts: (view) => sumOf(numberIn(view.household.otherSavings), accountsOf(view, ['taxable'])),
  cash: (view) => accountsOf(view, ['cash']),
  savings,
  allSavings,
  estate: (view) => sumOf(allSavings(view), numberIn(view.plan.homeValue)),
  home: ({ plan }) => numberIn(plan.homeValue),
  debts: allDebts,
  mortgage: (view) => debtsOf(view, 'mortgage') ?? ifKnown(allDebts(view), () => 0),
  studentLoans: (view) => debtsOf(view, 'student') ?? ifKnown(allDebts(view), () => 0),
  carLoans: (view) => debtsOf(view, 'auto') ?? ifKnown(allDebts(view), () => 0),
  otherDebts: (view) => debtsOf(view, 'other') ?? allDebts(view),
  onlyMortgage: (view) => ifKnown(onlyDebt(view, 'mortgage'), ({ balance }) => numberIn(balance)),
  rateOfMortgage: (view) => ifKnown(onlyDebt(view, 'mortgage'), ({ rate }) => numberIn(rate)),
  onlyStudentLoan: (view) => ifKnown(onlyDebt(view, 'student'), ({ balance }) => numberIn(balance)),
  rateOfStudentLoan: (view) => ifKnown(onlyDebt(view, 'student'), ({ rate }) => numberIn(rate)),
  onlyCarLoan: (view) => ifKnown(onlyDebt(view, 'auto'), ({ balance }) => numberIn(balance)),
  rateOfCarLoan: (view) => ifKnown(onlyDebt(view, 'auto'), ({ rate }) => numberIn(rate)),
  childAge: ({ household, today }) => ageOn(household.childBirthDate, today),
} as const satisfies Readonly<Record<string, (view: HouseholdView) => Value>>;

export type FactId = keyof typeof facts;
