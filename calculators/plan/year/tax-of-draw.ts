import type { Cents } from '#calculators/figures/units.ts';
import { marketplaceCredit } from '#calculators/kit/law/health/marketplace-credit.ts';
import { type HouseholdReturn, householdReturn } from '#calculators/kit/law/household-return/household-return.ts';
import { rothParts } from './roth.ts';
import { addTraditional, taxableShare } from './traditional.ts';
import { personOf, type WorkingIncome, type WorkingPerson, type YearWork } from './year-work.ts';

/** Taxes of a year with a draw, in cents. */
export interface TaxOfDraw {
  readonly taxReturn: HouseholdReturn;
  readonly federal: Cents;
  readonly state: Cents;
  readonly payroll: Cents;
  readonly credit: Cents;
  /** All of them less the credit. */
  readonly net: Cents;
}

/** Taxes on the income of the year with what each account would pay out. */
export function taxOfDraw(work: YearWork, draws: readonly Cents[]): TaxOfDraw {
  const taxReturn = returnWith(work, draws);
  const federal = work.round(taxReturn.federal.tax * 100);
  const state = work.round(taxReturn.stateTax * 100);
  const payroll = work.round(taxReturn.federal.payroll.wageTax * 100);
  const credit = work.marketplace === undefined ? 0 : creditOf(work, taxReturn);
  return { taxReturn, federal, state, payroll, credit, net: federal + state + payroll - credit };
}

/** The return with the draws added to the year's income, which is then as before: a copy for each draw tried would cost more than the law. */
function returnWith(work: YearWork, draws: readonly Cents[]): HouseholdReturn {
  const { income } = work;
  const [first, second] = income.persons;
  const { longTermGains, otherIncome, earlyWithdrawals, healthAccountWithdrawals } = income;
  const [ira, employer, ofState] = [first?.ira ?? 0, first?.employer ?? 0, first?.public ?? 0];
  const [secondIra, secondEmployer, secondOfState] = [second?.ira ?? 0, second?.employer ?? 0, second?.public ?? 0];
  addDraws(work, draws);
  const taxReturn = householdReturn(work.law, income);
  income.longTermGains = longTermGains;
  income.otherIncome = otherIncome;
  income.earlyWithdrawals = earlyWithdrawals;
  income.healthAccountWithdrawals = healthAccountWithdrawals;
  restore(first, ira, employer, ofState);
  restore(second, secondIra, secondEmployer, secondOfState);
  return taxReturn;
}

function restore(person: WorkingPerson | undefined, ira: number, employer: number, ofState: number): void {
  if (person === undefined) return;
  person.ira = ira;
  person.employer = employer;
  person.public = ofState;
}

function creditOf(work: YearWork, { federal }: HouseholdReturn): Cents {
  const { marketplace, law, round } = work;
  if (marketplace === undefined) return 0;
  const given = { ...marketplace, income: federal.marketplaceIncome };
  return round(marketplaceCredit(law.federal.health.marketplace, given).credit * 100);
}

/** Adds what each draw is taxed as. */
function addDraws(work: YearWork, draws: readonly Cents[]): void {
  const { setup, state, income: whole } = work;
  let medical = work.medicalCents;
  for (let account = 0; account < draws.length; account++) {
    const cents = draws[account] ?? 0;
    if (cents === 0) continue;
    switch (setup.accounts[account]?.kind) {
      case 'taxable': {
        const balance = state.balances[account] ?? 0;
        const gain = balance === 0 ? 0 : cents * (1 - (state.basis[account] ?? 0) / balance);
        whole.longTermGains += gain / 100;
        break;
      }
      case 'traditional':
        addTraditional(work, whole, account, cents * taxableShare(work, account));
        break;
      case 'roth': {
        const { taxable, penalized } = rothParts(work, account, cents);
        const person = whole.persons[personOf(work, account)];
        if (person !== undefined) person.ira += taxable / 100;
        whole.earlyWithdrawals += penalized / 100;
        break;
      }
      case 'hsa': {
        const untaxed = Math.min(cents, medical);
        medical -= untaxed;
        addHealthAccount(work, whole, account, cents - untaxed);
        break;
      }
      default:
    }
  }
}

/** A withdrawal of a health savings account for something else is taxed, before 65 with an additional tax. 26 USC 223(f)(2), (4). */
function addHealthAccount(work: YearWork, income: WorkingIncome, account: number, cents: Cents): void {
  income.otherIncome += cents / 100;
  if ((income.persons[personOf(work, account)]?.age ?? 0) < 65) income.healthAccountWithdrawals += cents / 100;
}
