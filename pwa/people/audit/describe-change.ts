export interface FieldChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** The fields whose values a recorded change altered. */
export function describeChange(before: unknown, after: unknown): readonly FieldChange[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...was.keys(), ...is.keys()])];
  return names
    .map((field) => ({ field, before: textOf(was.get(field)), after: textOf(is.get(field)) }))
    .filter((change) => change.before !== change.after);
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  if (value === null || value === undefined) return new Map();
  return typeof value === 'object' && !Array.isArray(value) ? new Map(Object.entries(value)) : new Map([['value', value]]);
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return '—';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
