import type { GraphQLSchema } from 'graphql';
import type { Relation } from '#server/core/operations/define-relation.ts';
import type { AnyOperation } from '#server/core/operations/operation.ts';
import { defineErrorCodes } from './error-codes.ts';
import { capLists } from './gate/cap-lists.ts';
import { defineOperationFields } from './graphql-fields.ts';
import { createGraphqlTypes } from './graphql-types.ts';
import { defineRelationFields } from './relation-fields.ts';
import { defineSyncFields } from './sync.graphql.ts';
import { createBuilder } from './types/builder.ts';

/** The schema of replication, of the declared operations, and of the relations between their rows. */
export function createSchema(operations: readonly AnyOperation[], relations: readonly Relation[]): GraphQLSchema {
  const builder = createBuilder();
  defineSyncFields(builder);
  defineErrorCodes(builder);
  const types = createGraphqlTypes(builder);
  defineOperationFields(builder, types, operations);
  defineRelationFields(builder, types, relations);
  return capLists(builder.toSchema());
}
