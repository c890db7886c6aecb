import type { Relation } from '#server/core/operations/define-relation.ts';
import type { AnyOperation } from '#server/core/operations/operation.ts';
import { domains } from './domains.ts';
import type { OperationDeps } from './service-deps.ts';

/** Every declared operation. REST calls, GraphQL fields, commands, and documentation follow from this list. */
export const operations: readonly AnyOperation<OperationDeps>[] = domains.flatMap((domain) => domain.operations ?? []);

/** Every relation between rows, for GraphQL. */
export const relations: readonly Relation[] = domains.flatMap((domain) => domain.relations ?? []);
