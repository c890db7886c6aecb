import type { AnyInputs, InputRecord } from '#calculators/kit/definition/define.ts';
import type { RawInputs } from '#calculators/kit/definition/inputs.ts';

/** Inputs of a meeting as texts for the form. Inputs at their default stay untouched; names that are not inputs are ignored. */
export function textsOfInputs(inputs: InputRecord, values: AnyInputs): RawInputs {
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([id, input]) => {
      const value = Object.hasOwn(values, id) ? values[id] : undefined;
      if (value === undefined || value === input.defaultValue) return [];
      return [[id, typeof value === 'number' ? plainNumber(value) : value] as const];
    }),
  );
}

/** A number without an exponent, which the form would not read. */
function plainNumber(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 }) : text;
}
