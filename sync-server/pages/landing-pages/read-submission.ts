import type * as z from 'zod/mini';
import { formTexts } from '#contract/pages/form-submissions.ts';
import type { FormField } from '#contract/pages/landing-page-components.ts';
import { consentField } from '#contract/pages/page-view/form-view.ts';
import { asksForSecret } from '#contract/pages/sensitive-fields.ts';
import { isEmailAddress } from '#contract/values/email-address.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { isUnstorable } from '#server/core/http/requests/strict-json.ts';

type Field = z.infer<typeof FormField>;
export type SubmittedValues = Readonly<Record<string, string>>;

interface AskedForm {
  readonly fields: readonly Field[];
  /** The sentence that has to be agreed to. */
  readonly consent?: string | undefined;
}

const longestValue = 5000;

/** Reads the fields of a submitted form, or returns the message for a missing one. Fields with other names, and fields that ask for a secret, are dropped. */
export function readSubmission({ fields, consent = '' }: AskedForm, sent: URLSearchParams): Outcome<SubmittedValues, 'InputInvalid'> {
  const values: Record<string, string> = {};
  for (const field of fields) {
    if (asksForSecret(field)) continue;
    const value = (sent.get(field.name) ?? '').trim();
    const problem = problemOf(field, value);
    if (problem !== undefined) return refused('InputInvalid', problem);
    if (value !== '') values[field.name] = value;
  }
  if (consent.trim() !== '' && sent.get(consentField) !== 'yes') return refused('InputInvalid', formTexts.consent);
  return Object.keys(values).length === 0 ? refused('InputInvalid', formTexts.empty) : done(values);
}

function problemOf({ label, type, required, options = [] }: Field, value: string): string | undefined {
  if (value === '') return required === true ? formTexts.required(label) : undefined;
  if (value.length > longestValue || isUnstorable(value)) return formTexts.unfit(label);
  if (type === 'email' && !isEmailAddress(value)) return formTexts.email(label);
  if (type === 'number' && !Number.isFinite(Number(value))) return formTexts.number(label);
  return type === 'select' && !options.includes(value) ? formTexts.unfit(label) : undefined;
}
