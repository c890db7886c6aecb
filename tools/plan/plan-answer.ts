/** The answer of `npm run plan`: the results of a plan in dollars, as a document. */
import type { Plan } from '#calculators/plan/model/plan.ts';
import type { AmountByAccount, MarketsResult, PlanTotals, PlanYear } from '#calculators/plan/model/plan-results.ts';
import { explainPosting } from '#calculators/plan/model/rules.ts';
import { readPlan } from '#calculators/plan/reading/read-plan.ts';
import { replayHistory } from '#calculators/plan/run/replay-history.ts';
import { runPlan } from '#calculators/plan/run/run-plan.ts';
import { simulateMarkets } from '#calculators/plan/run/simulate-markets.ts';
import { sustainableSpending } from '#calculators/plan/run/sustainable-spending.ts';
import { compareClaims } from '#calculators/plan/search/compare-claims.ts';
import { compareLadders } from '#calculators/plan/search/compare-ladders.ts';

export interface PlanRequest {
  readonly hasPostings: boolean;
  readonly hasLadders: boolean;
  readonly hasClaims: boolean;
  readonly paths: number | undefined;
  readonly seed: number;
}

export function planAnswer(document: unknown, request: PlanRequest): object {
  const plan = readPlan(document);
  if ('problems' in plan) return { error: `The plan has ${plan.problems.length} problems.`, problems: plan.problems };
  const { years, totals, firstShortfall } = runPlan(plan);
  return {
    summary: {
      years: years.length,
      firstYear: plan.startYear,
      lastYear: years.at(-1)?.year,
      firstShortfall: firstShortfall ?? null,
      sustainableSpending: sustainableSpending(plan),
      totalsInTodaysPrices: totalsInDollars(totals),
    },
    years: years.map((year) => yearInDollars(plan, year, request.hasPostings)),
    ...(request.paths === undefined
      ? {}
      : { monteCarlo: marketsInDollars(simulateMarkets(plan, { seed: request.seed, paths: request.paths })) }),
    ...historyOf(plan),
    ...(request.hasLadders ? { ladders: laddersOf(plan) } : {}),
    ...(request.hasClaims ? { claims: claimsOf(plan) } : {}),
  };
}

function yearInDollars(plan: Plan, year: PlanYear, hasPostings: boolean): object {
  const { federal, state, stateTax } = year.taxReturn;
  return {
    year: year.year,
    ages: Object.fromEntries(plan.people.map(({ name }, index) => [name, year.ages[index] ?? null])),
    filingStatus: year.status,
    state: year.state,
    priceLevel: year.priceLevel,
    lawNotes: year.lawNotes,
    income: inDollars(year.income),
    socialSecurity: Object.fromEntries(plan.people.map(({ name }, index) => [name, dollars(year.benefits[index] ?? 0)])),
    requiredDistributions: byAccount(year.requiredDistributions),
    charitableDistributions: dollars(year.charitableDistributions),
    conversions: dollars(year.conversions),
    contributions: byAccount(year.contributions),
    withdrawals: byAccount(year.withdrawals),
    taxes: inDollars(year.taxes),
    health: inDollars(year.health),
    spending: inDollars(year.spending),
    federalReturn: {
      totalIncome: federal.totalIncome,
      taxableSocialSecurity: federal.taxableBenefits,
      adjustedGrossIncome: federal.agi,
      deductions: federal.deductions,
      taxableIncome: federal.taxableIncome,
      ordinaryIncome: federal.ordinaryIncome,
      preferentialIncome: federal.preferentialIncome,
      incomeTax: federal.incomeTax,
      credits: federal.credits,
      netInvestmentIncomeTax: federal.niit,
      selfEmploymentTax: federal.payroll.selfEmploymentTax,
      additionalMedicareTax: federal.payroll.additionalMedicare,
      penalties: federal.penalties,
      tax: federal.tax,
      medicareIncome: federal.medicareIncome,
      marketplaceIncome: federal.marketplaceIncome,
    },
    stateReturn: state === undefined ? null : { ...state, tax: stateTax },
    cliffs: year.cliffs.map((cliff) => ({ ...cliff, distance: Math.round((cliff.limit - cliff.income) * 100) / 100 })),
    alternativeDraw: year.alternativeDraw === undefined ? null : dollars(year.alternativeDraw),
    openingBalances: byAccount(year.openingBalances),
    balances: byAccount(year.balances),
    debts: dollars(year.debts),
    homes: dollars(year.homes),
    netWorth: dollars(year.netWorth),
    ...(hasPostings
      ? { postings: year.postings.map((posting) => ({ ...posting, cents: posting.cents, ...explainPosting(posting) })) }
      : {}),
  };
}

function dollars(cents: number): number {
  return Math.round(cents) / 100;
}

function inDollars(amounts: object): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(amounts).map(([name, cents]) => [name, dollars(Number(cents))]));
}

function byAccount(amounts: readonly AmountByAccount[]): Readonly<Record<string, number>> {
  return Object.fromEntries(amounts.map(({ account, amount }) => [account, dollars(amount)]));
}

function totalsInDollars(totals: PlanTotals): Readonly<Record<string, number>> {
  return inDollars(totals);
}

function marketsInDollars({ years, low, middle, high, paths, carried, successRate, seed }: MarketsResult): object {
  const percentiles = years.map((year, at) => ({
    year,
    p10: dollars(low[at] ?? 0),
    p50: dollars(middle[at] ?? 0),
    p90: dollars(high[at] ?? 0),
  }));
  return { paths, seed, carried, successRate, accountsInTodaysPrices: percentiles };
}

function historyOf(plan: Plan): object {
  const replayed = replayHistory(plan);
  return replayed === undefined ? {} : { history: marketsInDollars(replayed) };
}

function claimsOf(plan: Plan): readonly object[] {
  return compareClaims(plan).map(({ ages, finalAccounts, shortfall }) => ({
    claimingAges: Object.fromEntries(plan.people.map(({ name }, at) => [name, ages[at] ?? null])),
    finalAccountsInTodaysPrices: dollars(finalAccounts),
    shortfall: dollars(shortfall),
  }));
}

function laddersOf(plan: Plan): readonly object[] {
  return compareLadders(plan).map(({ name, totals, firstShortfall, afterHeirsTax }) => ({
    name,
    totalsInTodaysPrices: totalsInDollars(totals),
    firstShortfall: firstShortfall ?? null,
    accountsAfterTaxOfHeirs: dollars(afterHeirsTax),
  }));
}
