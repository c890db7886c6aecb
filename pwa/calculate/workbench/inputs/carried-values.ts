import { atom } from 'jotai';
import { clientTurnAtom } from '#app/calculate/meeting/replace-meeting.ts';
import type { AnyInputs, Input, InputRecord } from '#calculators/kit/definition/define.ts';
import { maximumOf, minimumOf, type RawInputs } from '#calculators/kit/definition/inputs.ts';

/** Entries of a person in one calculator, kept while the page is open and nowhere else. */
export interface Carried {
  readonly from: string;
  readonly title: string;
  /** Values by input id, type and unit: 'homePrice:currency:', 'loanTerm:number:years'. */
  readonly values: Readonly<Record<string, number | boolean | string>>;
}

const heldAtom = atom<{ readonly turn: number; readonly carried: Carried | undefined }>({ turn: 0, carried: undefined });

/** The entries to offer in other calculators. They belong to the present client. */
export const carriedAtom = atom(
  (get) => (get(heldAtom).turn === get(clientTurnAtom) ? get(heldAtom).carried : undefined),
  (get, set, carried: Carried | undefined) => set(heldAtom, { turn: get(clientTurnAtom), carried }),
);

/** The entries that differ from the defaults, for use in other calculators. */
export function carriedFrom(
  source: { readonly id: string; readonly title: string },
  inputs: InputRecord,
  values: AnyInputs,
): Carried | undefined {
  const entered = Object.entries(inputs).flatMap(([id, input]) => {
    const value = values[id];
    return value === undefined || value === input.defaultValue ? [] : [[keyOf(id, input), value] as const];
  });
  return entered.length === 0 ? undefined : { from: source.id, title: source.title, values: Object.fromEntries(entered) };
}

/** The carried values that this calculator also asks for and that would change something, as texts for its form. */
export function offeredValues(carried: Carried | undefined, target: string, inputs: InputRecord, values: AnyInputs): RawInputs {
  if (carried === undefined || carried.from === target) return {};
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([id, input]) => {
      const value = carried.values[keyOf(id, input)];
      return value === undefined || !fits(input, value) || value === values[id]
        ? []
        : [[id, typeof value === 'boolean' ? value : String(value)] as const];
    }),
  );
}

/**
 * Key of an input for carried values. Under the same name, a term in months differs from a term in years, and so do two ways to compound a
 * return.
 */
function keyOf(id: string, input: Input): string {
  const meaning = input.type === 'number' ? input.unit : input.type === 'percentage' ? input.compounds : undefined;
  return `${id}:${input.type}:${meaning ?? ''}`;
}

function fits(input: Input, value: AnyInputs[string]): boolean {
  if (input.type === 'select') return input.options.some((option) => option.value === value);
  if (typeof value !== 'number') return true;
  return value >= (minimumOf(input) ?? value) && value <= (maximumOf(input) ?? value);
}
