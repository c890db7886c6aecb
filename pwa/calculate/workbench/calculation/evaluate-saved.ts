import { textsOfInputs } from '#app/calculate/meeting/facts/input-texts.ts';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import type { AnyInputs, InputRecord } from '#calculators/kit/definition/define.ts';
import { readForm } from '#calculators/kit/definition/inputs.ts';
import { type Evaluation, evaluate } from './evaluate.ts';

/** Evaluates inputs from a meeting. They go through the reader of the form, because a file may hold anything. */
export function evaluateSaved(calculator: AnyCalculator, inputs: InputRecord, saved: AnyInputs): Evaluation {
  return evaluate(calculator, readForm(inputs, textsOfInputs(inputs, saved)).values);
}
