import * as z from 'zod/mini';

type Nulls<Row> = { readonly [Name in keyof Row as null extends Row[Name] ? Name : never]: null };

/** null for each field that may be null: an example of an answer states the others. */
export function nullsOf<Schema extends z.ZodMiniObject>(schema: Schema): Nulls<z.output<Schema>> {
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.def.shape;
  const nullable = Object.entries(shape).filter(([, member]) => z.safeParse(member, null).success);
  const nulls = Object.fromEntries(nullable.map(([name]) => [name, null]));
  if (!areNulls(nulls, schema)) throw new Error('A field that may be null is missing.');
  return nulls;
}

function areNulls<Schema extends z.ZodMiniObject>(nulls: object, schema: Schema): nulls is Nulls<z.output<Schema>> {
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.def.shape;
  return Object.entries(shape).every(([name, member]) => Object.hasOwn(nulls, name) === z.safeParse(member, null).success);
}
