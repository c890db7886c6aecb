import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import type { StateCode } from '#calculators/figures/states/state-names.ts';
import type { Cents, Dollars } from '#calculators/figures/units.ts';
import type { RothConversion } from '#calculators/plan/model/plan.ts';
import type { PlanSetup } from '#calculators/plan/setup/plan-setup.ts';
import { newScratch, type Scratch } from './scratch.ts';

/** State that one year passes to the next. Amounts are cents: whole ones on the shown path, fractions on random ones. */
export interface PathState {
  /** By account. */
  readonly balances: Cents[];
  /** Cost of a taxable account, contributions after tax of a traditional one, contributions of a Roth account. */
  readonly basis: Cents[];
  /** Conversions still inside each Roth account, in cents, the oldest first. */
  readonly conversions: RothConversion[][];
  /** Index of the owner; −1 is joint. */
  readonly owners: number[];
  readonly debts: Cents[];
  readonly isSold: boolean[];
  readonly isAlive: boolean[];
  /** Places of the living in the list of people. */
  living: readonly number[];
  place: StateCode | 'none';
  /** Losses carried over, as positive dollars. */
  shortLosses: Dollars;
  longLosses: Dollars;
  /** Incomes and filing statuses of the last two years, the older one first. */
  incomes: readonly [Dollars, Dollars];
  statuses: readonly [FilingStatus, FilingStatus];
  /** State income tax of the year before, deductible when itemized. */
  stateTax: Dollars;
  /** Months of benefits that the earnings test has taken, by person. */
  readonly withheldMonths: number[];
  /** Money left of a cent drawn, in the last year with a draw: the first guess of the next one. */
  slope: number;
  readonly scratch: Scratch;
  /** Guardrails: the first rate of withdrawal, and the factor on spending. */
  firstRate: number | undefined;
  spendingFactor: number;
}

export function startPath({ plan, accounts, people, startYear }: PlanSetup): PathState {
  const status: FilingStatus = people.length > 1 ? 'marriedJoint' : 'single';
  return {
    balances: accounts.map(({ balance }) => Math.round(balance * 100)),
    basis: accounts.map(({ kind, basis, rothContributions }) => Math.round((kind === 'roth' ? rothContributions : basis) * 100)),
    conversions: accounts.map(({ rothConversions }) =>
      rothConversions.map(({ year, amount }) => ({ year, amount: Math.round(amount * 100) })).sort((one, other) => one.year - other.year),
    ),
    owners: accounts.map(({ ownerIndex }) => ownerIndex),
    debts: plan.debts.map(({ balance }) => Math.round(balance * 100)),
    isSold: plan.homes.map(() => false),
    isAlive: people.map(({ deathYear }) => deathYear >= startYear),
    living: people.flatMap(({ deathYear }, index) => (deathYear >= startYear ? [index] : [])),
    place: plan.state,
    shortLosses: 0,
    longLosses: 0,
    incomes: [plan.health.incomeTwoYearsBefore, plan.health.incomeYearBefore],
    statuses: [status, status],
    stateTax: 0,
    withheldMonths: people.map(() => 0),
    slope: 1,
    scratch: newScratch(accounts.length, people.length),
    firstRate: undefined,
    spendingFactor: 1,
  };
}
