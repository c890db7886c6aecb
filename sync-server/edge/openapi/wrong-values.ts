import type { JsonSchema } from './json-schema.ts';

/** Invalid values for a field, each with its kind of error. Without a value the field is missing. */
export function wrongValues(name: string, schema: JsonSchema, isRequired: boolean): readonly (readonly [how: string, value: unknown])[] {
  const kinds = kindsOf(schema);
  if (kinds.size === 0) return [];
  const wrong: (readonly [string, unknown])[] = [];
  if (isRequired) wrong.push([`${name} missing`, undefined]);
  if (!kinds.has('null')) wrong.push([`${name} null`, null]);
  wrong.push([`${name} of the wrong type`, kinds.has('object') ? [1] : { wrong: true }]);
  if (kinds.has('string')) wrong.push([`${name} too long`, 'x'.repeat(100_000)], [`${name} with NUL`, 'a\0b'.repeat(20)]);
  return wrong;
}

function kindsOf(schema: JsonSchema): ReadonlySet<string> {
  const kinds = new Set<string>();
  for (const kind of Array.isArray(schema.type) ? schema.type : [schema.type]) if (typeof kind === 'string') kinds.add(kind);
  for (const part of Array.isArray(schema.anyOf) ? schema.anyOf : []) for (const kind of kindsOf(part)) kinds.add(kind);
  if (kinds.size === 0 && schema.const !== undefined) kinds.add(typeof schema.const);
  return kinds;
}
