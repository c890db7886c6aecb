import type { Cents } from '#calculators/figures/units.ts';
import { divisorAt } from '#calculators/plan/setup/divisors.ts';
import { amountIn } from '#calculators/plan/setup/timed.ts';
import { bookTraditional, taxableShare } from './traditional.ts';
import { balanceOf, transfer, withdrawFrom, type YearWork } from './year-work.ts';

/**
 * Step 4: required distributions by owner, the IRAs of one owner together and each plan for itself, and the charitable ones that count
 * toward them. The first one is taken in its own year, not by April 1 of the next. Source: 26 USC 401(a)(9), 408(d)(8); 26 CFR 1.401(a)(9)-5, -9.
 */
export function distribute(work: YearWork): void {
  const wanted = requiredOf(work);
  const charitable = giveFromIras(work);
  for (let account = 0; account < wanted.length; account++) {
    const required = work.round(wanted[account] ?? 0);
    work.required[account] = required;
    const left = Math.min(balanceOf(work, account), Math.max(0, required - (charitable[account] ?? 0)));
    bookTraditional(work, account, left);
    withdrawFrom(work, account, left, 'requiredDistribution');
  }
}

/** Required amount of each account: balance at the start of the year by the divisor of the owner's age. */
function requiredOf(work: YearWork): Cents[] {
  const { setup, state, income, living, opening } = work;
  const { wanted } = state.scratch;
  wanted.fill(0);
  for (let place = 0; place < living.length; place++) {
    const person = living[place] ?? 0;
    const age = income.persons[place]?.age ?? 0;
    if (age < (setup.people[person]?.rmdAge ?? age)) continue;
    const spouse = income.persons[1 - place]?.age;
    const divisor = divisorAt(age, living.length > 1 ? spouse : undefined);
    const isWorking = (income.persons[place]?.wages ?? 0) > 0;
    for (let index = 0; index < setup.accounts.length; index++) {
      const account = setup.accounts[index];
      if (account?.kind !== 'traditional' || state.owners[index] !== person) continue;
      if (account.isOfPresentEmployer && account.plan !== 'ira' && isWorking) continue;
      wanted[index] = (opening[index] ?? 0) / divisor;
    }
  }
  return wanted;
}

/** Gifts out of IRAs, from 70½ on and up to the limit of each person, the taxable part first. Answers what left each account. */
function giveFromIras(work: YearWork): readonly Cents[] {
  const { setup, state, year, living, level, law } = work;
  const { given } = state.scratch;
  given.fill(0);
  let left = work.round(amountIn(setup.giving, year, setup.startYear, level));
  if (left === 0 || !setup.plan.giving.isFromIra) return given;
  for (const person of living) {
    if ((setup.people[person]?.charitableYear ?? year + 1) > year) continue;
    let limit: Cents = law.federal.charitableDistribution * 100;
    for (const [index, account] of setup.accounts.entries()) {
      if (account.kind !== 'traditional' || account.plan !== 'ira' || state.owners[index] !== person) continue;
      const taxable = balanceOf(work, index) * taxableShare(work, index);
      const gift = work.round(Math.min(left, limit, Math.floor(taxable)));
      given[index] = gift;
      left -= gift;
      limit -= gift;
      work.sums.charitable += gift;
      transfer(work, index, 'Charities', { cents: gift, rule: 'charitableDistribution' });
    }
  }
  return given;
}

/** Gifts of a year that are still to be paid in cash. */
export function giftsInCash(work: YearWork): Cents {
  const { setup, year, level, sums } = work;
  return work.round(amountIn(setup.giving, year, setup.startYear, level)) - sums.charitable;
}
