import { atom } from 'jotai';
import type { AnyInputs, InputRecord } from '#calculators/kit/define.ts';
import type { RawInputs } from '#calculators/kit/inputs.ts';

/** What a person entered in one calculator, kept while the page is open and nowhere else. */
export interface Carried {
  readonly from: string;
  readonly title: string;
  /** Values by input id and type: 'homePrice:currency'. */
  readonly values: Readonly<Record<string, number | boolean | string>>;
}

export const carriedAtom = atom<Carried | undefined>(undefined);

/** The entered values that differ from the defaults, ready to be carried on. */
export function carriedFrom(
  source: { readonly id: string; readonly title: string },
  inputs: InputRecord,
  values: AnyInputs,
): Carried | undefined {
  const entered = Object.entries(inputs).flatMap(([id, input]) => {
    const value = values[id];
    return value === undefined || value === input.defaultValue ? [] : [[`${id}:${input.type}`, value] as const];
  });
  return entered.length === 0 ? undefined : { from: source.id, title: source.title, values: Object.fromEntries(entered) };
}

/** The carried values that this calculator asks for too and that would change something, as texts for its form. */
export function offeredValues(carried: Carried | undefined, target: string, inputs: InputRecord, values: AnyInputs): RawInputs {
  if (carried === undefined || carried.from === target) return {};
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([id, input]) => {
      const value = carried.values[`${id}:${input.type}`];
      const fits = input.type !== 'select' || input.options.some((option) => option.value === value);
      return value === undefined || !fits || value === values[id]
        ? []
        : [[id, typeof value === 'boolean' ? value : String(value)] as const];
    }),
  );
}
