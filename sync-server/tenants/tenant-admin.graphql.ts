import {
  type BuriedTenant,
  ChangeTenantAdmin,
  type DeletedTenant,
  DeleteTenantAndReassign,
  DeleteTenantWithUsers,
  type RestoredTenant,
  RestoreTenant,
  type TenantHead,
} from '#contract/tenants.ts';
import type { Builder, RowRef } from '#server/graphql/builder.ts';
import { inputOf } from '#server/graphql/input-of.ts';
import { listParametersOf, pageArgs, pageRef } from '#server/graphql/page-field.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import { cutRows } from '#server/http/cut-rows.ts';
import { runChange } from '#server/sync/run-change.ts';
import { changeTenantAdmin } from './change-admin.ts';
import { deleteTenantAndReassign, deleteTenantWithUsers } from './delete-tenant.ts';
import { buriedList, listBuried } from './list-buried.ts';
import { listTenants } from './list-tenants.ts';
import { restoreTenant } from './restore-tenant.ts';

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
  defineWayBack(builder);
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

/** What a deletion leaves behind for a while. */
function defineWayBack(builder: Builder): void {
  const Buried = builder.objectRef<BuriedTenant>('BuriedTenant').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      subdomain: t.exposeString('subdomain'),
      deletedAt: t.expose('deletedAt', { type: 'DateTime' }),
      purgeAfter: t.expose('purgeAfter', { type: 'DateTime', description: 'After this moment it cannot be restored.' }),
    }),
  });
  const Restored = builder.objectRef<RestoredTenant>('RestoredTenant').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      subdomain: t.exposeString('subdomain'),
      restoredUsers: t.exposeInt('restoredUsers'),
      memberships: t.exposeInt('memberships'),
      subscriptionEnded: t.exposeBoolean('subscriptionEnded'),
    }),
  });
  const Page = pageRef(builder, 'BuriedTenantPage', Buried);
  builder.queryField('deletedTenants', (t) =>
    t.field({
      type: Page,
      description: 'The deleted tenants that can still be brought back, the latest first.',
      args: pageArgs(builder),
      resolve: async (_root, args, { deps, principal }) =>
        unwrap(cutRows(await listBuried(deps, principal), listParametersOf(args), buriedList)),
    }),
  );
  builder.mutationField('restoreTenant', (t) =>
    t.field({
      type: Restored,
      description: 'Brings a deleted tenant back within thirty days, after a fresh sign-in.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, args, { deps, principal }) =>
        unwrap(await runChange(deps.changes, principal, (change) => restoreTenant(change, inputOf(RestoreTenant, args)))),
    }),
  );
}
