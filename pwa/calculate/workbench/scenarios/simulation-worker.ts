/** Runs the simulation of a plan off the main thread, so that typing never waits. */
import { type SimulationOptions, type SimulationPlan, type SimulationResult, simulate } from '#calculators/kit/simulation/simulate.ts';

export interface SimulationOrder {
  readonly plan: SimulationPlan;
  readonly options: SimulationOptions;
}
export type SimulationNews =
  | { readonly kind: 'progress'; readonly years: number }
  | { readonly kind: 'done'; readonly result: SimulationResult };

const tell = (news: SimulationNews) => postMessage(news);

addEventListener('message', ({ data: { plan, options } }: MessageEvent<SimulationOrder>) => {
  tell({ kind: 'done', result: simulate(plan, options, (years) => tell({ kind: 'progress', years })) });
});
