import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { commandKinds } from '#contract/commands/commands.ts';
import { restTable } from '#server/wiring/rest-table.ts';
import { exampleInput } from './example-input.ts';
import { inputShape, type JsonSchema } from './json-schema.ts';

interface Entry {
  readonly name: string;
  readonly input: z.ZodMiniType;
}

const entries: readonly Entry[] = [
  ...restTable.map(({ method, path, input }) => ({ name: `${method} ${path}`, input })),
  ...Object.entries(commandKinds).map(([type, { args }]) => ({ name: `the command ${type}`, input: args })),
];
const idFields = entries.flatMap((entry) => fieldsOf(entry, 'uuid').map((field) => ({ ...entry, field })));
const momentFields = entries.flatMap((entry) => fieldsOf(entry, 'date-time').map((field) => ({ ...entry, field })));

const [written, stored] = ['01A1FFDD-F631-72F6-B92D-BF03024DB680', '01a1ffdd-f631-72f6-b92d-bf03024db680'];
const Fields = z.looseObject({});

describe('an id in capitals is the same id', () => {
  test('at least a minimum number of ids is checked', () => {
    expect(idFields.length).toBeGreaterThan(50);
  });

  for (const { name, input, field } of idFields) {
    test(`as ${field} of ${name}`, () => {
      const parsed = Fields.parse(input.parse({ ...exampleInput({ input }, ['value']), [field]: written }));
      expect(parsed[field]).toBe(stored);
    });
  }
});

describe('a moment that no database stores is refused', () => {
  for (const { name, input, field } of momentFields) {
    test(`as ${field} of ${name}`, () => {
      const at = (moment: string) => input.safeParse({ ...exampleInput({ input }, ['value']), [field]: moment });
      expect(at('2030-05-01T12:30:00Z').error).toBeUndefined();
      expect(at('0000-05-01T12:30:00Z').error?.issues[0]?.path).toEqual([field]);
    });
  }
});

function fieldsOf({ input }: Entry, format: string): readonly string[] {
  return Object.entries(inputShape({ input }).properties)
    .filter(([, schema]) => hasFormat(schema, format))
    .map(([field]) => field);
}

function hasFormat(schema: JsonSchema, format: string): boolean {
  if (schema.format === format) return true;
  return Array.isArray(schema.anyOf) && schema.anyOf.some((part: JsonSchema) => hasFormat(part, format));
}
