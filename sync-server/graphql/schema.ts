import type { GraphQLSchema } from 'graphql';
import { operations } from '#server/wiring/operations.ts';
import { type Builder, createBuilder } from './builder.ts';
import { capLists } from './cap-lists.ts';
import { defineOperationFields } from './graphql-fields.ts';
import { defineSyncFields } from './sync.graphql.ts';

/** The additions of each domain. */
const definitions: readonly ((builder: Builder) => void)[] = [defineSyncFields, (builder) => defineOperationFields(builder, operations)];

export function createSchema(): GraphQLSchema {
  const builder = createBuilder();
  for (const define of definitions) define(builder);
  return capLists(builder.toSchema());
}
