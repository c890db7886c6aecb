import type { Cents } from '#calculators/figures/units.ts';
import { ranks } from '#calculators/kit/simulation/simulate.ts';
import type { MarketsResult } from '#calculators/plan/model/plan-results.ts';
import type { Markets } from '#calculators/plan/setup/markets.ts';
import type { PlanSetup } from '#calculators/plan/setup/plan-setup.ts';
import type { PathInputs } from '#calculators/plan/year/open-year.ts';
import { negligible, pathOutcome } from './path-outcome.ts';

export interface ManyPaths {
  readonly setup: PlanSetup;
  readonly paths: number;
  readonly seed: number;
  /** The markets of a path, and the law that goes with their prices. */
  readonly marketsOf: (path: number) => Markets;
  readonly lawBookOf: (markets: Markets) => PathInputs['lawBook'];
  /** Told after every thousand paths and at the end; answering false stops there. */
  readonly onProgress?: ((result: MarketsResult) => boolean) | undefined;
}

/** Paths between two reports. */
const perReport = 1000;

/** Follows a plan through many markets, each path with the same code as the shown one, in doubles. */
export function runPaths({ setup, paths, seed, marketsOf, lawBookOf, onProgress }: ManyPaths): MarketsResult {
  const years = setup.endYear - setup.startYear + 1;
  const byYear = Array.from({ length: years }, () => new Float64Array(paths));
  let carried = 0;
  const goal: Cents = setup.plan.assumptions.bequest * 100;
  for (let path = 0; path < paths; path++) {
    const markets = marketsOf(path);
    const outcome = pathOutcome({ setup, markets, lawBook: lawBookOf(markets), isExact: false }, (at, accounts) => {
      const ofYear = byYear[at];
      if (ofYear !== undefined) ofYear[path] = accounts;
    });
    if (outcome.shortfall < negligible && outcome.final >= goal - negligible) carried++;
    const done = path + 1;
    if (done % perReport === 0 && done < paths && onProgress?.(bands(setup, byYear, { done, carried, seed })) === false) {
      return bands(setup, byYear, { done, carried, seed });
    }
  }
  const result = bands(setup, byYear, { done: paths, carried, seed });
  onProgress?.(result);
  return result;
}

/** The 10th, 50th, and 90th percentiles of the paths done so far. */
function bands(
  { startYear }: PlanSetup,
  byYear: readonly Float64Array[],
  { done, carried, seed }: Readonly<Record<'done' | 'carried' | 'seed', number>>,
): MarketsResult {
  const ranked = byYear.map((values) => ranks(values.subarray(0, done), [0.1, 0.5, 0.9]));
  return {
    years: byYear.map((_, at) => startYear + at),
    low: ranked.map(([low = 0]) => low),
    middle: ranked.map(([, middle = 0]) => middle),
    high: ranked.map(([, , high = 0]) => high),
    paths: done,
    carried,
    successRate: done === 0 ? 0 : (carried / done) * 100,
    seed,
  };
}
