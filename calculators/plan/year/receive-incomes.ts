import { homeSaleExclusion } from '#calculators/figures/federal-tax/personal-deductions.ts';
import type { Cents } from '#calculators/figures/units.ts';
import { returnOf } from '#calculators/plan/setup/markets.ts';
import type { SetupHome, SetupIncome } from '#calculators/plan/setup/plan-setup.ts';
import { amountIn } from '#calculators/plan/setup/timed.ts';
import { homeValue } from './homes.ts';
import { benefitsOfYear } from './social-security.ts';
import { pay, receive, type WorkingPerson, type YearWork } from './year-work.ts';

/** Step 2: incomes, benefits, what the accounts pay out, and the sale of a home. */
export function receiveIncomes(work: YearWork): void {
  for (const income of work.setup.incomes) receiveIncome(work, income);
  receiveBenefits(work);
  for (let account = 0; account < work.setup.accounts.length; account++) receiveYield(work, account);
  for (const [index, home] of work.setup.homes.entries()) {
    if (home.saleYear === work.year && work.state.isSold[index] === false) sellHome(work, home, index);
  }
}

function receiveIncome(work: YearWork, { income, person, amount, survivorShare }: SetupIncome): void {
  const { year, setup, level, state, living } = work;
  const full = amountIn(amount, year, setup.startYear, level);
  if (full === 0) return;
  const isAlive = state.isAlive[person] === true;
  const paid = work.round(isAlive ? full : full * survivorShare);
  const receiver = work.income.persons[isAlive ? living.indexOf(person) : 0];
  if (paid === 0 || receiver === undefined) return;
  bookIncome(work, receiver, income.kind, paid);
  bookDeductiblePay(work, income, paid);
  const rule =
    income.kind === 'wages' || income.kind === 'selfEmployment' ? income.kind : isAlive ? ruleOf(income.kind) : 'survivorPension';
  receive(work, income.name, paid, rule);
}

function ruleOf(kind: SetupIncome['income']['kind']): 'pension' | 'otherIncome' | 'taxFreeIncome' {
  if (kind === 'taxFree' || kind === 'taxExemptInterest') return 'taxFreeIncome';
  return kind === 'taxable' ? 'otherIncome' : 'pension';
}

function bookIncome(work: YearWork, receiver: WorkingPerson, kind: SetupIncome['income']['kind'], cents: Cents): void {
  const { sums } = work;
  const dollars = cents / 100;
  switch (kind) {
    case 'wages':
      receiver.wages += dollars;
      sums.wages += cents;
      return;
    case 'selfEmployment':
      receiver.selfEmployment += dollars;
      sums.selfEmployment += cents;
      return;
    case 'pension':
      receiver.employer += dollars;
      sums.pensions += cents;
      return;
    case 'publicPension':
      receiver.public += dollars;
      sums.pensions += cents;
      return;
    case 'militaryPension':
      receiver.military += dollars;
      sums.pensions += cents;
      return;
    case 'taxable':
      work.income.otherIncome += dollars;
      sums.other += cents;
      return;
    // Not taxed, and yet it counts for the taxation of benefits and for the surcharges of Medicare. 26 USC 86(b)(2)(B), 103.
    case 'taxExemptInterest':
      work.income.taxExemptInterest += dollars;
      sums.taxFree += cents;
      return;
    case 'taxFree':
      sums.taxFree += cents;
  }
}

/** The parts of pay that are deducted until 2028. 26 USC 224(c), 225(c). */
function bookDeductiblePay(work: YearWork, { kind, tips, overtime }: SetupIncome['income'], cents: Cents): void {
  if (kind === 'wages' || kind === 'selfEmployment') work.income.tips += (cents / 100) * (tips / 100);
  if (kind === 'wages') work.income.overtime += (cents / 100) * (overtime / 100);
}

function receiveBenefits(work: YearWork): void {
  const paid = benefitsOfYear(work);
  for (const [place, person] of work.living.entries()) {
    const cents = work.round((paid[person] ?? 0) * 100);
    const receiver = work.income.persons[place];
    if (receiver === undefined || cents === 0) continue;
    receiver.benefits += cents / 100;
    work.benefits[person] = cents;
    receive(work, `Social Security of ${work.setup.people[person]?.name ?? ''}`, cents, 'socialSecurity');
  }
}

/** Interest and dividends are paid on the balance at the start of the year. The return of cash is all interest. */
function receiveYield(work: YearWork, index: number): void {
  const account = work.setup.accounts[index];
  if (account === undefined || (account.kind !== 'cash' && account.kind !== 'taxable')) return;
  const opening = work.opening[index] ?? 0;
  const rate = account.kind === 'cash' ? returnOf(account, work.markets, work.at) : account.interest / 100;
  const interest = work.round(Math.max(0, opening * rate));
  work.income.interest += interest / 100;
  work.sums.interest += interest;
  receive(work, `Interest of ${account.name}`, interest, 'interest');
  if (account.kind === 'cash' || account.dividends === 0) return;
  const dividends = work.round((opening * account.dividends) / 100);
  work.income.qualifiedDividends += dividends / 100;
  work.sums.dividends += dividends;
  receive(work, `Dividends of ${account.name}`, dividends, 'dividends');
}

/** The price less its costs; what is owed on the home is repaid. Gain above the exclusion is a long-term gain. 26 USC 121. */
function sellHome(work: YearWork, home: SetupHome, index: number): void {
  const price = work.round(homeValue(work, index));
  const proceeds = work.round(price * (1 - home.sellingCosts / 100));
  const gain = Math.max(0, proceeds / 100 - home.basis);
  work.income.longTermGains += home.isMain ? Math.max(0, gain - homeSaleExclusion[work.status]) : gain;
  work.state.isSold[index] = true;
  work.sums.homeSales += proceeds;
  receive(work, home.name, proceeds, 'homeSale');
  for (const [debt, ofHome] of work.setup.debtHomes.entries()) {
    const owed = work.round(work.state.debts[debt] ?? 0);
    if (ofHome !== index || owed === 0) continue;
    work.state.debts[debt] = 0;
    work.sums.debts += owed;
    pay(work, work.setup.plan.debts[debt]?.name ?? '', owed, 'debtRepaidBySale');
  }
}
