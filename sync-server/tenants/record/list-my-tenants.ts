import { MyTenant } from '#contract/tenants/tenant-info.ts';
import { done } from '#contract/values/outcome.ts';
import { scopeOf } from '#server/core/access/caller.ts';
import type { ShortList } from '#server/core/http/requests/cut-rows.ts';
import { NoInput } from '#server/core/operations/declaration.ts';
import { defineList } from '#server/core/operations/define-list.ts';
import { exampleOwnTenant } from './example-own-tenant.ts';

/** Search, sorting, and paging of a person’s tenants. */
const list: ShortList<MyTenant> = {
  keys: { createdAt: ({ createdAt }) => createdAt, name: ({ name }) => name.toLowerCase() },
  usual: { field: 'createdAt', direction: 'desc' },
  idOf: ({ id }) => id,
  textOf: ({ name, subdomain }) => `${name} ${subdomain}`,
};

export const listMyTenants = defineList({
  name: 'tenants.mine',
  id: 'listMyTenants',
  summary: 'The tenants of the caller, the most recently created first',
  input: NoInput,
  row: MyTenant,
  rest: {
    method: 'GET',
    path: '/api/tenants/my-tenants',
    example: { ...exampleOwnTenant, role: 'tenant_admin', planName: 'Starter' },
  },
  graphql: { query: 'myTenants' },
  list,
  rows: async ({ deps, caller }) => {
    const memberships = await deps.db.reading(scopeOf(caller), (tx) =>
      tx.membership.findMany({
        where: { userId: caller.userId, tenantId: { in: caller.memberships.map((membership) => membership.tenantId) } },
        orderBy: [{ tenant: { createdAt: 'desc' } }, { tenantId: 'desc' }],
        select: {
          role: true,
          tenant: {
            select: {
              id: true,
              name: true,
              subdomain: true,
              customDomain: true,
              status: true,
              trialEndsAt: true,
              createdAt: true,
              plan: { select: { name: true } },
            },
          },
        },
      }),
    );
    return done(
      memberships.map(({ role, tenant: { plan, trialEndsAt, createdAt, ...tenant } }) => ({
        ...tenant,
        role,
        planName: plan?.name ?? null,
        trialEndsAt: trialEndsAt?.toISOString() ?? null,
        createdAt: createdAt.toISOString(),
      })),
    );
  },
});
