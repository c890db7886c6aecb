import { accessTexts } from '#contract/people/access.ts';
import { DeletionLoss, TenantId } from '#contract/tenants/tenants.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { scopeOf } from '#server/core/access/caller.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { exampleProfile } from '#server/core/tenant-summaries/example-tenant.ts';

/** The counts that the delete wizard shows before anything is deleted. They follow the rules of the deletion itself. */
export const readDeletionLoss = defineOperation({
  name: 'tenants.list',
  id: 'readDeletionLoss',
  summary: 'Number of people, calculators, invitations, and pages that a deletion of a tenant removes',
  input: TenantId,
  output: DeletionLoss,
  object: ({ id }) => ({ tenantId: id }),
  rest: {
    method: 'GET',
    path: '/api/admin/tenants/{id}/deletion-loss',
    example: { id: exampleProfile.id, deletedUsers: 2, keptUsers: 1, calculators: 12, pendingInvitations: 3, landingPages: 1 },
  },
  graphql: { query: 'deletionLoss' },
  read: ({ deps, caller }, { id }) =>
    deps.db.reading(scopeOf(caller), async (tx) => {
      const tenant = await tx.tenant.findUnique({
        where: { id },
        select: {
          _count: {
            select: {
              memberships: true,
              calculators: { where: { isEnabled: true } },
              invitations: { where: { status: 'pending', expiresAt: { gt: deps.clock() } } },
              landingPages: true,
            },
          },
        },
      });
      if (tenant === null) return refused('NotFound', accessTexts.notFound);
      const { memberships, calculators, invitations: pendingInvitations, landingPages } = tenant._count;
      const deletedUsers = await tx.user.count({
        where: {
          id: { not: caller.userId },
          role: { not: 'platform_owner' },
          memberships: { some: { tenantId: id }, every: { tenantId: id } },
        },
      });
      return done({ id, deletedUsers, keptUsers: memberships - deletedUsers, calculators, pendingInvitations, landingPages });
    }),
});
