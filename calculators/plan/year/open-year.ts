import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import type { LawBook } from '#calculators/plan/setup/law-book.ts';
import type { Markets } from '#calculators/plan/setup/markets.ts';
import type { PlanSetup } from '#calculators/plan/setup/plan-setup.ts';
import type { PathState } from './path-state.ts';
import { clearScratch } from './scratch.ts';
import type { YearWork } from './year-work.ts';

/** Plan, markets, and law of a path. */
export interface PathInputs {
  readonly setup: PlanSetup;
  readonly markets: Markets;
  readonly lawBook: LawBook;
  /** Whole cents and postings, or doubles and none. */
  readonly isExact: boolean;
}

/** States in which all property of spouses is half of each, so that a death raises the basis of both halves. 26 USC 1014(b)(6). */
const communityStates = ['AZ', 'CA', 'ID', 'LA', 'NM', 'NV', 'TX', 'WA', 'WI'];

/** Step 1: deaths at the end of the year before, moves, the filing status, and the year's law. */
export function openYear({ setup, markets, lawBook, isExact }: PathInputs, state: PathState, year: number): YearWork {
  const at = year - setup.startYear;
  for (const [index, person] of setup.people.entries()) {
    if (state.isAlive[index] === true && person.deathYear < year) bury(setup, state, index);
  }
  for (const move of setup.plan.moves) if (move.year === year) state.place = move.state;
  const { living } = state;
  const { scratch } = state;
  clearScratch(
    scratch,
    living.map((index) => year - (setup.people[index]?.birthYear ?? year)),
  );
  const { income } = scratch;
  for (let account = 0; account < state.balances.length; account++) scratch.opening[account] = state.balances[account] ?? 0;
  for (const { birthYear, until } of setup.plan.dependents) {
    const age = year - birthYear;
    if (age >= 0 && age < 17 && age <= until) income.children++;
    else if (age >= 17 && age <= until) income.otherDependents++;
  }
  const hasDependents = income.children + income.otherDependents > 0;
  const status: FilingStatus = living.length > 1 ? 'marriedJoint' : hasDependents ? 'headOfHousehold' : 'single';
  income.shortTermGains = -state.shortLosses;
  income.longTermGains = -state.longLosses;
  income.stateTaxes = state.stateTax;
  return {
    setup,
    markets,
    lawBook,
    state,
    year,
    at,
    level: markets.prices[at] ?? 1,
    medicalLevel: markets.medicalPrices[at] ?? 1,
    status,
    law: lawBook(year, status, state.place),
    living,
    income,
    opening: scratch.opening,
    pool: 0,
    benefits: scratch.benefits,
    required: scratch.required,
    withdrawn: scratch.withdrawn,
    contributed: scratch.contributed,
    sums: scratch.sums,
    marketplace: undefined,
    medicalCents: 0,
    round: isExact ? Math.round : identity,
    postings: isExact ? [] : undefined,
  };
}

function identity(cents: number): number {
  return cents;
}

/**
 * The survivor takes over the accounts. The cost of taxable ones rises to their value: all of the deceased's own, half of a joint one, and
 * all of it under community property. Source: 26 USC 1014(a), (b)(6), (9), 2040(b).
 */
function bury({ people, accounts }: PlanSetup, state: PathState, dead: number): void {
  state.isAlive[dead] = false;
  state.living = state.living.filter((index) => index !== dead);
  const survivor = people.findIndex((_, index) => state.isAlive[index] === true);
  for (const [index, { kind }] of accounts.entries()) {
    const owner = state.owners[index];
    if (kind === 'taxable' && (owner === dead || owner === -1)) {
      const value = state.balances[index] ?? 0;
      const cost = state.basis[index] ?? 0;
      const isWhole = owner === dead || communityStates.includes(state.place);
      state.basis[index] = isWhole ? value : cost + (value - cost) / 2;
    }
    if (owner === dead && survivor !== -1) state.owners[index] = survivor;
  }
}
