import type { Entity } from '#contract/values/entity/define-entity.ts';
import type { Control, Field, FieldForm } from '#contract/values/entity/entity-field.ts';
import { localDecimalEntry, localDecimalText, wholeEntry } from './number-entry.ts';
import type { FormValues } from './use-form.ts';

/** A field that a form shows. */
export interface ShownField {
  readonly name: string;
  readonly form: FieldForm;
  readonly isRequired: boolean;
  /** Value of an empty entry. */
  readonly empty: unknown;
}

/** The fields of an entity that its form shows: those with a label, or only the named ones, in this order. */
export function shownFields({ fields }: Pick<Entity, 'fields'>, names: readonly string[] = Object.keys(fields)): readonly ShownField[] {
  return names.flatMap((name) => {
    const field = fields[name];
    return field === undefined ? [] : shownField(name, field);
  });
}

function shownField(name: string, field: Field): readonly ShownField[] {
  if (field.input === undefined || field.form === undefined) return [];
  const { form } = field;
  if (field.isRequired === true) return [{ name, form, isRequired: true, empty: '' }];
  if (form.isAsked === true) return [{ name, form, isRequired: true, empty: null }];
  const standard = form.control.kind === 'count' ? form.control.bounds?.standard : undefined;
  return [{ name, form, isRequired: false, empty: standard ?? field.initial }];
}

/** The fields that have a meaning beside the entries, as these leave them. */
export function fieldsBeside(fields: readonly ShownField[], entries: FormValues): readonly ShownField[] {
  return fields.flatMap((field) => {
    const { varies } = field.form;
    if (varies === undefined) return [field];
    const varied = varies(entries);
    return varied === undefined ? [] : [{ ...field, form: { ...field.form, ...varied } }];
  });
}

/** The entries of a form as it opens: the values of a row, or for a new record what the declaration suggests. */
export function entriesOf(fields: readonly ShownField[], row?: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, entryOf(field, row)]));
}

function entryOf({ name, form, empty }: ShownField, row: Readonly<Record<string, unknown>> | undefined): string | boolean {
  const isNew = row === undefined;
  const value = isNew
    ? (form.suggested ?? empty)
    : (row[name] ?? (form.control.kind === 'count' && form.control.bounds ? empty : undefined));
  return form.control.kind === 'flag' ? value === true : entryText(form.control, value);
}

function entryText(control: Control, value: unknown): string {
  if (value === undefined || value === null) return '';
  switch (control.kind) {
    case 'decimal':
      return localDecimalText(Number(value), control.isMoney);
    case 'moment':
      return localMomentText(new Date(String(value)));
    case 'several':
      return Array.isArray(value) ? value.join(' ') : '';
    case 'lines':
      return Array.isArray(value) ? value.join('\n') : '';
    default:
      return String(value);
  }
}

/** A moment as a control for date and time shows it, in the person's own time zone. */
function localMomentText(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The request that the entries make. An empty entry is the initial value of its field, or left out if the field has none. */
export function requestOf(fields: readonly ShownField[], entries: FormValues): Readonly<Record<string, unknown>> {
  const given = fieldsBeside(fields, entries).map((field) => [field.name, requested(field, entries[field.name])] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

function requested({ form: { control }, empty }: ShownField, entry: string | boolean | undefined): unknown {
  if (typeof entry !== 'string') return entry;
  if (entry.trim() === '') return empty;
  switch (control.kind) {
    case 'count':
      return wholeEntry(entry);
    case 'decimal':
      return localDecimalEntry(entry);
    case 'moment':
      return new Date(entry).toISOString();
    case 'several':
      return idsIn(entry);
    case 'lines':
      return linesIn(entry);
    default:
      return entry;
  }
}

/** The ids in an entry, with spaces between them: a form keeps texts. */
export function idsIn(entry: string): readonly string[] {
  return entry.split(' ').filter((id) => id !== '');
}

function linesIn(entry: string): readonly string[] {
  return entry
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
