import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DateTime } from '#contract/values/date-time.ts';
import { Id } from '#contract/values/id.ts';
import { named } from '#contract/values/named.ts';
import { graphqlShapeOf } from './graphql-shape.ts';

const scalars = [
  ['ID', Id],
  ['ID', named('ID', z.string())],
  ['String', z.string().check(z.maxLength(3))],
  ['String', z.enum(['user', 'tenant_admin'])],
  ['String', z.literal('cancelled')],
  ['Int', z.int()],
  ['Float', z.number()],
  ['Boolean', z.boolean()],
  ['DateTime', DateTime],
  ['JSON', z.unknown()],
  ['JSON', z.record(z.string(), z.number())],
  ['JSON', z.union([z.string(), z.number()])],
] as const;

for (const [type, schema] of scalars) {
  test(`${schema.def.type} becomes ${type}`, () => {
    expect(graphqlShapeOf(schema)).toEqual({ type, isList: false, isNullable: false });
  });
}

test('what may be null, left out, or filled in by a default is nullable', () => {
  for (const schema of [z.nullable(Id), z.optional(Id), z._default(Id, '019600aa-0000-7000-8000-0000000000b1')])
    expect(graphqlShapeOf(schema)).toEqual({ type: 'ID', isList: false, isNullable: true });
});

test('a list keeps the type of its members, and an argument its form before it is transformed', () => {
  expect(graphqlShapeOf(z.nullable(z.array(Id)))).toEqual({ type: 'ID', isList: true, isNullable: true });
  expect(graphqlShapeOf(z.pipe(z.string(), z.transform(Number)))).toEqual({ type: 'String', isList: false, isNullable: false });
});

test('a list of values with a name is an enum, unless a value is no name of GraphQL', () => {
  const role = named('MemberRole', z.enum(['user', 'tenant_admin']));
  expect(graphqlShapeOf(z.nullable(role))).toEqual({ type: role, isList: false, isNullable: true });
  for (const values of [['firm:read'], ['true'], ['not found']]) expect(graphqlShapeOf(named('Other', z.enum(values))).type).toBe('String');
});
