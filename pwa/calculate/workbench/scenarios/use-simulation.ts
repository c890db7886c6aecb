import { useEffect, useState } from 'react';
import type { SimulationOptions, SimulationPlan, SimulationResult } from '#calculators/kit/simulation/simulate.ts';
import type { SimulationNews, SimulationOrder } from './simulation-worker.ts';

export interface Simulation {
  /** The last result, which stays while the next one is computed. */
  readonly result: SimulationResult | undefined;
  /** Share of the years simulated so far, while it runs. */
  readonly progress: number | undefined;
  readonly hasFailed: boolean;
  cancel(): void;
}

interface State {
  readonly result?: SimulationResult;
  readonly progress?: number;
  readonly hasFailed?: true;
}

/** Simulates a plan in its own worker. A new plan, new options, or leaving ends the previous run. */
export function useSimulation(plan: SimulationPlan, options: SimulationOptions): Simulation {
  const [state, setState] = useState<State>({});
  const [cancelled, setCancelled] = useState<SimulationOrder>();
  const order = JSON.stringify({ plan, options } satisfies SimulationOrder);
  const isCancelled = cancelled !== undefined && JSON.stringify(cancelled) === order;
  useEffect(() => {
    if (isCancelled) return;
    const { plan, options }: SimulationOrder = JSON.parse(order);
    const worker = new Worker(new URL('./simulation-worker.ts', import.meta.url), { type: 'module' });
    setState(({ result }) => ({ ...(result === undefined ? {} : { result }), progress: 0 }));
    worker.onmessage = ({ data }: MessageEvent<SimulationNews>) => {
      if (data.kind === 'done') setState({ result: data.result });
      else setState((before) => ({ ...before, progress: data.years / plan.years.length }));
    };
    worker.onerror = (fault) => {
      console.error('The simulation failed.', fault.message);
      setState({ hasFailed: true });
    };
    worker.postMessage({ plan, options });
    return () => worker.terminate();
  }, [order, isCancelled]);
  return {
    result: state.result,
    progress: isCancelled ? undefined : state.progress,
    hasFailed: state.hasFailed === true,
    cancel: () => setCancelled({ plan, options }),
  };
}
