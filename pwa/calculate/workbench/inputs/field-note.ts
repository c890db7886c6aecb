import { type TenantInputs, tenantNote } from '#app/calculate/assumptions/with-assumptions.ts';
import type { Evaluation } from '#app/calculate/workbench/calculation/evaluate.ts';
import { inputText, readingOf } from '#app/calculate/workbench/calculation/input-text.ts';
import type { AnyInputs, Input } from '#calculators/kit/definition/define.ts';
import { minimumOf, type RawInputs, type ReadForm } from '#calculators/kit/definition/inputs.ts';
import { spokenLocale, t } from '#contract/language/t.ts';

export interface FieldNote {
  readonly text: string;
  readonly tone: 'bad' | 'warn' | 'plain';
}

/** State of a form that its notes are about. */
export interface Noted {
  readonly raw: RawInputs;
  readonly form: ReadForm;
  readonly evaluation: Evaluation;
}

/** The note under a field: first its error, a meaningless zero among them, then that a default is used, then the tenant's assumption. */
export function noteOf({ inputs, byTenant }: TenantInputs, { form, evaluation, raw }: Noted, id: string): FieldNote | undefined {
  const input = inputs[id];
  const entry = raw[id];
  const reading = input === undefined || typeof entry !== 'string' ? undefined : readingOf(input, entry);
  const outOfRange = form.outOfRange[id] === undefined ? undefined : boundSentence(input, form.values[id], form.outOfRange[id]);
  if (outOfRange !== undefined) return { text: reading === undefined ? outOfRange : `${reading} ${outOfRange}`, tone: 'bad' };
  if (evaluation.kind === 'refused' && evaluation.field === id) return { text: evaluation.message, tone: 'bad' };
  if (input === undefined) return undefined;
  if (form.defaulted.includes(id)) {
    const used = inputText(input, input.defaultValue);
    const tried = String(entry ?? '').trim();
    if (tried === '') return { text: t('Empty, so {used} is used.', { used }), tone: 'plain' };
    const { label } = input;
    return { text: t('{label} cannot be {tried}. Until another value is entered, {used} is used.', { label, tried, used }), tone: 'bad' };
  }
  if (reading !== undefined) return { text: reading, tone: 'plain' };
  const by = byTenant[id];
  const text = by === undefined ? undefined : tenantNote(input, by, form.values[id] === input.defaultValue);
  return text === undefined ? undefined : { text, tone: 'plain' };
}

/** The calculator's sentence about a bound, in the reader's language. The value in use is the bound. */
function boundSentence(input: Input | undefined, held: AnyInputs[string] | undefined, english: string): string {
  if (input === undefined || spokenLocale() === undefined) return english;
  const bound = inputText(input, held);
  return held === minimumOf(input)
    ? t('{label} must be at least {bound}.', { label: input.label, bound })
    : t('{label} must be at most {bound}.', { label: input.label, bound });
}
