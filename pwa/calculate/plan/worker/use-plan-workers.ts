import { useEffect, useState } from 'react';
import { type PlanWorker, startPlanWorker } from './start-plan-worker.ts';

/** Workers for random markets beside the one that answers while somebody types. More would not be faster on a tablet. */
const mostForMarkets = 3;

export interface PlanWorkers {
  /** Answers entries and sliders. Random markets never keep it busy. */
  readonly answers: PlanWorker;
  readonly markets: readonly PlanWorker[];
}

/** The workers of a screen, which end with it. Undefined until they have started. */
export function usePlanWorkers(): PlanWorkers | undefined {
  const [workers, setWorkers] = useState<PlanWorkers>();
  useEffect(() => {
    const count = Math.min(mostForMarkets, Math.max(1, navigator.hardwareConcurrency - 1));
    const started = { answers: startPlanWorker(), markets: Array.from({ length: count }, startPlanWorker) };
    setWorkers(started);
    return () => {
      for (const { end } of [started.answers, ...started.markets]) end();
    };
  }, []);
  return workers;
}
