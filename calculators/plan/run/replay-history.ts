import type { Plan } from '#calculators/plan/model/plan.ts';
import type { MarketsResult } from '#calculators/plan/model/plan-results.ts';
import type { Markets } from '#calculators/plan/setup/markets.ts';
import { setUpPlan } from '#calculators/plan/setup/plan-setup.ts';
import { runPaths } from './many-paths.ts';
import { bandsOf } from './path-blocks.ts';
import { emptyMarkets } from './random-markets.ts';
import { lawBookOf } from './run-plan.ts';

/**
 * The plan from each year of the history that the firm typed, one path for each first year. A sequence that ends before the plan goes on
 * with the earliest years, so that every year counts equally often. Without a history there is nothing to replay.
 */
export function replayHistory(plan: Plan): MarketsResult | undefined {
  const { history, inflation, medicalInflation } = plan.assumptions;
  if (history.length === 0) return undefined;
  const setup = setUpPlan(plan);
  const years = setup.endYear - setup.startYear + 1;
  const excess = (1 + medicalInflation / 100) / (1 + inflation / 100);
  const marketsOf = (first: number): Markets => {
    const markets = emptyMarkets(years);
    let level = 1;
    for (let at = 0; at < years; at++) {
      const of = history[(first + at) % history.length];
      if (of === undefined) continue;
      markets.stocks[at] = of.stocks / 100;
      markets.bonds[at] = of.bonds / 100;
      markets.cash[at] = of.cash / 100;
      markets.prices[at] = level;
      markets.medicalPrices[at] = level * excess ** at;
      level *= 1 + of.inflation / 100;
    }
    return markets;
  };
  const block = runPaths({ setup, marketsOf, lawBookOf: (markets) => lawBookOf(setup, markets) }, history.length);
  return bandsOf([block], { startYear: setup.startYear, seed: 0 });
}
