import { atom, useAtom } from 'jotai';
import { type FocusEvent, type SyntheticEvent, useState } from 'react';
import type * as z from 'zod/mini';
import type { Outcome } from '#contract/outcome.ts';

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
  const [entries, setEntries] = useAtom(unsentEntries);
  const values: Values = { ...initial, ...entries[id] };
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly problem?: string; readonly fields: Readonly<Record<string, string>> }>({ fields: {} });

  const read = schema.safeParse(toInput(values));
  const invalid: Readonly<Record<string, string>> = read.success ? {} : sentencesOf(read.error.issues);

  function keep(next: FormValues | undefined): void {
    setEntries(({ [id]: _, ...others }) => (next === undefined ? others : { ...others, [id]: next }));
  }

  function set(change: Partial<Values>): void {
    const names = Object.keys(change);
    setRefusal(({ fields }) => ({ fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))) }));
    keep({ ...values, ...change });
  }

  async function sendParsed(parsed: Parsed): Promise<void> {
    setBusy(true);
    const sent = await send(parsed);
    setBusy(false);
    if (sent.ok) {
      keep(undefined);
      setTried(false);
      setLeft(new Set());
      onSent();
      return;
    }
    const known = Object.fromEntries(Object.entries(sent.fields ?? {}).filter(([name]) => name in initial));
    setRefusal(Object.keys(known).length > 0 ? { fields: known } : { problem: sent.message, fields: {} });
  }

  function submit(event?: SyntheticEvent): void {
    event?.preventDefault();
    if (isBusy) return;
    setTried(true);
    setRefusal({ fields: {} });
    if (read.success) void sendParsed(read.data);
    else focusFirst(event, Object.keys(invalid));
  }

  /** An error that belongs to no field is shown for the whole form. */
  const stray = isTried ? Object.entries(invalid).find(([name]) => !(name in initial))?.[1] : undefined;

  return {
    values,
    isBusy,
    isChanged: entries[id] !== undefined,
    problem: refusal.problem ?? stray,
    field: (name) => ({
      name,
      value: String(values[name]),
      error: refusal.fields[name] ?? (isTried || left.has(name) ? invalid[name] : undefined),
      onChange: (value) => set(change<Values>(name, value)),
      onBlur: ({ relatedTarget }) => {
        // An error that appears at this moment would move the button away from the pointer.
        if (!(relatedTarget instanceof HTMLButtonElement)) setLeft((before) => new Set(before).add(name));
      },
    }),
    isOn: (name) => values[name] === true,
    set,
    submit,
    reset: () => {
      keep(undefined);
      setTried(false);
      setRefusal({ fields: {} });
    },
  };
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
