import {
  ChangeTenantAdmin,
  type DeletedTenant,
  DeleteTenantAndReassign,
  DeleteTenantWithUsers,
  type TenantHead,
} from '#contract/tenants.ts';
import type { Builder, RowRef } from '#server/graphql/builder.ts';
import { inputOf } from '#server/graphql/input-of.ts';
import { listParametersOf, pageArgs, pageRef } from '#server/graphql/page-field.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import { runChange } from '#server/sync/run-change.ts';
import { changeTenantAdmin } from './change-admin.ts';
import { deleteTenantAndReassign, deleteTenantWithUsers } from './delete-tenant.ts';
import { listTenants } from './list-tenants.ts';

export function defineTenantAdminFields(builder: Builder): void {
  const Head = builder.objectRef<TenantHead>('Tenant').implement({
    description: 'A tenant as the platform owner administers it.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      subdomain: t.exposeString('subdomain'),
      customDomain: t.exposeString('customDomain', { nullable: true }),
      ownerId: t.exposeID('ownerId', { nullable: true }),
      ownerName: t.exposeString('ownerName', { nullable: true }),
      planId: t.exposeID('planId', { nullable: true }),
      planName: t.exposeString('planName', { nullable: true }),
      templateId: t.exposeID('templateId', { nullable: true }),
      status: t.exposeString('status'),
      trialEndsAt: t.expose('trialEndsAt', { type: 'DateTime', nullable: true }),
      billingEmail: t.exposeString('billingEmail', { nullable: true }),
      userCount: t.exposeInt('userCount'),
      calculatorCount: t.exposeInt('calculatorCount'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
    }),
  });
  const Page = pageRef(builder, 'TenantPage', Head);
  builder.queryField('tenants', (t) =>
    t.field({
      type: Page,
      description: 'Every tenant, the newest first.',
      args: pageArgs(builder),
      resolve: async (_root, args, { deps, principal }) => unwrap(await listTenants(deps, principal, listParametersOf(args))),
    }),
  );
  defineActs(builder, Head);
}

/** What is done at once and never queued. */
function defineActs(builder: Builder, head: RowRef<TenantHead>): void {
  const Deleted = builder.objectRef<DeletedTenant>('DeletedTenant').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      deletedUsers: t.exposeInt('deletedUsers'),
      keptUsers: t.exposeInt('keptUsers', { description: 'People who have another tenant, and platform owners.' }),
      movedUsers: t.exposeInt('movedUsers'),
    }),
  });
  builder.mutationFields((t) => ({
    changeTenantAdmin: t.field({
      type: head,
      args: { id: t.arg.id({ required: true }), newAdminId: t.arg.id({ required: true }) },
      resolve: async (_root, args, { deps, principal }) =>
        unwrap(await runChange(deps.changes, principal, (change) => changeTenantAdmin(change, inputOf(ChangeTenantAdmin, args)))),
    }),
    deleteTenantWithUsers: t.field({
      type: Deleted,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, args, { deps, principal }) =>
        unwrap(await runChange(deps.changes, principal, (change) => deleteTenantWithUsers(change, inputOf(DeleteTenantWithUsers, args)))),
    }),
    deleteTenantAndReassign: t.field({
      type: Deleted,
      args: { id: t.arg.id({ required: true }), targetTenantId: t.arg.id({ required: true }) },
      resolve: async (_root, args, { deps, principal }) =>
        unwrap(
          await runChange(deps.changes, principal, (change) => deleteTenantAndReassign(change, inputOf(DeleteTenantAndReassign, args))),
        ),
    }),
  }));
}
