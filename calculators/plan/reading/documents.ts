import type { Field, FieldsOf, JsonSchema } from './fields.ts';

/** Longest list of a document: more is a mistake, or an attack on the device that reads it. */
const mostEntries = 100;

/** An object with named fields; a name that is none of them is refused. Without a value each field takes its default. */
export function record<T extends object>(description: string, fields: FieldsOf<T>): Field<T>;
export function record(description: string, fields: Readonly<Record<string, Field<unknown>>>): Field<object> {
  const names = Object.keys(fields);
  return {
    description,
    kind: 'object',
    read: (value, path, problems) => {
      const given = isRecord(value) ? value : {};
      if (value !== undefined && !isRecord(value)) problems.push(`${path} must be an object.`);
      for (const name of Object.keys(given)) {
        if (!names.includes(name)) problems.push(`${joined(path, name)} is not a field. Fields here: ${names.join(', ')}.`);
      }
      return Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, field.read(given[name], joined(path, name), problems)]),
      );
    },
    schema: () => {
      const required = Object.entries(fields).filter(([, { kind }]) => kind.endsWith('required'));
      return {
        type: 'object',
        description,
        additionalProperties: false,
        properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema()])),
        ...(required.length === 0 ? {} : { required: required.map(([name]) => name) }),
      };
    },
  };
}

export function list<T>(field: Field<T>, least = 0, most = mostEntries): Field<readonly T[]> {
  return {
    description: field.description,
    kind: least === 0 ? 'list, default empty' : `list of ${least} to ${most}, required`,
    read: (value, path, problems) => {
      if (value === undefined && least === 0) return [];
      if (!Array.isArray(value) || value.length < least || value.length > most) {
        problems.push(value === undefined ? `${path} is missing.` : `${path} must be a list of ${least} to ${most} entries.`);
        return [];
      }
      return value.map((entry: unknown, at) => field.read(entry, `${path}[${at}]`, problems));
    },
    schema: (): JsonSchema => ({ type: 'array', minItems: least, maxItems: most, items: field.schema() }),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** One row of the documentation: the path of a field, its unit and default, and its sentence. */
export interface DocumentedField {
  readonly path: string;
  readonly kind: string;
  readonly description: string;
}
