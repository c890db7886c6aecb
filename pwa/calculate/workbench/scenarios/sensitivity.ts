import { type Answer, evaluate } from '#app/calculate/workbench/calculation/evaluate.ts';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import type { AnyInputs, InputRecord } from '#calculators/kit/definition/define.ts';
import { maximumOf, minimumOf } from '#calculators/kit/definition/inputs.ts';

export interface Influence {
  readonly input: string;
  readonly label: string;
  /** The measure of the answer with the input a tenth lower and a tenth higher. Undefined if that is refused. */
  readonly lower: number | undefined;
  readonly higher: number | undefined;
  /** The larger of the two changes of it. */
  readonly move: number;
}

/** Influence of each input on the measure of the answer, largest first. Each is changed alone, a tenth down and a tenth up, within its bounds. */
export function sensitivity(calculator: AnyCalculator, inputs: InputRecord, answer: Answer): readonly Influence[] {
  const now = answer.measure.value;
  if (typeof now !== 'number') return [];
  const influences = Object.entries(inputs).flatMap(([id, input]) => {
    const value = answer.inputs[id];
    if (typeof value !== 'number' || value === 0) return [];
    const held = (wanted: number) => {
      const whole = input.type === 'number' && Number.isInteger(value) && Math.abs(value) >= 5 ? Math.round(wanted) : wanted;
      return Math.min(maximumOf(input) ?? whole, Math.max(minimumOf(input) ?? whole, whole));
    };
    const lower = measureWith(calculator, { ...answer.inputs, [id]: held(value * 0.9) });
    const higher = measureWith(calculator, { ...answer.inputs, [id]: held(value * 1.1) });
    const move = Math.max(...[lower, higher].map((moved) => (moved === undefined ? 0 : Math.abs(moved - now))));
    return move > 0 ? [{ input: id, label: input.label, lower, higher, move }] : [];
  });
  return influences.sort((a, b) => b.move - a.move);
}

function measureWith(calculator: AnyCalculator, inputs: AnyInputs): number | undefined {
  const outcome = evaluate(calculator, inputs);
  if (outcome.kind !== 'answer') return undefined;
  return typeof outcome.answer.measure.value === 'number' ? outcome.answer.measure.value : undefined;
}
