import { ranks } from '#calculators/kit/simulation/simulate.ts';
import type { MarketsResult } from '#calculators/plan/model/plan-results.ts';

/** Some paths of a run. Blocks are independent of each other, so that several workers share a run and any order gives the same answer. */
export interface PathBlock {
  readonly paths: number;
  /** Paths in which everything was paid and the bequest was reached. */
  readonly carried: number;
  /** Accounts at the end of each year in today's prices: all paths of the first year, then all of the second. */
  readonly accounts: Float64Array<ArrayBuffer>;
}

/** The 10th, 50th, and 90th percentiles over the blocks that are done. */
export function bandsOf(blocks: readonly PathBlock[], { startYear, seed }: Readonly<Record<'startYear' | 'seed', number>>): MarketsResult {
  const paths = blocks.reduce((sum, block) => sum + block.paths, 0);
  const carried = blocks.reduce((sum, block) => sum + block.carried, 0);
  const [first] = blocks;
  const years = first === undefined || first.paths === 0 ? 0 : first.accounts.length / first.paths;
  const ofYear = new Float64Array(paths);
  const ranked = Array.from({ length: years }, (_, at) => {
    let place = 0;
    for (const block of blocks) {
      ofYear.set(block.accounts.subarray(at * block.paths, (at + 1) * block.paths), place);
      place += block.paths;
    }
    return ranks(ofYear, [0.1, 0.5, 0.9]);
  });
  return {
    years: ranked.map((_, at) => startYear + at),
    low: ranked.map(([low = 0]) => low),
    middle: ranked.map(([, middle = 0]) => middle),
    high: ranked.map(([, , high = 0]) => high),
    paths,
    carried,
    successRate: paths === 0 ? 0 : (carried / paths) * 100,
    seed,
  };
}
