import { type Answer, evaluate } from '#app/calculate/workbench/calculation/evaluate.ts';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import type { Input, InputRecord } from '#calculators/kit/definition/define.ts';
import { maximumOf, minimumOf } from '#calculators/kit/definition/inputs.ts';
import { type Found, seekGoal } from '#calculators/kit/finance/goal-seek.ts';

/** Bounds for inputs that have none of their own. */
const widest = 1e9;

/** Decimals with which a found value is entered: cents, or the precision that a rate or a period needs. */
const decimals = { currency: 2, percentage: 4, number: 4 } as const;

export type NumericInput = Extract<Input, { readonly type: keyof typeof decimals }>;

/** The inputs that goal seek may change. */
export function numericInputs(inputs: InputRecord): readonly (readonly [id: string, input: NumericInput])[] {
  return Object.entries(inputs).flatMap(([id, input]) =>
    input.type === 'currency' || input.type === 'percentage' || input.type === 'number' ? [[id, input] as const] : [],
  );
}

/** The values of one input, with all others unchanged, at which the measure of the answer is the wanted number. */
export function seekAnswer(
  calculator: AnyCalculator,
  answer: Answer,
  [id, input]: readonly [id: string, input: NumericInput],
  goal: number,
): readonly Found[] {
  const valueAt = (value: number) => {
    const outcome = evaluate(calculator, { ...answer.inputs, [id]: value });
    if (outcome.kind !== 'answer') return undefined;
    return typeof outcome.answer.measure.value === 'number' ? outcome.answer.measure.value : undefined;
  };
  const from = minimumOf(input) ?? -widest;
  const found = seekGoal(valueAt, goal, { from, to: maximumOf(input) ?? widest, start: Number(answer.inputs[id]) });
  const rounded = found.map((one) => ({ ...one, from: roundedFor(input, one.from), to: roundedFor(input, one.to) }));
  // Values that round to the same text count as one.
  return rounded.filter((one, at) => at === 0 || one.from !== rounded[at - 1]?.to);
}

function roundedFor(input: NumericInput, value: number): number {
  return Number(value.toFixed(decimals[input.type]));
}
