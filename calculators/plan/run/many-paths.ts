import type { Cents } from '#calculators/figures/units.ts';
import type { Markets } from '#calculators/plan/setup/markets.ts';
import type { PlanSetup } from '#calculators/plan/setup/plan-setup.ts';
import type { PathInputs } from '#calculators/plan/year/open-year.ts';
import type { PathBlock } from './path-blocks.ts';
import { negligible, pathOutcome } from './path-outcome.ts';

export interface ManyPaths {
  readonly setup: PlanSetup;
  /** The markets of a path, and the law that goes with their prices. */
  readonly marketsOf: (path: number) => Markets;
  readonly lawBookOf: (markets: Markets) => PathInputs['lawBook'];
}

/** Follows a plan through some markets, each path with the same code as the shown one, in doubles. */
export function runPaths({ setup, marketsOf, lawBookOf }: ManyPaths, paths: number): PathBlock {
  const accounts = new Float64Array((setup.endYear - setup.startYear + 1) * paths);
  const goal: Cents = setup.plan.assumptions.bequest * 100;
  let carried = 0;
  for (let path = 0; path < paths; path++) {
    const markets = marketsOf(path);
    const outcome = pathOutcome({ setup, markets, lawBook: lawBookOf(markets), isExact: false }, (at, ofYear) => {
      accounts[at * paths + path] = ofYear;
    });
    if (outcome.shortfall < negligible && outcome.final >= goal - negligible) carried++;
  }
  return { paths, carried, accounts };
}
