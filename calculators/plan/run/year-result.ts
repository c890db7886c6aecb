import { newestCompleteSet } from '#calculators/figures/set.ts';
import { stateNames } from '#calculators/figures/states/state-names.ts';
import type { Cents } from '#calculators/figures/units.ts';
import type {
  AmountByAccount,
  HealthOfYear,
  IncomeOfYear,
  PlanYear,
  SpendingOfYear,
  TaxesOfYear,
} from '#calculators/plan/model/plan-results.ts';
import { homeValue } from '#calculators/plan/year/homes.ts';
import type { LivedYear } from '#calculators/plan/year/live-year.ts';
import type { YearWork } from '#calculators/plan/year/year-work.ts';
import { cliffsOf } from './cliffs.ts';

/** A lived year as the results show it. */
export function yearResult({ work, solved }: LivedYear): PlanYear {
  const { setup, state, year, status, level, postings, income, living } = work;
  const balances = byAccount(work, state.balances);
  const debts = sum(state.debts);
  const homes = setup.homes.reduce((all, _, index) => all + Math.round(homeValue(work, index)), 0);
  return {
    year,
    ages: setup.people.map((_, index) => income.persons[living.indexOf(index)]?.age),
    status,
    state: state.place,
    priceLevel: level,
    lawNotes: lawNotes(work),
    income: incomeOf(work),
    benefits: [...work.benefits],
    requiredDistributions: byAccount(work, work.required).filter(({ amount }) => amount !== 0),
    charitableDistributions: work.sums.charitable,
    conversions: work.sums.conversions,
    contributions: byAccount(work, work.contributed).filter(({ amount }) => amount !== 0),
    withdrawals: byAccount(work, work.withdrawn).filter(({ amount }) => amount !== 0),
    taxes: taxesOf(work, solved),
    health: healthOf(work),
    spending: spendingOf(work),
    taxReturn: solved.tax.taxReturn,
    cliffs: cliffsOf(work, solved.tax.taxReturn.federal),
    alternativeDraw: solved.alternative,
    openingBalances: byAccount(work, work.opening),
    balances,
    debts,
    homes,
    netWorth: balances.reduce((all, { amount }) => all + amount, 0) + homes - debts,
    postings: postings ?? [],
  };
}

function byAccount({ setup }: YearWork, amounts: readonly Cents[]): readonly AmountByAccount[] {
  return setup.accounts.map(({ name }, index) => ({ account: name, amount: amounts[index] ?? 0 }));
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((all, one) => all + one, 0);
}

function incomeOf({ sums, benefits }: YearWork): IncomeOfYear {
  const { wages, selfEmployment, pensions, interest, dividends, other, taxFree, homeSales } = sums;
  const socialSecurity = benefits.reduce((all, one) => all + one, 0);
  return { wages, selfEmployment, pensions, socialSecurity, interest, dividends, other, taxFree, homeSales };
}

function taxesOf({ sums, round }: YearWork, { tax }: LivedYear['solved']): TaxesOfYear {
  const { niit, payroll, penalties } = tax.taxReturn.federal;
  return {
    federal: sums.federal,
    netInvestmentIncome: round(niit * 100),
    selfEmployment: round(payroll.selfEmploymentTax * 100),
    penalties: round(penalties * 100),
    state: sums.state,
    payroll: sums.payroll,
    total: sums.federal + sums.state + sums.payroll,
  };
}

function healthOf({ sums }: YearWork): HealthOfYear {
  const { partB, surcharges, partD, supplement, before65, credit, outOfPocket } = sums;
  return { partB, surcharges, partD, supplement, before65, marketplaceCredit: credit, outOfPocket };
}

function spendingOf({ sums }: YearWork): SpendingOfYear {
  const { living, goals, debts, homes, gifts, shortfall } = sums;
  return { living, goals, debts, homes, gifts, shortfall };
}

/** Source of the law of the year. */
function lawNotes({ law }: YearWork): readonly string[] {
  const notes = law.federal.isProjected ? [`${newestCompleteSet} law, carried on with prices`] : [];
  const { state } = law;
  if (state === undefined || !state.isCarried) return notes;
  return [...notes, `${stateNames[state.code]}: ${state.year} figures, carried on where its law indexes them`];
}
