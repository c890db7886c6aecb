import { numberIn } from '#app/calculate/meeting/facts/household-view.ts';
import type { Household, Person } from '#app/calculate/meeting/household/household.ts';
import { birthYear, isKnown } from '#app/calculate/meeting/household/household-facts.ts';
import type { PlanEntries } from '#app/calculate/meeting/plan-entries.ts';
import type { Plan } from '#calculators/plan/model/plan.ts';
import { retirementOf } from '#calculators/plan/reading/moments.ts';
import { readPlan } from '#calculators/plan/reading/read-plan.ts';
import { t } from '#contract/language/t.ts';
import { number } from '#contract/language/words.ts';
import { accountsOf } from './accounts-of-meeting.ts';
import { createEstimator, type Estimate, type Estimator, type Named } from './estimates.ts';
import { debtsOf, goalsOf, homesOf, incomesOf } from './lists-of-meeting.ts';
import { chosen, conversionPolicies, withdrawalOrders } from './plan-choices.ts';

export type PlanOfMeeting =
  | { readonly kind: 'plan'; readonly plan: Plan; readonly estimates: readonly Estimate[] }
  | { readonly kind: 'incomplete'; readonly missing: readonly string[] };

/** Values of the plan where nothing is entered. */
const usual = {
  diesAt: 95,
  retiresAt: 65,
  claimYears: 67,
  survivorShare: 75,
  incomeSpent: 0.7,
  assetsSpent: 0.04,
  dependentUntil: 18,
} as const;

/** The household plan of a meeting, from the household and what is entered for the plan. `year` is the first year of the plan. */
export function planOfMeeting(household: Household, entries: PlanEntries, year: number): PlanOfMeeting {
  const people = peopleOf(household, entries);
  const missing = people.filter(({ birthDate }) => birthYear(birthDate) === undefined).map(({ title }) => title);
  if (missing.length > 0) return { kind: 'incomplete', missing: missing.map((name) => t('Date of birth of {name}', { name })) };
  const estimates: Estimate[] = [];
  const read = readPlan(documentOf({ people, household, entries, year, estimated: createEstimator(estimates) }));
  return 'problems' in read ? { kind: 'incomplete', missing: read.problems } : { kind: 'plan', plan: read, estimates };
}

/** Names of the people, by which the screens and the plan call them. */
export function titlesOf({ first, second }: Pick<Household, 'first' | 'second'>): readonly string[] {
  const one = titleOf(first, t('First person'));
  if (!isKnown(second)) return [one];
  const other = titleOf(second, t('Second person'));
  return [one, other === one ? `${other} (2)` : other];
}

function titleOf({ name }: Person, otherwise: string): string {
  return name.trim() === '' ? otherwise : name.trim();
}

function peopleOf(household: Household, { claimFirst, claimSecond }: PlanEntries): readonly Named[] {
  const persons = [
    { ...household.first, claim: claimFirst },
    { ...household.second, claim: claimSecond },
  ];
  return titlesOf(household).flatMap((title, at) => {
    const person = persons[at];
    return person === undefined ? [] : [{ ...person, title }];
  });
}

interface Parts {
  readonly people: readonly Named[];
  readonly household: Household;
  readonly entries: PlanEntries;
  readonly year: number;
  readonly estimated: Estimator;
}

/** The plan as the document that `readPlan` reads. */
function documentOf({ people, household, entries, year, estimated }: Parts) {
  const names = people.map(({ title }) => title);
  const accounts = accountsOf({ people, household, entries, estimated });
  if (entries.state === '') estimated.note(t('State'), t('Not included'));
  return {
    startYear: year,
    state: entries.state === '' ? 'none' : entries.state,
    people: people.map((person) => personOf(person, estimated)),
    dependents: dependentsOf(household, year, estimated),
    incomes: [
      ...people.flatMap(({ title, income }) => {
        const amount = numberIn(income);
        return amount === undefined
          ? []
          : [{ name: t('Pay of {name}', { name: title }), person: title, kind: 'wages', amount, until: retirementOf(title) }];
      }),
      ...incomesOf(entries, names, estimated),
    ],
    accounts,
    spending: {
      amount: estimated.dollars(entries.spending, t('Spending a year'), usualSpending(people, accounts)),
      survivorShare: people.length === 1 ? 100 : estimated.percent(entries.survivorShare, t('Spending of a survivor'), usual.survivorShare),
    },
    goals: goalsOf(entries, names),
    debts: debtsOf(entries, household.debts, estimated),
    homes: homesOf(entries, names, estimated),
    policies: {
      withdrawals: { order: chosen(withdrawalOrders, entries.order) },
      conversions: { fill: chosen(conversionPolicies, entries.conversions) },
    },
  };
}

function personOf({ title, birthDate, planAge, retirementAge, fullBenefit, claim }: Named, estimated: Estimator) {
  const monthlyAtFullAge = numberIn(fullBenefit);
  if (monthlyAtFullAge === undefined) estimated.note(t('Social Security of {name}', { name: title }), t('None'));
  return {
    name: title,
    birthDate,
    diesAt: estimated.number(planAge, t('Plan of {name} until age', { name: title }), usual.diesAt),
    retiresAt: estimated.number(retirementAge, t('Retirement age of {name}', { name: title }), usual.retiresAt),
    ...(monthlyAtFullAge === undefined
      ? {}
      : {
          socialSecurity: {
            monthlyAtFullAge,
            claimYears: estimated.number(claim, t('Claim of {name} at age', { name: title }), usual.claimYears),
          },
        }),
  };
}

/** The youngest child, as long as it is a dependent. */
function dependentsOf({ childBirthDate }: Household, year: number, estimated: Estimator) {
  const born = birthYear(childBirthDate);
  if (born === undefined || year - born > usual.dependentUntil) return [];
  estimated.note(t('The youngest child is a dependent until age'), number(usual.dependentUntil));
  return [{ name: t('Youngest child'), birthYear: born, until: usual.dependentUntil }];
}

/** Most of the pay, or where nobody has pay, a share of the assets beside the benefits; in whole hundreds. */
function usualSpending(people: readonly Named[], accounts: readonly { readonly balance: number }[]): number {
  const pay = people.reduce((sum, { income }) => sum + (numberIn(income) ?? 0), 0);
  const benefits = people.reduce((sum, { fullBenefit }) => sum + 12 * (numberIn(fullBenefit) ?? 0), 0);
  const assets = accounts.reduce((sum, { balance }) => sum + balance, 0);
  const spent = pay > 0 ? pay * usual.incomeSpent : benefits + assets * usual.assetsSpent;
  return Math.round(spent / 100) * 100;
}
