import type { Household, Person } from '#app/calculate/meeting/household/household.ts';
import { birthYear, isKnown } from '#app/calculate/meeting/household/household-facts.ts';
import type { PlanEntries } from '#app/calculate/meeting/plan-entries.ts';
import { parseNumber } from '#calculators/kit/definition/inputs.ts';
import type { Plan } from '#calculators/plan/model/plan.ts';
import { retirementOf } from '#calculators/plan/reading/moments.ts';
import { readPlan } from '#calculators/plan/reading/read-plan.ts';
import { t } from '#contract/language/t.ts';
import { number, wholeDollars } from '#contract/language/words.ts';
import { chosen, conversionPolicies, withdrawalOrders } from './plan-choices.ts';

/** A fact that nobody entered, with the value that the plan takes for it. */
export interface Estimate {
  readonly label: string;
  readonly value: string;
}

export type PlanOfMeeting =
  | { readonly kind: 'plan'; readonly plan: Plan; readonly estimates: readonly Estimate[] }
  | { readonly kind: 'incomplete'; readonly missing: readonly string[] };

/** Values of the plan where nothing is entered. */
const usual = { diesAt: 95, retiresAt: 65, claimYears: 67, stocks: 60, survivorShare: 75, incomeSpent: 0.7, assetsSpent: 0.04 } as const;

const amountOf = (text: string): number | undefined => {
  const value = text.trim() === '' ? Number.NaN : parseNumber(text, false);
  return Number.isFinite(value) ? value : undefined;
};

/** A number, or the usual one, which is then listed as an estimate. */
type Estimator = (text: string, label: string, otherwise: number, words?: (value: number) => string) => number;

interface Named extends Person {
  readonly title: string;
  readonly claim: string;
}

/** The household plan of a meeting, from the household and what is entered for the plan. `year` is the first year of the plan. */
export function planOfMeeting(household: Household, entries: PlanEntries, year: number): PlanOfMeeting {
  const people = peopleOf(household, entries);
  const missing = people.filter(({ birthDate }) => birthYear(birthDate) === undefined).map(({ title }) => title);
  if (missing.length > 0) return { kind: 'incomplete', missing: missing.map((name) => t('Date of birth of {name}', { name })) };
  const estimates: Estimate[] = [];
  const estimated: Estimator = (text, label, otherwise, words = number) => {
    const value = amountOf(text);
    if (value === undefined) estimates.push({ label, value: words(otherwise) });
    return value ?? otherwise;
  };
  const read = readPlan(documentOf({ people, household, entries, year, estimated }));
  return 'problems' in read ? { kind: 'incomplete', missing: read.problems } : { kind: 'plan', plan: read, estimates };
}

function peopleOf({ first, second }: Household, { claimFirst, claimSecond }: PlanEntries): readonly Named[] {
  const one = { ...first, claim: claimFirst, title: titleOf(first, t('First person')) };
  if (!isKnown(second)) return [one];
  const title = titleOf(second, t('Second person'));
  return [one, { ...second, claim: claimSecond, title: title === one.title ? `${title} (2)` : title }];
}

function titleOf({ name }: Person, otherwise: string): string {
  return name.trim() === '' ? otherwise : name.trim();
}

interface Parts {
  readonly people: readonly Named[];
  readonly household: Household;
  readonly entries: PlanEntries;
  readonly year: number;
  readonly estimated: Estimator;
}

/** The plan as the document that `readPlan` reads. */
function documentOf(parts: Parts) {
  const { people, entries, year, estimated } = parts;
  const accounts = accountsOf(parts);
  if (entries.state === '') estimated('', t('State'), 0, () => t('Not included'));
  const home = amountOf(entries.homeValue);
  return {
    startYear: year,
    state: entries.state === '' ? 'none' : entries.state,
    people: people.map((person) => personOf(person, estimated)),
    incomes: people.flatMap(({ title, income }) => {
      const amount = amountOf(income);
      return amount === undefined
        ? []
        : [{ name: t('Pay of {name}', { name: title }), person: title, kind: 'wages', amount, until: retirementOf(title) }];
    }),
    accounts,
    spending: {
      amount: estimated(entries.spending, t('Spending a year'), usualSpending(people, accounts), wholeDollars),
      survivorShare:
        people.length === 1
          ? 100
          : estimated(entries.survivorShare, t('Spending of a survivor'), usual.survivorShare, (share) => `${number(share)}%`),
    },
    homes: home === undefined ? [] : [{ name: t('Home'), value: home, basis: home }],
    policies: {
      withdrawals: { order: chosen(withdrawalOrders, entries.order) },
      conversions: { fill: chosen(conversionPolicies, entries.conversions) },
    },
  };
}

