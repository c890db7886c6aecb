import type { RawInputs, ReadForm } from '#calculators/kit/definition/inputs.ts';

/** Ids of the inputs that a person entered: touched, and not left to the default because the entry is empty or a meaningless 0. */
export function enteredInputs(raw: RawInputs, { defaulted }: Pick<ReadForm, 'defaulted'>): readonly string[] {
  return Object.keys(raw).filter((id) => raw[id] !== undefined && !defaulted.includes(id));
}
