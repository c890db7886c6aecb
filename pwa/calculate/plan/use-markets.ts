import { useEffect, useState } from 'react';
import type { Plan } from '#calculators/plan/model/plan.ts';
import type { MarketsResult } from '#calculators/plan/model/plan-results.ts';
import type { MarketsNews, MarketsOrder } from './markets-worker.ts';

/** The same markets for every plan and scenario, so that a difference between two never comes from the draw. */
const seed = 1;
const paths = 10_000;

export interface Markets {
  /** The last result, which stays while the next one is computed. */
  readonly result: MarketsResult | undefined;
  readonly isRunning: boolean;
  readonly hasFailed: boolean;
}

/** Runs the plan in random markets in a worker of its own. Another plan, or leaving the screen, ends the run before. */
export function useMarkets(plan: Plan): Markets {
  const [state, setState] = useState<Markets>({ result: undefined, isRunning: true, hasFailed: false });
  useEffect(() => {
    const worker = new Worker(new URL('./markets-worker.ts', import.meta.url), { type: 'module' });
    setState(({ result }) => ({ result, isRunning: true, hasFailed: false }));
    worker.onmessage = ({ data: { result, isDone } }: MessageEvent<MarketsNews>) =>
      setState({ result, isRunning: !isDone, hasFailed: false });
    worker.onerror = (fault) => {
      console.error('The plan could not be run in random markets.', fault.message);
      setState({ result: undefined, isRunning: false, hasFailed: true });
    };
    worker.postMessage({ plan, seed, paths } satisfies MarketsOrder);
    return () => worker.terminate();
  }, [plan]);
  return state;
}
