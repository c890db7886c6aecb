import type { GraphQLSchema } from 'graphql';
import { defineAcceptFields } from '#server/accept/accept.graphql.ts';
import { defineInvitationFields } from '#server/invitations/invitations.graphql.ts';
import { defineOperationFields } from '#server/operations/graphql-fields.ts';
import { defineSyncFields } from '#server/sync/sync.graphql.ts';
import { defineTenantAdminFields } from '#server/tenants/tenant-admin.graphql.ts';
import { defineTenantSettingsFields } from '#server/tenants/tenant-settings.graphql.ts';
import { defineTenantReadFields } from '#server/tenants/tenants.graphql.ts';
import { defineUserFields } from '#server/users/users.graphql.ts';
import { operations } from '#server/wiring/operations.ts';
import { type Builder, createBuilder } from './builder.ts';
import { capLists } from './cap-lists.ts';

/** What each domain adds. */
const definitions: readonly ((builder: Builder) => void)[] = [
  defineSyncFields,
  defineTenantReadFields,
  defineTenantAdminFields,
  defineTenantSettingsFields,
  defineUserFields,
  defineInvitationFields,
  defineAcceptFields,
  (builder) => defineOperationFields(builder, operations),
];

export function createSchema(): GraphQLSchema {
  const builder = createBuilder();
  for (const define of definitions) define(builder);
  return capLists(builder.toSchema());
}
