import { accessTexts } from '#contract/people/access.ts';
import { TeamOf, TenantUser } from '#contract/people/users.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { listScopeOf } from '#server/core/access/caller.ts';
import type { Tx } from '#server/core/data/database.ts';
import type { ShortList } from '#server/core/http/requests/cut-rows.ts';
import type { ListParameters } from '#server/core/http/requests/list-page.ts';
import { pagesOfEach } from '#server/core/http/requests/pages-of-each.ts';
import type { Reading } from '#server/core/operations/declaration.ts';
import { defineList } from '#server/core/operations/define-list.ts';
import { examplePerson, exampleTenant } from './example-person.ts';

/** Search, sorting, and paging of the members of all tenants. */
const list: ShortList<TenantUser> = {
  keys: { tenantName: ({ tenantName, email }) => `${tenantName.toLowerCase()} ${email}`, email: ({ email }) => email },
  usual: { field: 'tenantName', direction: 'asc' },
  idOf: ({ id, tenantId }) => `${tenantId} ${id}`,
  textOf: ({ email, firstName, lastName, tenantName }) => `${email} ${firstName ?? ''} ${lastName ?? ''} ${tenantName}`,
};

/** By tenant and address: candidates for the tenant's administrator. */
export const listTenantUsers = defineList({
  name: 'users.tenantUsers',
  id: 'listTenantUsers',
  summary: 'The members of every tenant, or of the one that is named',
  input: TeamOf,
  row: TenantUser,
  rest: { method: 'GET', path: '/api/admin/tenant-users', example: { ...examplePerson, ...exampleTenant, role: 'user' } },
  graphql: { query: 'tenantUsers' },
  list,
  rows: async ({ deps, caller }, { tenant }) => {
    return deps.db.reading(listScopeOf(caller), async (tx) => {
      if (tenant !== undefined && (await tx.tenant.count({ where: { id: tenant } })) === 0)
        return refused('NotFound', accessTexts.notFound);
      return done(await membersOf(tx, tenant === undefined ? undefined : [tenant]));
    });
  },
});

/** The members of these tenants, or of all. */
async function membersOf(tx: Tx, tenantIds: readonly string[] | undefined): Promise<readonly TenantUser[]> {
  const memberships = await tx.membership.findMany({
    where: tenantIds === undefined ? {} : { tenantId: { in: [...tenantIds] } },
    orderBy: [{ tenant: { name: 'asc' } }, { tenantId: 'asc' }, { user: { email: 'asc' } }],
    select: {
      tenantId: true,
      role: true,
      tenant: { select: { name: true } },
      user: { select: { id: true, email: true, firstName: true, lastName: true, isActive: true } },
    },
  });
  return memberships.map(({ user, role, tenantId, tenant: { name } }) => ({ ...user, role, tenantId, tenantName: name }));
}

/** A page of the members of each tenant. */
export async function membersOfEach({ deps, caller }: Reading, tenantIds: readonly string[], cut: ListParameters) {
  const members = await deps.db.reading(listScopeOf(caller), (tx) => membersOf(tx, tenantIds));
  return pagesOfEach(members, tenantIds, cut, list);
}
