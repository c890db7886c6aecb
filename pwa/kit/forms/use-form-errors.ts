import { useState } from 'react';
import type { Outcome } from '#contract/values/outcome.ts';

interface Refusal {
  readonly problem?: string;
  readonly fields: Readonly<Record<string, string>>;
}

const notRefused: Refusal = { fields: {} };

/** The errors of a form that are shown now, and the events that change them. */
export interface FormErrors {
  /** The reason why the form as a whole is refused. */
  readonly problem: string | undefined;
  of(name: string): string | undefined;
  markLeft(name: string): void;
  /** Drops the refusals of these fields, because their values have changed. */
  markChanged(names: readonly string[]): void;
  markTried(): void;
  markRefused(refused: Extract<Outcome<unknown>, { readonly ok: false }>): void;
  markSent(): void;
  clear(): void;
}

/** Decides when the errors of invalid fields are shown: once the field has been left, or after an attempt to send. */
export function useFormErrors(names: readonly string[], invalid: Readonly<Record<string, string>>): FormErrors {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState(notRefused);
  /** An error that belongs to no field is shown for the whole form. */
  const stray = isTried ? Object.entries(invalid).find(([name]) => !names.includes(name))?.[1] : undefined;
  return {
    problem: refusal.problem ?? stray,
    of: (name) => refusal.fields[name] ?? (isTried || left.has(name) ? invalid[name] : undefined),
    markLeft: (name) => setLeft((before) => new Set(before).add(name)),
    markChanged: (changed) =>
      setRefusal(({ fields }) => ({ fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !changed.includes(name))) })),
    markTried: () => {
      setTried(true);
      setRefusal(notRefused);
    },
    markRefused: ({ message, fields = {} }) => {
      const known = Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
      setRefusal(Object.keys(known).length > 0 ? { fields: known } : { problem: message, fields: {} });
    },
    markSent: () => {
      setTried(false);
      setLeft(new Set());
    },
    clear: () => {
      setTried(false);
      setRefusal(notRefused);
    },
  };
}
