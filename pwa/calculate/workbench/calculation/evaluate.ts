import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import type { AnyInputs, AnyResults, Headline } from '#calculators/kit/definition/define.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';

export interface Answer {
  readonly inputs: AnyInputs;
  readonly results: AnyResults;
  readonly headline: Headline;
  /** The number on which goal seek and sensitivity work; the headline itself, unless that is a word. */
  readonly measure: Headline;
  readonly sentence: string;
}

export type Evaluation =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly message: string; readonly field: string | undefined }
  /** The formula failed: our bug, which is logged. The page stays usable. */
  | { readonly kind: 'failed' };

export function evaluate(calculator: AnyCalculator, inputs: AnyInputs): Evaluation {
  try {
    const outcome = calculator.calculate(inputs);
    if (isRefusal(outcome)) return { kind: 'refused', message: outcome.refused, field: outcome.field };
    const headline = calculator.headline(outcome, inputs);
    const measure = calculator.measure?.(outcome, inputs) ?? headline;
    return { kind: 'answer', answer: { inputs, results: outcome, headline, measure, sentence: calculator.say(outcome, inputs) } };
  } catch (fault) {
    console.error(`${calculator.id} failed`, fault);
    return { kind: 'failed' };
  }
}
