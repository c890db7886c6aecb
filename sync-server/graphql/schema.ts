import type { GraphQLSchema } from 'graphql';
import { defineAuditFields } from '#server/audit/audit.graphql.ts';
import { defineBillingFields } from '#server/billing/billing.graphql.ts';
import { defineCalculatorFields } from '#server/calculators/calculators.graphql.ts';
import { defineMigrationFields } from '#server/migration/migration.graphql.ts';
import { defineOperationFields } from '#server/operations/graphql-fields.ts';
import { defineStatsFields } from '#server/stats/stats.graphql.ts';
import { defineSyncFields } from '#server/sync/sync.graphql.ts';
import { operations } from '#server/wiring/operations.ts';
import { type Builder, createBuilder } from './builder.ts';
import { capLists } from './cap-lists.ts';
import { defineMeFields } from './me.graphql.ts';

/** What each domain adds. */
const definitions: readonly ((builder: Builder) => void)[] = [
  defineMeFields,
  defineSyncFields,
  defineCalculatorFields,
  (builder) => defineOperationFields(builder, operations),
  defineBillingFields,
  defineStatsFields,
  defineMigrationFields,
  defineAuditFields,
];

export function createSchema(): GraphQLSchema {
  const builder = createBuilder();
  for (const define of definitions) define(builder);
  return capLists(builder.toSchema());
}
