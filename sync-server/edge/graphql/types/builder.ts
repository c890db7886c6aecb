import SchemaBuilder, { type ObjectRef } from '@pothos/core';
import DataloaderPlugin from '@pothos/plugin-dataloader';
import RelayPlugin from '@pothos/plugin-relay';
import type { Principal } from '#server/core/access/caller.ts';
import type { RecordRefusedAccess } from '#server/core/audit/record-refused-access.ts';
import type { BaseDeps } from '#server/core/operations/declaration.ts';
import type { RateLimiter } from '#server/core/rate-limits/rate-limiter.ts';
import type { Sync } from '#server/core/sync/sync.ts';

export interface GraphqlDeps extends BaseDeps {
  readonly sync: Pick<Sync, 'push' | 'pull' | 'known' | 'heads' | 'through'>;
  readonly limiter: Pick<RateLimiter, 'take'>;
  readonly onRefused: RecordRefusedAccess;
}

export interface GraphqlContext {
  readonly principal: Principal;
  /** Network address of the request, for rate limits by address. */
  readonly address: string;
  /** Filled by the counted fields: rate-limit headers of the answer, as over REST. */
  readonly limitHeaders: Record<string, string>;
  /** Rows that the lists of the request may still answer. */
  readonly rows: { left: number };
  readonly deps: GraphqlDeps;
}

export interface Types {
  Context: GraphqlContext;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    /** A moment in ISO 8601, in UTC. */
    DateTime: { Input: string; Output: Date };
    JSON: { Input: unknown; Output: unknown };
  };
}

/** Each domain adds its own fields to a fresh builder, so that a schema can be built more than once. */
export function createBuilder() {
  const builder = new SchemaBuilder<Types>({
    defaultFieldNullability: false,
    plugins: [RelayPlugin, DataloaderPlugin],
    relay: { cursorType: 'String', nodeQueryOptions: false, nodesQueryOptions: false },
  });
  builder.scalarType('JSON', { description: 'Any JSON value.', serialize: (value) => value, parseValue: (value) => value });
  builder.scalarType('DateTime', {
    description: 'A moment, as ISO 8601 in UTC.',
    serialize: (value) => value.toISOString(),
    parseValue: (value) => String(value),
  });
  builder.queryType({});
  builder.mutationType({});
  builder.subscriptionType({});
  return builder;
}

export type Builder = ReturnType<typeof createBuilder>;

/** An object type of this schema, passed from one definition to another. */
export type RowRef<Row> = ObjectRef<PothosSchemaTypes.ExtendDefaultTypes<Types>, Row>;
