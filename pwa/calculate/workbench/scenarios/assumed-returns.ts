import type { CalculatorDetails } from '#calculators/kit/definition/any-calculator.ts';
import type { InputRecord } from '#calculators/kit/definition/define.ts';
import { t } from '#contract/language/t.ts';

export const hypotheticalNote = t(
  'Hypothetical illustration: the returns are assumed. Actual returns vary, may be negative, and are not guaranteed.',
);

/** True if an answer rests on returns that a person assumes: an input for a return or for growth, or a simulation of returns. */
export function assumesReturns(inputs: InputRecord, details: CalculatorDetails): boolean {
  if (details.simulation !== undefined) return true;
  return Object.entries(inputs).some(
    ([id, input]) =>
      input.type === 'percentage' &&
      (input.assumption === 'return' || input.compounds !== undefined || /return|growth|appreciation|yield/i.test(`${id} ${input.label}`)),
  );
}
