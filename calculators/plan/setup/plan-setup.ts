import { rmdStartAge } from '#calculators/kit/law/retirement/rmd.ts';
import type { Account, Home, Income, Plan } from '#calculators/plan/model/plan.ts';
import { birthYearOf, yearOfMoment } from '#calculators/plan/reading/moments.ts';
import { type DrawOrder, drawOrder } from '#calculators/plan/strategies/withdrawal-order.ts';
import { type Claim, claimOf } from './claims.ts';
import { type ResolvedAmount, resolveAmount, yearsOf } from './timed.ts';

export interface SetupPerson {
  readonly name: string;
  readonly birthYear: number;
  /** January is 0. */
  readonly birthMonth: number;
  readonly deathYear: number;
  readonly rmdAge: number;
  /** The year in which the person is 59½, and the one of 70½. */
  readonly penaltyFreeYear: number;
  readonly charitableYear: number;
  readonly claim: Claim | undefined;
}

export interface SetupIncome {
  readonly income: Income;
  readonly person: number;
  readonly amount: ResolvedAmount;
  /** Share after the death of the person. */
  readonly survivorShare: number;
}

export interface SetupAccount extends Account {
  /** Index of the owner at the start; −1 for a joint account. */
  readonly ownerIndex: number;
}

export interface SetupContribution {
  readonly account: number;
  readonly amount: ResolvedAmount;
  /** Employer money for each cent of the amount, and the same years where the amount is 0. */
  readonly employer: ResolvedAmount;
}

export interface SetupHome extends Home {
  readonly saleYear: number | undefined;
}

/** A plan with its names and moments resolved, computed once for all paths. */
export interface PlanSetup {
  readonly plan: Plan;
  readonly startYear: number;
  readonly endYear: number;
  readonly people: readonly SetupPerson[];
  readonly incomes: readonly SetupIncome[];
  readonly accounts: readonly SetupAccount[];
  readonly contributions: readonly SetupContribution[];
  readonly spending: ResolvedAmount;
  readonly giving: ResolvedAmount;
  readonly goals: readonly { readonly name: string; readonly isEducation: boolean; readonly amount: ResolvedAmount }[];
  readonly homes: readonly SetupHome[];
  readonly debtHomes: readonly number[];
  readonly conversionYears: Pick<ResolvedAmount, 'first' | 'last'>;
  readonly order: DrawOrder;
  /** The account that takes what is left over. */
  readonly surplusAccount: number;
}

export function setUpPlan(plan: Plan): PlanSetup {
  const { startYear, people } = plan;
  const accounts = withImpliedAccounts(plan).map((account) => ({
    ...account,
    ownerIndex: people.findIndex(({ name }) => name === account.owner),
  }));
  const surplus = accounts.findIndex(({ kind }) => kind === 'taxable');
  return {
    plan,
    startYear,
    endYear: Math.max(...people.map((person) => birthYearOf(person) + person.diesAt)),
    people: people.map(setUpPerson),
    incomes: plan.incomes.map((income) => ({
      income,
      person: people.findIndex(({ name }) => name === income.person),
      amount: resolveAmount(income, people, startYear),
      survivorShare: income.survivorShare / 100,
    })),
    accounts,
    contributions: plan.contributions.map((contribution) => ({
      account: accounts.findIndex(({ name }) => name === contribution.account),
      amount: resolveAmount(contribution, people, startYear),
      employer: resolveAmount({ ...contribution, amount: contribution.employer }, people, startYear),
    })),
    spending: resolveAmount(plan.spending, people, startYear),
    giving: resolveAmount(plan.giving, people, startYear),
    goals: plan.goals.map((goal) => ({ ...goal, amount: resolveAmount(goal, people, startYear) })),
    homes: plan.homes.map((home) => ({ ...home, saleYear: home.sale === undefined ? undefined : yearOfMoment(home.sale, people) })),
    debtHomes: plan.debts.map(({ home }) => plan.homes.findIndex(({ name }) => name === home)),
    conversionYears: yearsOf(plan.policies.conversions, people, startYear),
    order: drawOrder(
      accounts.map(({ kind }) => kind),
      plan.policies.withdrawals,
    ),
    surplusAccount: surplus === -1 ? accounts.findIndex(({ kind }) => kind === 'cash') : surplus,
  };
}

function setUpPerson(person: Plan['people'][number]): SetupPerson {
  const birthYear = birthYearOf(person);
  const birthMonth = Number(person.birthDate.slice(5, 7)) - 1;
  /** A half year after a birthday from July on falls into the next year. */
  const half = birthMonth >= 6 ? 1 : 0;
  return {
    name: person.name,
    birthYear,
    birthMonth,
    deathYear: birthYear + person.diesAt,
    rmdAge: rmdStartAge('2026', birthYear),
    penaltyFreeYear: birthYear + 59 + half,
    charitableYear: birthYear + 70 + half,
    claim: claimOf(person),
  };
}

/** The plan's accounts, with a cash account if nothing can take money left over, and a Roth account for conversions of each owner. */
function withImpliedAccounts({ accounts, people, policies }: Plan): readonly Account[] {
  const cash = accounts.some(({ kind }) => kind === 'cash' || kind === 'taxable') ? [] : [implied('Cash', 'cash', 'joint')];
  if (policies.conversions.fill === 'none') return [...accounts, ...cash];
  const owners = people.filter(({ name }) => {
    const own = accounts.filter(({ owner }) => owner === name);
    return own.some(({ kind }) => kind === 'traditional') && !own.some(({ kind }) => kind === 'roth');
  });
  return [...accounts, ...cash, ...owners.map(({ name }) => implied(`Roth of ${name}`, 'roth', name))];
}

function implied(name: string, kind: Account['kind'], owner: string): Account {
  return {
    name,
    kind,
    owner,
    plan: 'ira',
    balance: 0,
    basis: 0,
    rothContributions: 0,
    rothConversions: [],
    openedIn: 2000,
    stocks: 60,
    fixedReturn: undefined,
    dividends: 0,
    interest: 0,
    isOfPresentEmployer: false,
  };
}
