import type { Chart } from '#calculators/kit/charts/chart.ts';
import type { SimulationPlan } from '#calculators/kit/simulation/simulate.ts';
import type {
  AnyInputs,
  AnyResults,
  Definition,
  Explanation,
  Headline,
  InputRecord,
  InputValues,
  ResultRecord,
  ResultValues,
  Source,
} from './define.ts';
import type { Details } from './define-details.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';

/**
 * A calculator without its specific types, for the form, the tiles, and the command line. Its values come from
 * `readForm` or `readInputs`, which check them against the declaration.
 */
export interface AnyCalculator
  extends Omit<
    Definition<InputRecord, ResultRecord>,
    'calculate' | 'headline' | 'measure' | 'say' | 'supporting' | 'icon' | keyof CalculatorDetails
  > {
  readonly supporting: readonly string[];
  /** Labels of results, where the name of the result does not say enough. */
  readonly labels?: Readonly<Record<string, string>>;
  calculate(inputs: AnyInputs): AnyResults | Refusal;
  headline(results: AnyResults, inputs: AnyInputs): Headline;
  measure?(results: AnyResults, inputs: AnyInputs): Headline;
  say(results: AnyResults, inputs: AnyInputs): string;
}

/** Details shown below the answer and beside the fields. The app loads them once the answer is painted. */
export interface CalculatorDetails {
  /** The help text of each input that has one. */
  readonly tooltips: Readonly<Record<string, string>>;
  readonly explanation: Explanation;
  readonly sources: readonly Source[];
  chart(results: AnyResults, inputs: AnyInputs): Chart;
  simulation?(results: AnyResults, inputs: AnyInputs): SimulationPlan;
}

export function detailsOf<I extends InputRecord, R extends ResultRecord>(
  calculator: Definition<I, R>,
  details: Details<Definition<I, R>>,
): CalculatorDetails;
export function detailsOf({ inputs }: AnyCalculator, details: Omit<CalculatorDetails, 'tooltips'>): CalculatorDetails {
  const tooltips = Object.entries(inputs).flatMap(([id, { tooltip }]) => (tooltip === undefined ? [] : [[id, tooltip] as const]));
  return { ...details, tooltips: Object.fromEntries(tooltips) };
}

/**
 * Erases the types of one calculator. Methods are compared bivariantly on purpose: this is the only boundary that checks at run time. A
 * formula that needs a figure of an incomplete year refuses and names it.
 */
export function widen<I extends InputRecord, R extends ResultRecord>(
  calculator: Definition<I, R>,
  labels?: AnyCalculator['labels'],
): AnyCalculator;
export function widen(calculator: AnyCalculator, labels?: AnyCalculator['labels']): AnyCalculator {
  return { ...calculator, ...(labels === undefined ? {} : { labels }), calculate: (inputs) => calculateOrRefuse(calculator, inputs) };
}

/** The results, or a refusal where the formula needs a figure that its year lacks. */
export function calculateOrRefuse(calculator: AnyCalculator, inputs: AnyInputs): AnyResults | Refusal {
  try {
    return calculator.calculate(inputs);
  } catch (fault) {
    if (fault instanceof Error && isRefusal(fault)) return refuse(fault.refused, fault.field);
    throw fault;
  }
}

export type InputsOf<C> = C extends Definition<infer I, ResultRecord> ? InputValues<I> : never;
export type ResultsOf<C> = C extends Definition<InputRecord, infer R> ? ResultValues<R> : never;
