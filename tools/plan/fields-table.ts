/** The fields of a household plan as a table of Markdown, from their JSON schema, for docs/household-plan.md. */

import type { JsonSchema } from '#calculators/plan/reading/fields.ts';
import { planField } from '#calculators/plan/reading/plan-fields.ts';

export function documentedFields(): string {
  const rows = rowsOf('', planField.schema());
  return `| field | kind | default | meaning |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

function rowsOf(path: string, schema: JsonSchema, isRequired = true): readonly string[] {
  const { properties, items } = schema;
  if (isSchema(items)) return [...own(path, schema, isRequired), ...rowsOf(`${path}[]`, items)];
  if (!isSchema(properties)) return own(path, schema, isRequired);
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const below = Object.entries(properties).flatMap(([name, field]) =>
    isSchema(field) ? rowsOf(path === '' ? name : `${path}.${name}`, field, required.includes(name)) : [],
  );
  return path === '' || path.endsWith('[]') ? below : [...own(path, schema, isRequired), ...below];
}

function own(path: string, schema: JsonSchema, isRequired: boolean): readonly string[] {
  const kind = Array.isArray(schema.enum) ? kindOfChoice(schema.enum) : String(schema.format ?? schema.type ?? '');
  const range = schema.minimum === undefined ? '' : ` ${String(schema.minimum)} to ${String(schema.maximum)}`;
  const otherwise = schema.default === undefined ? (isRequired ? '*required*' : '') : `\`${JSON.stringify(schema.default)}\``;
  return [`| \`${path}\` | ${kind}${range} | ${otherwise} | ${String(schema.description ?? listWords(schema))} |`];
}

/** The codes of the states would fill a screen. */
function kindOfChoice(options: readonly unknown[]): string {
  return options.length > 20 ? '"none" or the code of a state' : options.map((option) => `\`${String(option)}\``).join(', ');
}

function listWords({ items }: JsonSchema): string {
  return isSchema(items) ? `List: ${String(items.description ?? '')}` : '';
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
