import type { Cents } from '#calculators/figures/units.ts';
import { amountIn } from '#calculators/plan/setup/timed.ts';
import { railFactor } from '#calculators/plan/strategies/guardrails.ts';
import { giftsInCash } from './distribute.ts';
import { payHealthCosts } from './health-costs.ts';
import { balanceOf, pay, withdrawFrom, type YearWork } from './year-work.ts';

/** Step 5: what has to be paid whatever the markets do: living, goals, gifts, debts, homes, premiums. */
export function payNeeds(work: YearWork): void {
  payLiving(work);
  payGoals(work);
  const gifts = giftsInCash(work);
  work.sums.gifts = gifts;
  work.income.gifts = gifts / 100;
  pay(work, 'Charities', gifts, 'gift');
  for (let debt = 0; debt < work.state.debts.length; debt++) payDebt(work, debt);
  payHomes(work);
  payHealthCosts(work);
}

function payLiving(work: YearWork): void {
  const { setup, year, level, living } = work;
  const full = amountIn(setup.spending, year, setup.startYear, level);
  const alone = living.length < setup.people.length ? setup.plan.spending.survivorShare / 100 : 1;
  const cents = work.round(
    full * alone * railFactor(work.state, setup.plan.policies.guardrails, { need: full * alone, assets: work.opening }),
  );
  work.sums.living = cents;
  pay(work, 'Living', cents, 'living');
}

function payGoals(work: YearWork): void {
  const { setup, year, level, round } = work;
  for (const { name, isEducation, amount } of setup.goals) {
    const cents = round(amountIn(amount, year, setup.startYear, level));
    if (cents === 0) continue;
    if (isEducation) takeFromEducation(work, cents);
    work.sums.goals += cents;
    pay(work, name, cents, 'goal');
  }
}

function takeFromEducation(work: YearWork, cents: Cents): void {
  let left = cents;
  for (const [index, { kind }] of work.setup.accounts.entries()) {
    if (kind !== 'education') continue;
    const taken = Math.min(left, balanceOf(work, index));
    work.withdrawn[index] = (work.withdrawn[index] ?? 0) + taken;
    left -= taken;
    withdrawFrom(work, index, taken, 'goal');
  }
}

/** Twelve payments of interest and principal, then the extra one. Interest of mortgages, student and auto loans may be deductible. */
function payDebt(work: YearWork, index: number): void {
  const debt = work.setup.plan.debts[index];
  const opening = work.state.debts[index] ?? 0;
  if (debt === undefined || opening <= 0) return;
  let balance = opening;
  let interest = 0;
  let paid = 0;
  const monthly = work.round(debt.monthlyPayment * 100);
  for (let month = 0; month < 12 && balance > 0; month++) {
    const due = work.round((balance * debt.rate) / 1200);
    const payment = Math.min(monthly, balance + due);
    interest += Math.min(due, payment);
    paid += payment;
    balance += due - payment;
  }
  const extra = Math.min(balance, work.round(debt.extraPayment * 100));
  work.state.debts[index] = balance - extra;
  const cents = work.round(paid + extra);
  work.sums.debts += cents;
  bookInterest(work, debt.kind, { interest, opening });
  pay(work, debt.name, cents, 'debtPayment');
}

/** Mortgage interest counts for the part of the debt below its cap. Source: 26 USC 163(h)(3), (4), 221. */
function bookInterest(
  { income, law }: YearWork,
  kind: string,
  { interest, opening }: Readonly<Record<'interest' | 'opening', Cents>>,
): void {
  const dollars = interest / 100;
  if (kind === 'mortgage') income.mortgageInterest += dollars * Math.min(1, (law.federal.mortgageDebtCap * 100) / opening);
  else if (kind === 'student') income.studentInterest += dollars;
  else if (kind === 'auto') income.autoLoanInterest += dollars;
}

function payHomes(work: YearWork): void {
  for (const [index, home] of work.setup.homes.entries()) {
    if (work.state.isSold[index] === true) continue;
    const tax = work.round(home.propertyTax * 100 * work.level);
    const cents = tax + work.round(home.upkeep * 100 * work.level);
    work.income.stateTaxes += tax / 100;
    work.sums.homes += cents;
    pay(work, home.name, cents, 'homeCosts');
  }
}
