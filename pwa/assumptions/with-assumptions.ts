import type { Input, InputRecord } from '#calculators/kit/definition/define.ts';
import { maximumOf, minimumOf } from '#calculators/kit/definition/inputs.ts';
import { t } from '#contract/language/t.ts';
import { localPercent, number } from '#contract/language/words.ts';
import type { Assumptions } from '#contract/sync/rows.ts';

/** The firm's effect on one input. */
export interface FirmInput {
  /** True if the default is the firm's. */
  readonly isAssumed: boolean;
  /** The highest value that the firm allows anyone to assume. */
  readonly cap: number | undefined;
}

export interface FirmInputs {
  readonly inputs: InputRecord;
  readonly firm: Readonly<Record<string, FirmInput>>;
}

/** Replaces built-in defaults with the firm's assumptions, and limits assumed returns to the firm's cap. */
export function withAssumptions(inputs: InputRecord, assumptions: Assumptions): FirmInputs {
  const firm: Record<string, FirmInput> = {};
  const own = Object.entries(inputs).map(([id, input]) => {
    const changed = inputWith(input, assumptions);
    if (changed === undefined) return [id, input] as const;
    firm[id] = changed.by;
    return [id, changed.input] as const;
  });
  return Object.keys(firm).length === 0 ? { inputs, firm } : { inputs: Object.fromEntries(own), firm };
}

function inputWith(input: Input, assumptions: Assumptions): { readonly input: Input; readonly by: FirmInput } | undefined {
  if (input.assumption === undefined) return undefined;
  const assumed = assumptions[input.assumption];
  if (input.type === 'select') {
    if (typeof assumed !== 'string' || !input.options.some((option) => option.value === assumed)) return undefined;
    return { input: { ...input, defaultValue: assumed }, by: { isAssumed: true, cap: undefined } };
  }
  if (input.type !== 'number' && input.type !== 'percentage' && input.type !== 'currency') return undefined;
  const most = maximumOf(input);
  const wanted = input.assumption === 'return' ? assumptions.returnCap : undefined;
  const cap = wanted !== undefined && wanted < (most ?? Number.POSITIVE_INFINITY) ? wanted : undefined;
  const max = cap ?? most;
  const value = typeof assumed === 'number' ? assumed : input.defaultValue;
  const defaultValue = Math.min(max ?? value, Math.max(minimumOf(input) ?? value, value));
  const isAssumed = typeof assumed === 'number' || defaultValue !== input.defaultValue;
  if (!isAssumed && cap === undefined) return undefined;
  return { input: { ...input, defaultValue, ...(max === undefined ? {} : { max }) }, by: { isAssumed, cap } };
}

/** Note at the field, such as "Firm assumption, at most 7%." */
export function firmNote(input: Input, { isAssumed, cap }: FirmInput, isDefault: boolean): string | undefined {
  const limit =
    cap === undefined ? undefined : t('at most {cap}', { cap: input.type === 'percentage' ? localPercent(number(cap)) : number(cap) });
  if (isAssumed && isDefault) return limit === undefined ? t('Firm assumption.') : t('Firm assumption, {limit}.', { limit });
  return limit === undefined ? undefined : t('Your firm assumes {limit}.', { limit });
}
