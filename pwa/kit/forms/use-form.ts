import { atom, useAtom } from 'jotai';
import { type FocusEvent, type SyntheticEvent, useState } from 'react';
import type * as z from 'zod/mini';
import type { Outcome } from '#contract/values/outcome.ts';
import { useFormErrors } from './use-form-errors.ts';

/** Values of a form's fields. Numbers are kept as typed. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** Unsent entries by form. They survive going back, a refusal, or a lost network, but not closing the page. */
const unsentEntries = atom<Readonly<Record<string, FormValues>>>({});

interface FormOptions<Values extends FormValues, Parsed> {
  /** Key of this form's unsent entries, such as `tenants.update:<id>`. */
  readonly id: string;
  readonly initial: Values;
  /** The contract's schema of the request. */
  readonly schema: z.ZodMiniType<Parsed>;
  /** Converts the fields for the schema. Empty optional fields become undefined or null here. */
  readonly toInput: (values: Values) => unknown;
  /** Sends the form. A refusal that names fields shows its sentences there. */
  readonly send: (parsed: Parsed) => Promise<Outcome<unknown>>;
  readonly onSent: () => void;
}

export interface FormField {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

export interface Form<Values extends FormValues> {
  readonly values: Values;
  readonly isBusy: boolean;
  readonly isChanged: boolean;
  /** The reason why the form as a whole was refused. */
  readonly problem: string | undefined;
  field(name: keyof Values & string): FormField;
  isOn(name: keyof Values & string): boolean;
  set(change: Partial<Values>): void;
  submit(event?: SyntheticEvent): void;
  /** Forgets the entries. */
  reset(): void;
}

/** A form for a schema of the contract. A field shows its error once it has been left, and all fields do after an attempt to send. */
export function useForm<Values extends FormValues, Parsed>(options: FormOptions<Values, Parsed>): Form<Values> {
  const { id, initial, schema, toInput, send, onSent } = options;
  const { values, isChanged, keep } = useUnsentEntries(id, initial);
  const [isBusy, setBusy] = useState(false);
  const read = schema.safeParse(toInput(values));
  const invalid: Readonly<Record<string, string>> = read.success ? {} : sentencesOf(read.error.issues);
  const errors = useFormErrors(Object.keys(initial), invalid);

  function set(change: Partial<Values>): void {
    errors.markChanged(Object.keys(change));
    keep({ ...values, ...change });
  }

  async function sendParsed(parsed: Parsed): Promise<void> {
    setBusy(true);
    const sent = await send(parsed);
    setBusy(false);
    if (sent.ok) {
      keep(undefined);
      errors.markSent();
      onSent();
    } else errors.markRefused(sent);
  }

  function submit(event?: SyntheticEvent): void {
    event?.preventDefault();
    if (isBusy) return;
    errors.markTried();
    if (read.success) void sendParsed(read.data);
    else focusFirst(event, Object.keys(invalid));
  }

  return {
    values,
    isBusy,
    isChanged,
    problem: errors.problem,
    field: (name) => ({
      name,
      value: String(values[name]),
      error: errors.of(name),
      onChange: (value) => set(change<Values>(name, value)),
      onBlur: ({ relatedTarget }) => {
        // An error that appears at this moment would move the button away from the pointer.
        if (!(relatedTarget instanceof HTMLButtonElement)) errors.markLeft(name);
      },
    }),
    isOn: (name) => values[name] === true,
    set,
    submit,
    reset: () => {
      keep(undefined);
      errors.clear();
    },
  };
}

/** The values of a form, and the way to keep or forget them. */
function useUnsentEntries<Values extends FormValues>(id: string, initial: Values) {
  const [entries, setEntries] = useAtom(unsentEntries);
  const values: Values = { ...initial, ...entries[id] };
  function keep(next: FormValues | undefined): void {
    setEntries(({ [id]: _, ...others }) => (next === undefined ? others : { ...others, [id]: next }));
  }
  return { values, isChanged: entries[id] !== undefined, keep };
}

function change<Values extends FormValues>(name: keyof Values & string, value: string): Partial<Values> {
  const changed: Partial<Values> = {};
  return Object.assign(changed, { [name]: value });
}

/** The first error of each field. */
function sentencesOf(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): Readonly<Record<string, string>> {
  const sentences: Record<string, string> = {};
  for (const { path, message } of issues) sentences[String(path[0] ?? '')] ??= message;
  return sentences;
}

function focusFirst(event: SyntheticEvent | undefined, names: readonly string[]): void {
  const form = event?.currentTarget;
  if (!(form instanceof HTMLFormElement)) return;
  const fields = [...form.elements].filter((element) => element instanceof HTMLElement);
  const invalid = fields.find((element) => names.includes(element.getAttribute('name') ?? ''));
  invalid?.focus();
}
