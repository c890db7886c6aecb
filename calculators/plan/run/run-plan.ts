import type { Plan } from '#calculators/plan/model/plan.ts';
import type { PlanResult, PlanTotals, PlanYear } from '#calculators/plan/model/plan-results.ts';
import { createLawBook, pricesOver } from '#calculators/plan/setup/law-book.ts';
import { type Markets, meanMarkets } from '#calculators/plan/setup/markets.ts';
import { type PlanSetup, setUpPlan } from '#calculators/plan/setup/plan-setup.ts';
import { liveYear } from '#calculators/plan/year/live-year.ts';
import type { PathInputs } from '#calculators/plan/year/open-year.ts';
import { startPath } from '#calculators/plan/year/path-state.ts';
import { yearResult } from './year-result.ts';

/** The shown path: every year at its mean return, in whole cents and with its postings. */
export function runPlan(plan: Plan): PlanResult {
  const inputs = { ...pathInputs(setUpPlan(plan)), isExact: true };
  const { startYear, endYear } = inputs.setup;
  const state = startPath(inputs.setup);
  const years: PlanYear[] = [];
  for (let year = startYear; year <= endYear; year++) years.push(yearResult(liveYear(inputs, state, year)));
  return { years, totals: totalsOf(years), firstShortfall: years.find(({ spending }) => spending.shortfall > 0)?.year };
}

/** Mean markets and the law carried on with their prices. */
export function pathInputs(setup: PlanSetup): PathInputs {
  const markets = meanMarkets(setup.plan.assumptions, setup.endYear - setup.startYear + 1);
  return { setup, markets, lawBook: lawBookOf(setup, markets), isExact: false };
}

export function lawBookOf({ plan, startYear }: PlanSetup, markets: Markets): PathInputs['lawBook'] {
  const { inflation, medicalInflation } = plan.assumptions;
  return createLawBook(pricesOver(markets.prices, startYear, inflation), pricesOver(markets.medicalPrices, startYear, medicalInflation));
}

/** Each year's amounts in today's prices, added up. */
function totalsOf(years: readonly PlanYear[]): PlanTotals {
  const total = (amountOf: (year: PlanYear) => number) =>
    Math.round(years.reduce((sum, year) => sum + amountOf(year) / year.priceLevel, 0));
  const last = years.at(-1);
  const level = last?.priceLevel ?? 1;
  const accounts = last?.balances.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  return {
    spending: total(({ spending }) => spending.living + spending.goals + spending.gifts - spending.shortfall),
    taxes: total(({ taxes }) => taxes.total),
    surcharges: total(({ health }) => health.surcharges),
    conversions: total(({ conversions }) => conversions),
    bequest: Math.round((last?.netWorth ?? 0) / level),
    finalAccounts: Math.round(accounts / level),
  };
}
