import type { PersonValues } from '#app/calculate/meeting/facts/household-values.ts';
import { inputText } from '#app/calculate/workbench/calculation/input-text.ts';
import type { AnyInputs, InputRecord } from '#calculators/kit/definition/define.ts';
import type { RawInputs } from '#calculators/kit/definition/inputs.ts';
import type { HouseholdMark } from './household-marks.ts';

/**
 * Marks of the inputs that the household answers. An entry that is the value of either person is the household's; anything else differs from
 * the value of the first of them.
 */
export function marksOf(
  inputs: InputRecord,
  values: AnyInputs,
  raw: RawInputs,
  answers: readonly Pick<PersonValues, 'values'>[],
): Readonly<Record<string, HouseholdMark>> {
  const ids = new Set(answers.flatMap((answer) => Object.keys(answer.values)));
  return Object.fromEntries(
    [...ids].flatMap((id) => {
      const input = inputs[id];
      const known = answers.map((answer) => answer.values[id]).filter((value) => value !== undefined);
      if (input === undefined) return [];
      const isInUse = known.includes(values[id] ?? '');
      // Untouched, a value that happens to be the default of the calculator is still a default.
      return isInUse && raw[id] === undefined ? [] : [[id, { isInUse, text: inputText(input, known[0]) }] as const];
    }),
  );
}
