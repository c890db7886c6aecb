import type { Input, InputRecord } from '#calculators/kit/definition/define.ts';
import { maximumOf, minimumOf } from '#calculators/kit/definition/inputs.ts';
import { t } from '#contract/language/t.ts';
import { localPercent, number } from '#contract/language/words.ts';
import type { Assumptions } from '#contract/tenants/tenant-assumptions.ts';

/** The tenant's effect on one input. */
export interface TenantInput {
  /** True if the default is the tenant's. */
  readonly isAssumed: boolean;
  /** The highest value that the tenant allows anyone to assume. */
  readonly cap: number | undefined;
}

export interface TenantInputs {
  readonly inputs: InputRecord;
  readonly byTenant: Readonly<Record<string, TenantInput>>;
}

/** Replaces built-in defaults with the tenant's assumptions, and limits assumed returns to the tenant's cap. */
export function withAssumptions(inputs: InputRecord, assumptions: Assumptions): TenantInputs {
  const byTenant: Record<string, TenantInput> = {};
  const own = Object.entries(inputs).map(([id, input]) => {
    const changed = inputWith(input, assumptions);
    if (changed === undefined) return [id, input] as const;
    byTenant[id] = changed.by;
    return [id, changed.input] as const;
  });
  return Object.keys(byTenant).length === 0 ? { inputs, byTenant } : { inputs: Object.fromEntries(own), byTenant };
}

function inputWith(input: Input, assumptions: Assumptions): { readonly input: Input; readonly by: TenantInput } | undefined {
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
export function tenantNote(input: Input, { isAssumed, cap }: TenantInput, isDefault: boolean): string | undefined {
  const limit =
    cap === undefined ? undefined : t('at most {cap}', { cap: input.type === 'percentage' ? localPercent(number(cap)) : number(cap) });
  if (isAssumed && isDefault) return limit === undefined ? t('Firm assumption.') : t('Firm assumption, {limit}.', { limit });
  return limit === undefined ? undefined : t('Your firm assumes {limit}.', { limit });
}