function personOf({ title, birthDate, planAge, retirementAge, fullBenefit, claim }: Named, estimated: Estimator) {
  const monthlyAtFullAge = amountOf(fullBenefit);
  if (monthlyAtFullAge === undefined) estimated('', t('Social Security of {name}', { name: title }), 0, () => t('None'));
  return {
    name: title,
    birthDate,
    diesAt: estimated(planAge, t('Plan of {name} until age', { name: title }), usual.diesAt),
    retiresAt: estimated(retirementAge, t('Retirement age of {name}', { name: title }), usual.retiresAt),
    ...(monthlyAtFullAge === undefined
      ? {}
      : {
          socialSecurity: {
            monthlyAtFullAge,
            claimYears: estimated(claim, t('Claim of {name} at age', { name: title }), usual.claimYears),
          },
        }),
  };
}

function accountsOf({ people, household, entries, estimated }: Parts) {
  const stocks = estimated(entries.stocks, t('Share in stocks'), usual.stocks, (share) => `${number(share)}%`);
  const owned = people.flatMap(({ title, pretaxAccounts, rothAccounts }) => [
    {
      name: t('Traditional accounts of {name}', { name: title }),
      kind: 'traditional',
      owner: title,
      balance: amountOf(pretaxAccounts),
      stocks,
    },
    { name: t('Roth accounts of {name}', { name: title }), kind: 'roth', owner: title, balance: amountOf(rothAccounts), stocks },
  ]);
  const savings = amountOf(household.otherSavings);
  const together = { name: t('Other savings'), kind: 'taxable', owner: 'joint', balance: savings, basis: savings, stocks };
  const known = [...owned, together].flatMap(({ balance, ...account }) => (balance === undefined ? [] : [{ ...account, balance }]));
  const added = entries.accounts.flatMap(({ name, kind, owner, balance, basis }, at) => {
    const amount = amountOf(balance);
    if (amount === undefined) return [];
    const title = name.trim() === '' ? t('Account {number}', { number: at + 1 }) : name.trim();
    const isOwned = kind === 'traditional' || kind === 'roth' || kind === 'hsa';
    const holder = (owner === 'second' ? people[1] : people[0])?.title ?? '';
    const cost = kind === 'taxable' ? { basis: estimated(basis, t('Cost of {name}', { name: title }), amount, wholeDollars) } : {};
    return [{ name: title, kind, owner: isOwned ? holder : 'joint', balance: amount, stocks, ...cost }];
  });
  return withNames([...known, ...added]);
}

/** Gives accounts of the same name a number. */
function withNames<Account extends { readonly name: string }>(accounts: readonly Account[]): readonly Account[] {
  return accounts.map((account, at) => {
    const before = accounts.slice(0, at).filter(({ name }) => name === account.name).length;
    return before === 0 ? account : { ...account, name: `${account.name} (${before + 1})` };
  });
}

/** Most of the pay, or where nobody has pay, a share of the assets beside the benefits; in whole hundreds. */
function usualSpending(people: readonly Named[], accounts: readonly { readonly balance: number }[]): number {
  const pay = people.reduce((sum, { income }) => sum + (amountOf(income) ?? 0), 0);
  const benefits = people.reduce((sum, { fullBenefit }) => sum + 12 * (amountOf(fullBenefit) ?? 0), 0);
  const assets = accounts.reduce((sum, { balance }) => sum + balance, 0);
  const spent = pay > 0 ? pay * usual.incomeSpent : benefits + assets * usual.assetsSpent;
  return Math.round(spent / 100) * 100;
}
