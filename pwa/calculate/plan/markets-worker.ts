/** Runs the plan in random markets off the main thread. */
import type { Plan } from '#calculators/plan/model/plan.ts';
import type { MarketsResult } from '#calculators/plan/model/plan-results.ts';
import { simulateMarkets } from '#calculators/plan/run/simulate-markets.ts';

export interface MarketsOrder {
  readonly plan: Plan;
  readonly seed: number;
  readonly paths: number;
}
/** A result of the markets so far; `isDone` once it holds all of them. */
export interface MarketsNews {
  readonly result: MarketsResult;
  readonly isDone: boolean;
}

const tell = (news: MarketsNews) => postMessage(news);

addEventListener('message', ({ data: { plan, seed, paths } }: MessageEvent<MarketsOrder>) => {
  const result = simulateMarkets(plan, {
    seed,
    paths,
    onProgress: (soFar) => {
      tell({ result: soFar, isDone: false });
      return true;
    },
  });
  tell({ result, isDone: true });
});
