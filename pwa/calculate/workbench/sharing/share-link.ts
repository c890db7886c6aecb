import type { AnyInputs, InputRecord } from '#calculators/kit/definition/define.ts';
import type { RawInputs } from '#calculators/kit/definition/inputs.ts';

export interface SharedInputs {
  readonly raw: RawInputs;
  /** The version of the formulas with which the link was made. */
  readonly version: string | undefined;
}

/**
 * The fragment of a link: the inputs that differ from the defaults, the set of figures (the reader's tenant may use another one), and the
 * engine's version. A fragment never reaches a server.
 */
export function shareFragment(inputs: InputRecord, values: AnyInputs, version: string): string {
  const parts = new URLSearchParams({ v: version });
  for (const [id, input] of Object.entries(inputs)) {
    const value = values[id];
    if (value !== undefined && (value !== input.defaultValue || input.assumption === 'figures')) parts.set(id, String(value));
  }
  return parts.toString();
}

/** Reads a fragment. Names that are not inputs are ignored. The texts go through the form's own reader, like typed ones. */
export function readFragment(inputs: InputRecord, fragment: string): SharedInputs {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const raw: Record<string, string | boolean> = {};
  for (const [id, input] of Object.entries(inputs)) {
    const text = parts.get(id);
    if (text !== null) raw[id] = input.type === 'boolean' ? text === 'true' : text.slice(0, 2000);
  }
  return { raw, version: parts.get('v') ?? undefined };
}
