import type { GraphQLSchema } from 'graphql';
import { defineOperationFields } from '#server/operations/graphql-fields.ts';
import { defineSyncFields } from '#server/sync/sync.graphql.ts';
import { operations } from '#server/wiring/operations.ts';
import { type Builder, createBuilder } from './builder.ts';
import { capLists } from './cap-lists.ts';

/** What each domain adds. */
const definitions: readonly ((builder: Builder) => void)[] = [defineSyncFields, (builder) => defineOperationFields(builder, operations)];

export function createSchema(): GraphQLSchema {
  const builder = createBuilder();
  for (const define of definitions) define(builder);
  return capLists(builder.toSchema());
}
