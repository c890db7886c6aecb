import type { Chart } from '#calculators/kit/charts/chart.ts';
import type { SimulationPlan } from '#calculators/kit/simulation/simulate.ts';
import type { InputsOf, ResultsOf } from './any-calculator.ts';
import type { Explanation, Source } from './define.ts';

/** The parts below the answer of the calculator `C`. The app loads it once the answer is painted. */
export interface Details<C> {
  chart(results: ResultsOf<C>, inputs: InputsOf<C>): Chart;
  /** Input of the Monte Carlo simulation: the plan behind the answer, if its outcome depends on random returns. */
  simulation?(results: ResultsOf<C>, inputs: InputsOf<C>): SimulationPlan;
  readonly explanation: Explanation;
  readonly sources: readonly Source[];
}

/** Declares the details of a calculator, in `details/<id>.details.ts` beside it: `defineDetails<typeof calculator>({ … })`. */
export function defineDetails<C>(details: Details<C>): Details<C> {
  return details;
}
