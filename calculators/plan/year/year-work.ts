import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import type { Cents, Dollars } from '#calculators/figures/units.ts';
import type { HouseholdIncome, PersonIncome } from '#calculators/kit/law/household-return/household-income.ts';
import type { HouseholdLaw } from '#calculators/kit/law/household-return/household-return.ts';
import type { Posting } from '#calculators/plan/model/plan-results.ts';
import { householdPlace, type RuleId } from '#calculators/plan/model/rules.ts';
import type { LawBook } from '#calculators/plan/setup/law-book.ts';
import type { Markets } from '#calculators/plan/setup/markets.ts';
import type { PlanSetup } from '#calculators/plan/setup/plan-setup.ts';
import type { PathState } from './path-state.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };
export type WorkingPerson = Writable<PersonIncome>;
/** The income of the year while it is being added up. */
export type WorkingIncome = Writable<Omit<HouseholdIncome, 'persons'>> & { persons: WorkingPerson[] };

/** Sums that the result of a year shows, in cents. */
export interface YearSums {
  wages: Cents;
  selfEmployment: Cents;
  pensions: Cents;
  interest: Cents;
  dividends: Cents;
  other: Cents;
  taxFree: Cents;
  homeSales: Cents;
  charitable: Cents;
  conversions: Cents;
  partB: Cents;
  surcharges: Cents;
  partD: Cents;
  supplement: Cents;
  before65: Cents;
  credit: Cents;
  outOfPocket: Cents;
  living: Cents;
  goals: Cents;
  debts: Cents;
  homes: Cents;
  gifts: Cents;
  payroll: Cents;
  federal: Cents;
  state: Cents;
  shortfall: Cents;
}

/** Coverage of the marketplace in the year. */
export interface MarketplaceYear {
  readonly benchmark: Dollars;
  readonly premium: Dollars;
  readonly povertyLine: Dollars;
}

/** One year while it is lived. */
export interface YearWork {
  readonly setup: PlanSetup;
  readonly markets: Markets;
  readonly lawBook: LawBook;
  readonly state: PathState;
  readonly year: number;
  /** Place of the year in the markets. */
  readonly at: number;
  readonly level: number;
  readonly medicalLevel: number;
  readonly status: FilingStatus;
  readonly law: HouseholdLaw;
  /** Places of the living in the list of people, in the order of `income.persons`. */
  readonly living: readonly number[];
  readonly income: WorkingIncome;
  /** Balances at the start of the year. */
  readonly opening: Cents[];
  /** Money of the household that is in no account: in less out. */
  pool: Cents;
  readonly benefits: number[];
  readonly required: Cents[];
  readonly withdrawn: Cents[];
  readonly contributed: Cents[];
  readonly sums: YearSums;
  marketplace: MarketplaceYear | undefined;
  /** Medical costs that a health savings account may pay untaxed. */
  medicalCents: Cents;
  readonly round: (cents: number) => Cents;
  readonly postings: Posting[] | undefined;
}

export function receive(work: YearWork, from: string, cents: Cents, rule: RuleId): void {
  if (cents === 0) return;
  work.pool += cents;
  work.postings?.push({ from, to: householdPlace, cents, rule });
}

export function pay(work: YearWork, to: string, cents: Cents, rule: RuleId): void {
  if (cents === 0) return;
  work.pool -= cents;
  work.postings?.push({ from: householdPlace, to, cents, rule });
}

/** Money from an account to the household. */
export function withdrawFrom(work: YearWork, account: number, cents: Cents, rule: RuleId): void {
  if (cents === 0) return;
  work.state.balances[account] = (work.state.balances[account] ?? 0) - cents;
  receive(work, nameOf(work, account), cents, rule);
}

/** Money of the household into an account. */
export function depositInto(work: YearWork, account: number, cents: Cents, rule: RuleId): void {
  if (cents === 0) return;
  work.state.balances[account] = (work.state.balances[account] ?? 0) + cents;
  pay(work, nameOf(work, account), cents, rule);
}

/** Money that passes the household by: between accounts, or between an account and somebody outside. */
export function transfer(
  work: YearWork,
  from: number | string,
  to: number | string,
  { cents, rule }: Pick<Posting, 'cents' | 'rule'>,
): void {
  if (cents === 0) return;
  const { balances } = work.state;
  if (typeof from === 'number') balances[from] = (balances[from] ?? 0) - cents;
  if (typeof to === 'number') balances[to] = (balances[to] ?? 0) + cents;
  if (work.postings === undefined) return;
  const named = (place: number | string) => (typeof place === 'number' ? nameOf(work, place) : place);
  work.postings.push({ from: named(from), to: named(to), cents, rule });
}

export function nameOf({ setup }: YearWork, account: number): string {
  return setup.accounts[account]?.name ?? '';
}

export function balanceOf({ state }: YearWork, account: number): Cents {
  return state.balances[account] ?? 0;
}

/** Place of an account's owner among the living; the first of them for a joint account. */
export function personOf(work: YearWork, account: number): number {
  return Math.max(0, work.living.indexOf(work.state.owners[account] ?? -1));
}

/** An amount of nothing for each account. */
export function nothing(accounts: number): Cents[] {
  return new Array<Cents>(accounts).fill(0);
}
