import type { Cents, Fraction } from '#calculators/figures/units.ts';
import type { SetupAccount } from '#calculators/plan/setup/plan-setup.ts';
import { personOf, type WorkingIncome, type YearWork } from './year-work.ts';

/**
 * Taxable share of a distribution. The IRAs of one person count as one, each plan alone; contributions after tax come out in proportion to
 * the balances of the start of the year. Source: 26 USC 72(e)(8), 408(d)(2); Form 8606.
 */
export function taxableShare({ setup, state, opening }: YearWork, account: number): Fraction {
  const { plan } = setup.accounts[account] ?? { plan: 'employer' };
  let cost = state.basis[account] ?? 0;
  let balance = opening[account] ?? 0;
  if (plan === 'ira') {
    cost = 0;
    balance = 0;
    for (const [index, other] of setup.accounts.entries()) {
      if (other.kind !== 'traditional' || other.plan !== 'ira' || state.owners[index] !== state.owners[account]) continue;
      cost += state.basis[index] ?? 0;
      balance += opening[index] ?? 0;
    }
  }
  if (cost === 0) return 1;
  return balance <= 0 ? 1 : Math.max(0, 1 - cost / balance);
}

/** True if a withdrawal of the year bears no additional tax: 59½, or 55 and separated from the employer of the plan. 26 USC 72(t)(2)(A). */
export function isPenaltyFree({ setup, state, year, income, living }: YearWork, account: number): boolean {
  const owner = state.owners[account] ?? -1;
  const person = setup.people[owner];
  if (person === undefined || year >= person.penaltyFreeYear) return true;
  const isSeparated = (income.persons[living.indexOf(owner)]?.wages ?? 0) === 0;
  return setup.accounts[account]?.plan !== 'ira' && year >= person.birthYear + 55 && isSeparated;
}

/** Adds a distribution to an income by its payer, and to the early ones where it is early. */
export function addTraditional(work: YearWork, income: WorkingIncome, account: number, taxable: Cents): void {
  const plan: SetupAccount['plan'] = work.setup.accounts[account]?.plan ?? 'ira';
  const person = income.persons[personOf(work, account)];
  if (person === undefined) return;
  person[plan] += taxable / 100;
  if (!isPenaltyFree(work, account)) income.earlyWithdrawals += taxable / 100;
}

/** Books a distribution for good: income of the year, and contributions after tax that leave with it. */
export function bookTraditional(work: YearWork, account: number, cents: Cents): void {
  if (cents === 0) return;
  const share = taxableShare(work, account);
  addTraditional(work, work.income, account, cents * share);
  spendBasis(work, account, cents * (1 - share));
}

/** Takes contributions after tax out of the account, or of the owner's other IRAs where it has none left. */
export function spendBasis({ setup, state }: YearWork, account: number, cost: Cents): void {
  if (cost <= 0) return;
  let left = cost;
  for (const [index, other] of [account, ...setup.accounts.keys()].map((at) => [at, setup.accounts[at]] as const)) {
    if (left <= 0) return;
    if (other?.kind !== 'traditional' || state.owners[index] !== state.owners[account]) continue;
    const used = Math.min(left, state.basis[index] ?? 0);
    state.basis[index] = (state.basis[index] ?? 0) - used;
    left -= used;
  }
}
