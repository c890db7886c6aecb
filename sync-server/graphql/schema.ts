import type { GraphQLSchema } from 'graphql';
import { defineCalculatorFields } from '#server/calculators/calculators.graphql.ts';
import { defineSyncFields } from '#server/sync/sync.graphql.ts';
import { defineTenantReadFields } from '#server/tenants/tenants.graphql.ts';
import { type Builder, createBuilder } from './builder.ts';
import { capLists } from './cap-lists.ts';
import { defineMeField } from './me.graphql.ts';

/** What each domain adds. */
const definitions: readonly ((builder: Builder) => void)[] = [
  defineMeField,
  defineSyncFields,
  defineCalculatorFields,
  defineTenantReadFields,
];

export function createSchema(): GraphQLSchema {
  const builder = createBuilder();
  for (const define of definitions) define(builder);
  return capLists(builder.toSchema());
}
