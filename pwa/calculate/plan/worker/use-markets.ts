import { useEffect, useState } from 'react';
import type { Plan } from '#calculators/plan/model/plan.ts';
import type { MarketsResult } from '#calculators/plan/model/plan-results.ts';
import { bandsOf, type PathBlock } from '#calculators/plan/run/path-blocks.ts';
import type { PlanWorker } from './start-plan-worker.ts';

/** The same markets for every plan and scenario, so that a difference between two never comes from the draw. */
const seed = 1;
const blocks = 100;
export const allPaths = 10_000;
/** The first band is shown after so many blocks, and then each time after as many again as there are. */
const firstBlocks = 10;

export interface Markets {
  /** The last result, which stays while the next one is computed. */
  readonly result: MarketsResult | undefined;
  readonly isRunning: boolean;
  readonly hasFailed: boolean;
}

const notYet: readonly PlanWorker[] = [];

/** Runs the plan in random markets. Workers take one block after the other; another plan, or a stop, ends the run after those begun. */
export function useMarkets(workers: readonly PlanWorker[] = notYet, plan: Plan, isStopped: boolean): Markets {
  const [state, setState] = useState<Markets>({ result: undefined, isRunning: true, hasFailed: false });
  useEffect(() => {
    let isCurrent = !isStopped;
    if (isStopped) setState((before) => ({ ...before, isRunning: false }));
    if (!isCurrent || workers.length === 0) return;
    setState(({ result }) => ({ result, isRunning: true, hasFailed: false }));
    const done: PathBlock[] = [];
    let next = 0;
    let toShow = firstBlocks;
    const work = async (worker: PlanWorker) => {
      while (isCurrent && next < blocks) {
        const news = await worker.run({ kind: 'block', plan, seed, block: next++ });
        if (!isCurrent || news.kind !== 'block') return;
        done.push(news.block);
        if (done.length !== toShow && done.length !== blocks) continue;
        toShow *= 2;
        setState({ result: bandsOf(done, { startYear: plan.startYear, seed }), isRunning: done.length < blocks, hasFailed: false });
      }
    };
    Promise.all(workers.map(work)).catch((fault: unknown) => {
      console.error('The plan could not be run in random markets.', fault);
      if (isCurrent) setState({ result: undefined, isRunning: false, hasFailed: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [workers, plan, isStopped]);
  return state;
}
