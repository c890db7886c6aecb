import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import type { AnyInputs, AnyResults, Headline } from '#calculators/kit/definition/define.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';

export interface Answer {
  readonly inputs: AnyInputs;
  readonly results: AnyResults;
  readonly headline: Headline;
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
    return {
      kind: 'answer',
      answer: { inputs, results: outcome, headline: calculator.headline(outcome, inputs), sentence: calculator.say(outcome, inputs) },
    };
  } catch (fault) {
    console.error(`${calculator.id} failed`, fault);
    return { kind: 'failed' };
  }
}
