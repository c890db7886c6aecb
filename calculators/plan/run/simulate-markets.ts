import { createNormals, stateFrom } from '#calculators/kit/simulation/random.ts';
import type { Plan } from '#calculators/plan/model/plan.ts';
import type { MarketsResult } from '#calculators/plan/model/plan-results.ts';
import { createLawBook, pricesOver } from '#calculators/plan/setup/law-book.ts';
import type { Markets } from '#calculators/plan/setup/markets.ts';
import { type PlanSetup, setUpPlan } from '#calculators/plan/setup/plan-setup.ts';
import type { PathInputs } from '#calculators/plan/year/open-year.ts';
import { runPaths } from './many-paths.ts';
import { bandsOf, type PathBlock } from './path-blocks.ts';
import { randomMarkets } from './random-markets.ts';
import { pathInputs } from './run-plan.ts';

export interface SimulationOptions {
  readonly seed: number;
  readonly paths: number;
  /** Told after every thousand paths; answering false stops. */
  readonly onProgress?: (result: MarketsResult) => boolean;
}

/** Paths of a block: few enough that a worker soon looks for another order, and enough that asking costs nothing. */
export const pathsOfBlock = 100;

/** Paths between two reports. */
const perReport = 1000;

/** The plan in random markets: the same seed and number of paths give the same answer on every device. */
export function simulateMarkets(plan: Plan, { seed, paths, onProgress }: SimulationOptions): MarketsResult {
  const runBlock = createMarketBlocks(plan, seed);
  const blocks: PathBlock[] = [];
  const about = { startYear: plan.startYear, seed };
  for (let done = 0; done < paths; done += pathsOfBlock) {
    if (done > 0 && done % perReport === 0 && onProgress?.(bandsOf(blocks, about)) === false) return bandsOf(blocks, about);
    blocks.push(runBlock(blocks.length, Math.min(pathsOfBlock, paths - done)));
  }
  const result = bandsOf(blocks, about);
  onProgress?.(result);
  return result;
}

/**
 * Random markets in blocks, each with random numbers of its own that follow from the seed and its place. Whatever the plan is, the same block
 * meets the same markets.
 */
export function createMarketBlocks(plan: Plan, seed: number): (block: number, paths: number) => PathBlock {
  const setup = setUpPlan(plan);
  const years = setup.endYear - setup.startYear + 1;
  const { lawBook } = pathInputs(setup);
  const lawBookOf = plan.assumptions.inflationDeviation === 0 ? () => lawBook : roughLawBooks(setup);
  const [first] = stateFrom(seed);
  return (block, paths) => {
    const { next } = randomMarkets(plan.assumptions, years, createNormals(first + block));
    return runPaths({ setup, marketsOf: next, lawBookOf }, paths);
  };
}

/** Price levels of random paths are grouped in steps of half a per cent, so that a year's law is compiled once for each step. */
const step = Math.log(1.005);

/** Laws for random prices, shared between the paths whose price level of a year is in the same step. */
function roughLawBooks(setup: PlanSetup): (markets: Markets) => PathInputs['lawBook'] {
  const { inflation, medicalInflation } = setup.plan.assumptions;
  const known = new Map<number, PathInputs['lawBook']>();
  return (markets) => (year, status, state) => {
    const at = Math.min(year - setup.startYear, markets.prices.length - 1);
    const group = Math.round(Math.log(markets.prices[at] ?? 1) / step);
    const key = year * 10000 + group;
    const book = known.get(key) ?? bookAt(group);
    known.set(key, book);
    return book(year, status, state);

    function bookAt(ofGroup: number): PathInputs['lawBook'] {
      const level = Math.exp(ofGroup * step);
      const mean = pricesOver(new Float64Array([1]), setup.startYear, inflation);
      const medical = pricesOver(new Float64Array([1]), setup.startYear, medicalInflation);
      const ratio = level / mean(year);
      return createLawBook(
        (other) => (other === year ? level : mean(other)),
        (other) => (other === year ? medical(year) * ratio : medical(other)),
      );
    }
  };
}
