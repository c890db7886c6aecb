import type { Account, Moment, Plan } from '#calculators/plan/model/plan.ts';
import { birthYearOf, yearOfMoment } from './moments.ts';
import { planField } from './plan-fields.ts';

export interface RefusedPlan {
  /** Each says which field is wrong, and what it may be. */
  readonly problems: readonly string[];
}

/** Longest plan that is run, from the first year to the last death. */
const mostYears = 110;

/** Reads a plan from a parsed document: each field by its declaration, then names and moments that refer to one another. */
export function readPlan(document: unknown): Plan | RefusedPlan {
  const problems: string[] = [];
  const plan = planField.read(document, '', problems);
  if (problems.length === 0) problems.push(...referenceProblems(plan));
  return problems.length === 0 ? plan : { problems };
}

function referenceProblems(plan: Plan): readonly string[] {
  return [
    ...repeated('people', plan.people),
    ...repeated('accounts', plan.accounts),
    ...repeated('homes', plan.homes),
    ...plan.accounts.flatMap((account, at) => ownerProblems(plan, account, `accounts[${at}]`)),
    ...plan.incomes.flatMap(({ person }, at) => unknownName(plan.people, person, `incomes[${at}].person`)),
    ...plan.contributions.flatMap(({ account }, at) => unknownName(plan.accounts, account, `contributions[${at}].account`)),
    ...plan.debts.flatMap(({ home }, at) => (home === undefined ? [] : unknownName(plan.homes, home, `debts[${at}].home`))),
    ...momentsOf(plan).flatMap(([path, moment]) => momentProblems(plan, path, moment)),
    ...lifeProblems(plan),
  ];
}

interface Named {
  readonly name: string;
}

function repeated(path: string, entries: readonly Named[]): readonly string[] {
  return entries
    .filter(({ name }, at) => entries.findIndex((other) => other.name === name) !== at)
    .map(({ name }) => `${path} has the name "${name}" twice.`);
}

function unknownName(entries: readonly Named[], name: string, path: string): readonly string[] {
  if (entries.some((entry) => entry.name === name)) return [];
  return [`${path} is "${name}", which is none of ${entries.map((entry) => `"${entry.name}"`).join(', ') || 'the entries'}.`];
}

function ownerProblems({ people }: Plan, { kind, owner, balance, basis, rothContributions }: Account, path: string): readonly string[] {
  const mayBeJoint = kind === 'cash' || kind === 'taxable' || kind === 'education';
  const problems = owner === 'joint' && mayBeJoint ? [] : unknownName(people, owner, `${path}.owner`);
  if (kind === 'traditional' && basis > balance) return [...problems, `${path}.basis is more than its balance.`];
  return kind === 'roth' && rothContributions > balance ? [...problems, `${path}.rothContributions is more than its balance.`] : problems;
}

function momentsOf(plan: Plan): readonly (readonly [string, Moment | undefined])[] {
  const entries = [
    ...plan.incomes.map((entry, at) => [`incomes[${at}]`, entry] as const),
    ...plan.contributions.map((entry, at) => [`contributions[${at}]`, entry] as const),
    ...plan.goals.map((entry, at) => [`goals[${at}]`, entry] as const),
    ['spending', plan.spending] as const,
    ['giving', plan.giving] as const,
    ['policies.conversions', plan.policies.conversions] as const,
  ];
  return [
    ...entries.flatMap(([path, { from, until }]) => [[`${path}.from`, from] as const, [`${path}.until`, until] as const]),
    ...plan.homes.map(({ sale }, at) => [`homes[${at}].sale`, sale] as const),
  ];
}

function momentProblems({ people }: Plan, path: string, moment: Moment | undefined): readonly string[] {
  if (moment === undefined || yearOfMoment(moment, people) !== undefined) return [];
  const name = people[0]?.name ?? 'Ann';
  return [`${path} is "${moment}"; write a year such as "2031", or "${name} retires", "${name} is 70", "${name} dies".`];
}

function lifeProblems({ people, startYear }: Plan): readonly string[] {
  const ends = people.map((person) => birthYearOf(person) + person.diesAt);
  return [
    ...people.flatMap(({ name }, at) =>
      (ends[at] ?? 0) < startYear ? [`people[${at}].diesAt lets ${name} die before ${startYear}.`] : [],
    ),
    ...(Math.max(...ends) - startYear >= mostYears ? [`The plan is longer than ${mostYears} years.`] : []),
  ];
}
