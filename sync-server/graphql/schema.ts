import type { GraphQLSchema } from 'graphql';
import type { AnyOperation } from '#server/operations/operation.ts';
import { createBuilder } from './builder.ts';
import { capLists } from './gate/cap-lists.ts';
import { defineOperationFields } from './graphql-fields.ts';
import { defineSyncFields } from './sync.graphql.ts';

/** The schema of replication and of the declared operations. */
export function createSchema(operations: readonly AnyOperation[]): GraphQLSchema {
  const builder = createBuilder();
  defineSyncFields(builder);
  defineOperationFields(builder, operations);
  return capLists(builder.toSchema());
}
